import { recordModuleLabels } from '../modules/record-modules.ts';

/** What the log of the panel tells of, by the name it is stored under (product §6). */
export const auditActionLabels = {
  create: 'Ekleme',
  update: 'Güncelleme',
  delete: 'Silme',
  order: 'Sıralama',
  enable: 'Etkinleştirme',
  disable: 'Devre dışı bırakma',
  'reset-password': 'Şifre sıfırlama',
  'sign-in': 'Giriş',
  'sign-out': 'Çıkış',
  'change-password': 'Şifre değiştirme',
  'confirm-password': 'Şifre doğrulama',
  'second-factor': 'İkinci adım',
  passkey: 'Geçiş anahtarı',
  'known-browser': 'Tarayıcı tanıtma',
  'extend-session': 'Oturum uzatma',
  'end-session': 'Oturum kapatma',
  export: 'Dışa aktarma',
  read: 'Görüntüleme',
  send: 'Gönderme',
  access: 'Yetkisiz erişim',
  throttle: 'Deneme sınırı',
} as const;

export type AuditAction = keyof typeof auditActionLabels;

export const auditResultLabels = { done: 'Başarılı', failed: 'Başarısız', refused: 'Reddedildi' } as const;

export type AuditResult = keyof typeof auditResultLabels;

/** What people call the kinds of records that the log names; another kind is shown by its own name. */
export const auditEntityLabels: Readonly<Record<string, string>> = {
  article: 'Makale',
  contract: 'Sözleşme',
  'page-contents': 'Sayfa içeriği',
  'page-meta': 'Sayfa başlığı',
  'home-section': 'Anasayfa bölümü',
  slider: 'Slider',
  certificate: 'Sertifika',
  'main-category': 'Ana kategori',
  category: 'Kategori',
  product: 'Ürün',
  media: 'Medya',
  'contact-information': 'Şirket bilgisi',
  'social-media': 'Sosyal medya',
  'site-settings': 'Entegrasyonlar',
  branding: 'Görünüm',
  language: 'Dil',
  redirect: 'Yönlendirme',
  contact: 'İletişim mesajı',
  'human-resources': 'İş başvurusu',
  'message-label': 'İleti etiketi',
  'reply-template': 'Yanıt şablonu',
  mail: 'E-posta',
  'spam-rules': 'İstenmeyen ileti kuralları',
  'data-request': 'KVKK başvurusu',
  'personal-data': 'Kişisel veri',
  retention: 'Saklama süreleri',
  destruction: 'Verilerin yok edilmesi',
  support: 'Destek talebi',
  user: 'Kullanıcı',
  account: 'Hesap',
  session: 'Oturum',
  right: 'Yetki',
  csrf: 'Süresi dolmuş sayfa',
  audit: 'Kayıtlar',
  'publish-token': 'Yayın anahtarı',
  release: 'Sürüm',
  remote: 'Birim',
  ...recordModuleLabels,
};

/** A row of GET /api/admin/audit/people: who can stand in the log. */
export interface AuditPerson {
  id: number;
  name: string;
}

/** A row of GET /api/admin/audit. */
export interface AuditRow {
  id: number;
  at: string;
  /** Null: nobody who was known then. */
  actor: { id: number; name: string } | null;
  action: AuditAction;
  result: AuditResult;
  entity: string;
  entity_id: number | null;
  title: string;
  /** Names of the fields that were changed, never what they held. */
  fields: string[];
  request_id: string;
  /** The net that it came from; empty where no request is behind it. */
  address: string;
}

/** Filters of the list and its export, as they stand in the address; days are those of Istanbul, both included. */
export type AuditFilter = 'person' | 'operation' | 'entity' | 'result' | 'from' | 'to' | 'search';
