import { recordModuleLabels, recordModuleNames } from '../modules/record-modules.ts';
import { hasDrafts } from './draft-rights.ts';
import { commonRights, rights, type Right } from './rights.ts';

/** Rights of one subject, as the panel shows them when a role is edited. */
export interface RightGroup {
  label: string;
  rights: { right: Right; label: string }[];
}

/** Labels of what rights are about, by the first part of their names. */
export const rightSubjectLabels: Readonly<Record<string, string>> = {
  dashboard: 'İstatistikler',
  account: 'Hesabım',
  articles: 'Makaleler',
  contracts: 'Sözleşmeler',
  pages: 'Sabit sayfalar',
  'site-pages': 'Sayfalar',
  projects: 'Projeler',
  people: 'Ekip',
  openings: 'İş ilanları',
  documents: 'Dokümanlar',
  menus: 'Menüler',
  announcements: 'Duyurular',
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
  'site-search': 'Sitede bul',
  'site-import': 'İçe aktarma',
  trash: 'Çöp kutusu',
  visits: 'Ziyaretler',
  messages: 'Gelen kutuları',
  mail: 'E-posta',
  newsletter: 'Bülten',
  'spam-rules': 'İstenmeyen ileti kuralları',
  privacy: 'KVKK',
  support: 'Destek talepleri',
  users: 'Kullanıcılar ve roller',
  audit: 'Kayıtlar',
  releases: 'Yazılım sürümleri',
  'api-keys': 'API anahtarları',
  webhooks: 'Web kancaları',
  ...Object.fromEntries(recordModuleNames.map((name) => [name, recordModuleLabels[name]])),
};

const operationLabels: Readonly<Record<string, string>> = {
  read: 'Görme',
  'draft-own': 'Taslak yazma, yalnızca kendi kayıtlarında',
  draft: 'Taslak yazma',
  write: 'Ekleme ve değiştirme',
  delete: 'Silme',
  order: 'Sıralama',
  use: 'Kullanma',
  run: 'Başka bir siteyi alma ve geri alma',
  answer: 'Yanıtlama',
  contact: 'İletişim mesajları',
  'human-resources': 'İş başvuruları',
  'second-factor': 'İki adımlı girişi yönetme',
  preview: 'Önizleme',
  publish: 'Yayınlama',
  override: 'İkinci kişi kuralını değiştirme ve acil canlıya alma',
};

/** Label of the right to write where drafts have a right of their own. */
const publishLabel = 'Ekleme, değiştirme ve yayınlama';

/**
 * Rights that a role can have or not, grouped by subject in the order of `rights`; those of every role are not among
 * them.
 */
export const rightGroups: readonly RightGroup[] = groups();

/**
 * Returns the label of a right outside its group, such as 'Makaleler: silme'.
 * @param right - name of the right
 */
export function rightLabel(right: Right): string {
  const [subject = ''] = right.split('.');
  return `${rightSubjectLabels[subject] ?? subject}: ${operationLabel(right).toLocaleLowerCase('tr')}`;
}

function operationLabel(right: Right): string {
  const [subject = '', operation = ''] = right.split('.');
  if (operation === 'write' && hasDrafts(subject)) return publishLabel;
  return operationLabels[operation] ?? operation;
}

function groups(): RightGroup[] {
  const bySubject = new Map<string, RightGroup>();
  for (const right of rights) {
    if (commonRights.includes(right)) continue;
    const [subject = ''] = right.split('.');
    const group = bySubject.get(subject) ?? { label: rightSubjectLabels[subject] ?? subject, rights: [] };
    group.rights.push({ right, label: operationLabel(right) });
    bySubject.set(subject, group);
  }
  return [...bySubject.values()];
}
