import { languageAbbr } from '@vitrin/shared-contracts/languages';

/** Labels of the fields that the audit log and version conflicts name. */
const labels: Readonly<Record<string, string>> = {
  active: 'durum',
  assignee: 'sorumlu',
  brand: 'marka',
  category_id: 'kategori',
  check: 'okundu bilgisi',
  code: 'kod',
  colour: 'renk',
  contact: 'iletişim mesajları',
  content: 'içerik',
  content_data: 'içerik',
  contract_kind: 'sözleşme türü',
  companyName: 'sitedeki ad',
  cover: 'kapak görseli',
  cover_id: 'kapak görseli',
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
  document: 'metin',
  email: 'e-posta',
  fb_pixel_script: 'Facebook pikseli',
  focus: 'odak noktası',
  folder: 'klasör',
  from_email: 'gönderen adresi',
  from_name: 'gönderen adı',
  google_script: 'Google',
  'human-resources': 'iş başvuruları',
  icon_name: 'simge',
  keywords: 'anahtar sözcükler',
  kind: 'tür',
  labels: 'etiketler',
  lang: 'dil',
  link_url: 'bağlantı',
  mails: 'e-postalar',
  main_category_id: 'ana kategori',
  media: 'görseller',
  media_id: 'görsel',
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
  published_at: 'yayın tarihi',
  quarantine: 'karantina',
  queue: 'sıra',
  received_on: 'alındığı gün',
  recovery_codes: 'kurtarma kodları',
  replies: 'yanıtlar',
  reply_to: 'yanıt adresi',
  role_group: 'rol',
  second_factor_required: 'iki adımlı giriş zorunluluğu',
  section: 'bölüm',
  schedules: 'zamanlanmış yayınlar',
  'preview-links': 'önizleme bağlantıları',
  'release-links': 'sürüm bağlantıları',
  'api-keys': 'API anahtarları',
  'publish-keys': 'yayın anahtarları',
  pipelines: 'güvenilen yayın hatları',
  webhooks: 'web kancaları',
  seo_description: 'arama açıklaması',
  seo_name: 'sayfa adresi',
  seo_title: 'arama başlığı',
  source: 'eski adres',
  stage: 'aşama',
  state: 'durum',
  status: 'durum',
  subject: 'konu',
  summary: 'özet',
  support_email: 'destek adresi',
  target: 'yeni adres',
  text: 'metin',
  title: 'başlık',
  totp: 'doğrulama uygulaması',
  transporter_types: 'türler',
  uri: 'adres',
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

/** Returns labels such as 'kapak görseli, Türkçe metin'; a field without a label is listed by its name. */
export function fieldsText(fields: readonly string[]): string {
  return [...new Set(fields.map(fieldText))].join(', ');
}

function fieldText(field: string): string {
  const [first = '', lang = '', name] = field.split('.');
  if (first !== 'translations' && first !== 'alts')
    return labels[field] ?? (languageAbbr.test(field) ? languageText(field) : field);
  if (name !== undefined) return languageText(lang, labels[name] ?? name);
  return languageText(lang, first === 'alts' ? 'alternatif metin' : 'metin');
}

/** Returns a label such as 'Türkçe metin'. */
function languageText(lang: string, noun = 'metin'): string {
  return lang ? `${languageNames.of(lang) ?? lang} ${noun}` : noun;
}
