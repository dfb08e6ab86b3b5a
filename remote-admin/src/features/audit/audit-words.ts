import {
  auditActionLabels,
  auditEntityLabels,
  type AuditAction,
  type AuditFilter,
  type AuditRow,
} from 'shared-contracts/audit';

/** What the filters are called in the screen's address. */
export const addressNames: Readonly<Record<Exclude<AuditFilter, 'search'>, string>> = {
  person: 'kisi',
  operation: 'islem',
  entity: 'konu',
  result: 'sonuc',
  from: 'ilk',
  to: 'son',
};

/** Fields that people know by another name than the records do. */
const fieldLabels: Readonly<Record<string, string>> = {
  name: 'ad',
  email: 'e-posta',
  role_group: 'rol',
  active: 'durum',
  password: 'şifre',
  totp: 'doğrulama uygulaması',
  recovery_codes: 'kurtarma kodları',
  passkeys: 'geçiş anahtarları',
  passkey_name: 'geçiş anahtarının adı',
  second_factor_required: 'iki adımlı giriş zorunluluğu',
  queue: 'sıra',
  title: 'başlık',
  kind: 'tür',
  google_script: 'Google',
  yandex_script: 'Yandex',
  fb_pixel_script: 'Facebook pikseli',
  keywords: 'anahtar kelimeler',
  state: 'durum',
  outcome: 'sonuç',
  text: 'metin',
  received_on: 'alındığı gün',
  contact: 'iletişim mesajları',
  'human-resources': 'iş başvuruları',
  pool: 'aday havuzu',
  mails: 'e-postalar',
  visits: 'ziyaret sayıları',
  'data-requests': 'KVKK başvuruları',
  message: 'ileti',
  cv: 'özgeçmiş',
  replies: 'yanıtlar',
};

export function fieldsText(fields: readonly string[]): string {
  return fields.map((field) => fieldLabels[field] ?? field.replace(/^translations\./, 'dil: ')).join(', ');
}

function entityText(entity: string): string {
  return auditEntityLabels[entity] ?? entity;
}

/** Refusals stand alone; everything else is told of a record. */
const withoutEntity: ReadonlySet<AuditAction> = new Set(['sign-in', 'sign-out', 'throttle']);

export function deedText({ action, entity }: AuditRow): string {
  const deed = auditActionLabels[action] ?? action;
  return withoutEntity.has(action) ? deed : `${deed} · ${entityText(entity)}`;
}

export function actorText({ actor }: AuditRow): string {
  return actor?.name ?? 'Bilinmeyen kişi';
}
