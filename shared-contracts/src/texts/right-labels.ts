import { recordModuleLabels } from '../modules/record-modules.ts';
import type { Right } from '../rules/rights.ts';

/** Labels of what rights are about, by the first part of their names. */
export const rightSubjectLabels: Readonly<Record<string, string>> = {
  dashboard: 'İstatistikler',
  account: 'Hesabım',
  support: 'Destek',
  articles: 'Makaleler',
  contracts: 'Sözleşmeler',
  pages: 'Sayfa içerikleri',
  'page-meta': 'Sayfa başlıkları',
  media: 'Medya',
  sliders: 'Slider',
  certificates: 'Sertifikalar',
  'home-sections': 'Anasayfa bölümleri',
  catalogue: 'Katalog',
  'contact-information': 'Şirket bilgileri',
  'social-media': 'Sosyal medya',
  'site-settings': 'Entegrasyonlar',
  branding: 'Görünüm',
  redirects: 'Yönlendirmeler',
  languages: 'Diller',
  translations: 'Çeviriler',
  trash: 'Çöp kutusu',
  visits: 'Ziyaretler',
  messages: 'İletiler',
  mail: 'E-posta',
  'spam-rules': 'İstenmeyen ileti kuralları',
  privacy: 'KVKK',
  users: 'Kullanıcılar',
  audit: 'Kayıtlar',
  releases: 'Yayınlar',
  'api-keys': 'API anahtarları',
  webhooks: 'Web kancaları',
  ...recordModuleLabels,
};

const operationLabels: Readonly<Record<string, string>> = {
  read: 'görüntüleme',
  write: 'ekleme ve değiştirme',
  delete: 'silme',
  order: 'sıralama',
  use: 'kullanma',
  ask: 'soru sorma',
  answer: 'yanıtlama',
  contact: 'iletişim mesajları',
  'human-resources': 'iş başvuruları',
  'second-factor': 'iki adımlı giriş',
  preview: 'önizleme',
  publish: 'canlıya alma',
};

/**
 * Returns the label of a right in the panel, such as 'Makaleler: silme'.
 * @param right - name of the right
 */
export function rightLabel(right: Right): string {
  const [subject = '', operation = ''] = right.split('.');
  return `${rightSubjectLabels[subject] ?? subject}: ${operationLabels[operation] ?? operation}`;
}
