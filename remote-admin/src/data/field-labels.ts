import { languageAbbr } from '@vitrin/shared-contracts/languages';
import type { AnyRecord } from '@vitrin/shared-contracts/records/define-record';
import type { FieldSet } from '@vitrin/shared-contracts/records/field';
import { recordDefinitions } from '@vitrin/shared-contracts/records/record-definitions';

/** Labels of the fields that the audit log names, besides those that a record declares. */
const labels: Readonly<Record<string, string>> = {
  active: 'durum',
  assignee: 'sorumlu',
  brand: 'marka',
  check: 'okundu bilgisi',
  colour: 'renk',
  contact: 'iletişim mesajları',
  content: 'içerik',
  contract_kind: 'sözleşme türü',
  companyName: 'sitedeki ad',
  cover: 'kapak görseli',
  favIcoLogoPath: 'tarayıcı simgesi',
  mainColor: 'ana renk',
  mainLogoPath: 'logo',
  picture: 'görsel',
  pictures: 'görseller',
  projectCompanyName: 'paneldeki ad',
  projectCompanyUrl: 'şirket bağlantısı',
  secondColor: 'ikinci renk',
  secondLogoPath: 'koyu zemin logosu',
  cv: 'özgeçmiş',
  'data-requests': 'KVKK başvuruları',
  description: 'açıklama',
  email: 'e-posta',
  fb_pixel_script: 'Facebook pikseli',
  focus: 'odak noktası',
  folder: 'klasör',
  from_email: 'gönderen adresi',
  from_name: 'gönderen adı',
  google_script: 'Google',
  'human-resources': 'iş başvuruları',
  keywords: 'anahtar sözcükler',
  kind: 'tür',
  labels: 'etiketler',
  lang: 'dil',
  mails: 'e-postalar',
  media: 'görseller',
  message: 'ileti',
  name: 'ad',
  notes: 'notlar',
  notifications: 'bildirimler',
  outcome: 'sonuç',
  page_lang: 'sabit metinler',
  passkey_name: 'geçiş anahtarının adı',
  passkeys: 'geçiş anahtarları',
  password: 'şifre',
  pool: 'aday havuzu',
  quarantine: 'karantina',
  queue: 'sıra',
  received_on: 'alındığı gün',
  recovery_codes: 'kurtarma kodları',
  replies: 'yanıtlar',
  reply_to: 'yanıt adresi',
  role_group: 'rol',
  second_factor_required: 'iki adımlı giriş zorunluluğu',
  schedules: 'zamanlanmış yayınlar',
  'preview-links': 'önizleme bağlantıları',
  'release-links': 'sürüm bağlantıları',
  'api-keys': 'API anahtarları',
  'publish-keys': 'yayın anahtarları',
  pipelines: 'güvenilen yayın hatları',
  webhooks: 'web kancaları',
  stage: 'aşama',
  state: 'durum',
  status: 'durum',
  subject: 'konu',
  support_email: 'destek adresi',
  text: 'metin',
  title: 'başlık',
  totp: 'doğrulama uygulaması',
  url: 'adres',
  visits: 'ziyaret sayıları',
  yandex_script: 'Yandex',
};

/** Returns the label of one field, as a heading; its name if it has no label. */
export function labelOfField(name: string): string {
  const label = labels[name] ?? name;
  return label.slice(0, 1).toLocaleUpperCase('tr') + label.slice(1);
}

const languageNames = new Intl.DisplayNames('tr', { type: 'language' });

/**
 * Returns labels such as 'kapak görseli, Türkçe metin'; a field without a label is listed by its name.
 * @param entity - kind of the record, whose declaration names its fields
 */
export function fieldsText(fields: readonly string[], entity: string): string {
  const definition = recordDefinitions.get(entity);
  return [...new Set(fields.map((field) => fieldText(field, definition)))].join(', ');
}

function fieldText(path: string, definition: AnyRecord | undefined): string {
  const [first = '', lang = '', name] = path.split('.');
  if (first !== 'translations' && first !== 'alts') return sharedText(path, definition);
  if (name === undefined) return languageText(lang, first === 'alts' ? 'alternatif metin' : 'metin');
  return languageText(lang, labelIn(definition?.translated, name) ?? name);
}

/** A changed language of the static texts is listed by its abbreviation. */
function sharedText(name: string, definition: AnyRecord | undefined): string {
  return labelIn(definition?.shared, name) ?? (languageAbbr.test(name) ? languageText(name) : name);
}

/** Returns the label of a field as it stands within a sentence. */
function labelIn(fields: FieldSet | undefined, name: string): string | undefined {
  const label = fields?.[name]?.label;
  return label === undefined ? labels[name] : label.slice(0, 1).toLocaleLowerCase('tr') + label.slice(1);
}

/** Returns a label such as 'Türkçe metin'. */
function languageText(lang: string, noun = 'metin'): string {
  return lang ? `${languageNames.of(lang) ?? lang} ${noun}` : noun;
}
