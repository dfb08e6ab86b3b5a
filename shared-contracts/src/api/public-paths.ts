import { notFoundPath } from '../rules/initial-paths.ts';

/**
 * Paths of the public site in the default language (product §2). Use `pathInLanguage` for other languages.
 * @example
 * ```ts
 * publicPaths.article('kopru'); // '/makale/kopru'
 * pathInLanguage(publicPaths.articles, 'en'); // '/en/makaleler'
 * ```
 */
export const publicPaths = {
  home: '/',
  biography: '/biyografi',
  articles: '/makaleler',
  /** Articles of a category. */
  articleCategory: (slug: string) => `/makaleler/${slug}` as const,
  /** Page of an article. */
  article: (slug: string) => `/makale/${slug}` as const,
  contact: '/iletisim',
  products: '/urunler',
  /** Page of a product. */
  product: (slug: string) => `/urun/${slug}` as const,
  /** Page of a category of products. */
  category: (slug: string) => `/kategori/${slug}` as const,
  projects: '/projeler',
  /** Page of a project. */
  project: (slug: string) => `/proje/${slug}` as const,
  people: '/ekip',
  /** Page of a person. */
  person: (slug: string) => `/ekip/${slug}` as const,
  /** List of the job openings. */
  openings: '/kariyer',
  /** Page of a job opening. */
  opening: (slug: string) => `/is-ilani/${slug}` as const,
  /** List of the documents that visitors can download. */
  documents: '/dokumanlar',
  /** Page of a contract. */
  contract: (slug: string) => `/sozlesme/${slug}` as const,
  /** Search in all pages of the site. */
  search: '/ara',
  notFound: notFoundPath,
} as const;

/**
 * Query parameters that a public page reads, by path, in which `:slug` stands for any slug. All others are removed before the page is rendered and cached.
 */
export const publicQuery: Readonly<Record<string, readonly string[]>> = {
  '/': ['kategori', 'urun', 'ara', 'belge'],
  '/makaleler': ['ara', 'sayfa'],
  '/makaleler/:slug': ['ara', 'sayfa'],
  '/ara': ['q', 'tur', 'sayfa'],
  '/iletisim': ['form', 'durum'],
  '/urunler': ['ara', 'sayfa'],
  '/kategori/:slug': ['sayfa'],
  '/projeler': ['hizmet', 'yil', 'il', 'sayfa'],
};

/**
 * Returns the query parameters that a public page reads.
 * @param path - without the prefix of the language, such as `/kategori/vincler`
 */
export function pageQueryOf(path: string): readonly string[] {
  return publicQuery[path] ?? publicQuery[`${path.slice(0, path.lastIndexOf('/'))}/:slug`] ?? [];
}
