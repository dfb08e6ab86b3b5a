import { languageContentKinds, type LanguageContentKind, type LanguageContents } from 'shared-contracts/languages';

const labels: Readonly<Record<LanguageContentKind, string>> = {
  articles: 'makale',
  products: 'ürün',
  categories: 'kategori',
  contracts: 'sözleşme',
  sliders: 'slayt',
  certificates: 'sertifika',
  'home-sections': 'anasayfa bölümü',
  'page-contents': 'sayfa içeriği',
  'page-meta': 'sayfa başlığı',
  'contact-information': 'iletişim bilgisi',
  pictures: 'görsel açıklaması',
  'static-texts': 'sabit metin',
};

/** '2 makale, 1 sözleşme'; empty where nothing is written in the language. */
export function contentsText(contents: LanguageContents): string {
  return languageContentKinds
    .filter((kind) => contents[kind] > 0)
    .map((kind) => `${contents[kind]} ${labels[kind]}`)
    .join(', ');
}
