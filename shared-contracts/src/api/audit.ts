import { recordModuleLabels } from '../modules/record-modules.ts';

/** Labels of the actions in the audit log, by stored name (product §6). */
export const auditActionLabels = {
  create: 'Ekleme',
  update: 'Güncelleme',
  delete: 'Silme',
  restore: 'Geri yükleme',
  purge: 'Kalıcı silme',
  order: 'Sıralama',
  enable: 'Etkinleştirme',
  disable: 'Devre dışı bırakma',
  'reset-password': 'Şifre sıfırlama',
  'password-reset-link': 'Şifre bağlantısı isteme',
  'accept-invitation': 'Davet kabulü',
  'sign-in': 'Giriş',
  'sign-out': 'Çıkış',
  'change-password': 'Şifre değiştirme',
  'confirm-password': 'Şifre doğrulama',
  'second-factor': 'İkinci adım',
  passkey: 'Geçiş anahtarı',
  'known-browser': 'Tarayıcı tanıtma',
  'extend-session': 'Oturum uzatma',
  'end-session': 'Oturum kapatma',
  'rotate-secret': 'Anahtar değişimi',
  export: 'Dışa aktarma',
  import: 'İçe aktarma',
  read: 'Görüntüleme',
  send: 'Gönderme',
  'send-for-review': 'İncelemeye gönderme',
  'return-draft': 'İncelemeden geri gönderme',
  'withdraw-review': 'İncelemeden geri çekme',
  access: 'Yetkisiz erişim',
  throttle: 'Deneme sınırı',
} as const;

/** Stored name of an action in the audit log. */
export type AuditAction = keyof typeof auditActionLabels;

/** Labels of the results in the audit log. */
export const auditResultLabels = { done: 'Başarılı', failed: 'Başarısız', refused: 'Reddedildi' } as const;

/** Stored name of a result in the audit log. */
export type AuditResult = keyof typeof auditResultLabels;

/** Labels of the record kinds in the audit log. Show a kind without a label by its stored name. */
export const auditEntityLabels: Readonly<Record<string, string>> = {
  article: 'Makale',
  contract: 'Sözleşme',
  'page-contents': 'Sayfa içeriği',
  'page-meta': 'Sayfa başlığı',
  'page-header': 'Sayfanın üstü',
  menu: 'Menü',
  'search-index': 'Arama dizini',
  'page-sections': 'Sabit sayfa',
  'site-page': 'Sayfa',
  announcement: 'Duyuru',
  project: 'Proje',
  person: 'Kişi',
  opening: 'İş ilanı',
  document: 'Doküman',
  'article-category': 'Makale kategorisi',
  newsletter: 'Bülten',
  'newsletter-subscription': 'Bülten aboneliği',
  'newsletter-letter': 'Bülten mektubu',
  'home-section': 'Anasayfa bölümü',
  slider: 'Slider',
  certificate: 'Sertifika',
  'main-category': 'Ana kategori',
  category: 'Kategori',
  product: 'Ürün',
  media: 'Medya',
  download: 'İndirilecek dosya',
  'contact-information': 'Şirket bilgisi',
  'social-media': 'Sosyal medya',
  'company-facts': 'Yasal bilgiler',
  'company-announcement': 'Yasal ilan',
  'site-settings': 'Entegrasyonlar',
  branding: 'Görünüm',
  language: 'Dil',
  redirect: 'Yönlendirme',
  'site-import': 'Başka sitenin içe aktarılması',
  'working-copy': 'Taslak',
  'scheduled-publication': 'Zamanlanmış yayın',
  'preview-link': 'Önizleme bağlantısı',
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
  invitation: 'Davet',
  role: 'Rol',
  account: 'Hesap',
  session: 'Oturum',
  secret: 'Gizli anahtar',
  right: 'Yetki',
  csrf: 'Süresi dolmuş sayfa',
  audit: 'Kayıtlar',
  trash: 'Çöp kutusu',
  'publish-token': 'Yayın anahtarı',
  'release-pipeline': 'Güvenilen yayın hattı',
  'api-key': 'API anahtarı',
  webhook: 'Web kancası',
  release: 'Sürüm',
  'release-policy': 'Yayın kuralı',
  'release-link': 'Sürüm bağlantısı',
  remote: 'Birim',
  ...recordModuleLabels,
};

/** Row of `GET /api/admin/audit/people`: a user who may appear as actor in the audit log. */
export interface AuditPerson {
  id: number;
  name: string;
}

/** Way from an entry of the audit log to the version in the history. */
export interface AuditVersion {
  /** Key of the record in the history: its id, or the name of a record that has none. */
  record: string;
  number: number;
  /** Screen of the panel that edits the record. */
  screen: string;
}

/** Row of `GET /api/admin/audit`. */
export interface AuditRow {
  id: number;
  at: string;
  /** User who performed the action; null when the user was not known at that time. */
  actor: { id: number; name: string } | null;
  action: AuditAction;
  result: AuditResult;
  entity: string;
  entity_id: number | null;
  title: string;
  /** Names of the changed fields, never their values. */
  fields: string[];
  /** Labels of the changed fields as the history knows them; absent without a version. */
  changed?: string[];
  /** Version that the write has stored, for readers who may edit the record. */
  version?: AuditVersion;
  request_id: string;
  /** Network prefix of the IP address of the request; empty for actions without a request. */
  address: string;
}

/** Query parameters that filter the list and its export. `from` and `to` are dates in Istanbul time, both inclusive. */
export type AuditFilter = 'person' | 'operation' | 'entity' | 'result' | 'from' | 'to' | 'search';
