import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';

/** Labels of the static text groups. */
const labels: Readonly<Record<keyof StaticTexts, string>> = {
  navbar: 'Üst menü',
  footer: 'Sayfa altı',
  common: 'Her sayfada',
  home: 'Anasayfa',
  catalogue: 'Katalog',
  announcement: 'Duyurular',
  search: 'Arama',
  searchKinds: 'Arama sonuçlarının türleri',
  biography: 'Biyografi',
  sections: 'Sayfa bölümleri',
  products: 'Ürünler',
  company: 'Yasal bilgiler',
  projects: 'Projeler',
  people: 'Ekip',
  openings: 'İş ilanları',
  documents: 'Dokümanlar',
  newsletter: 'Bülten',
  blog: 'Makale listesi',
  article: 'Makale',
  contact: 'İletişim ve formlar',
  toasts: 'Form bildirimleri',
  validation: 'Form uyarıları',
  consent: 'Çerez tercihi',
  contract: 'Sözleşme',
  notFound: '404 sayfası',
  newRelease: 'Yeni sürüm duyurusu',
  failure: 'Hata sayfası',
};

export const textGroups: readonly { group: string; label: string }[] = Object.entries(labels).map(([group, label]) => ({
  group,
  label,
}));
