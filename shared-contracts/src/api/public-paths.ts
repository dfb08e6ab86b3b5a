import { recordModuleNames } from '../modules/record-modules.ts';
import { notFoundPath } from '../rules/initial-paths.ts';

/**
 * Returns the first segment of a list, and of its records. A module of the checkout that had it before the list came keeps it.
 * @param name - segment without such a module
 * @param modules - names of the generated modules
 */
export function listSegment(name: string, modules: readonly string[] = recordModuleNames): string {
  let segment = name;
  for (let number = 2; modules.includes(segment); number += 1) segment = `${name}-${number}`;
  return segment;
}

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
  products: `/${listSegment('urunler')}`,
  /** Page of a product. */
  product: (slug: string) => `/${listSegment('urun')}/${slug}` as const,
  /** Page of a category of products. */
  category: (slug: string) => `/${listSegment('kategori')}/${slug}` as const,
  projects: `/${listSegment('projeler')}`,
  /** Page of a project. */
  project: (slug: string) => `/${listSegment('proje')}/${slug}` as const,
  people: `/${listSegment('ekip')}`,
  /** Page of a person. */
  person: (slug: string) => `/${listSegment('ekip')}/${slug}` as const,
  /** List of the job openings. */
  openings: `/${listSegment('kariyer')}`,
  /** Page of a job opening. */
  opening: (slug: string) => `/${listSegment('is-ilani')}/${slug}` as const,
  /** List of the documents that visitors can download. */
  documents: `/${listSegment('dokumanlar')}`,
  /** Page of a contract. */
  contract: (slug: string) => `/sozlesme/${slug}` as const,
  /** Search in all pages of the site. */
  search: `/${listSegment('ara')}`,
  notFound: notFoundPath,
} as const;

/**
 * Query parameters that a public page reads, by path, in which `:slug` stands for any slug. All others are removed before the page is rendered and cached.
 */
export const publicQuery: Readonly<Record<string, readonly string[]>> = {
  '/': ['kategori', 'urun', 'ara', 'belge'],
  '/makaleler': ['ara', 'sayfa'],
  '/makaleler/:slug': ['ara', 'sayfa'],
  [publicPaths.search]: ['q', 'tur', 'sayfa'],
  '/iletisim': ['form', 'durum'],
  [publicPaths.products]: ['ara', 'sayfa'],
  [publicPaths.category(':slug')]: ['sayfa'],
  [publicPaths.projects]: ['hizmet', 'yil', 'il', 'sayfa'],
};

/**
 * Returns the query parameters that a public page reads.
 * @param path - without the prefix of the language, such as `/kategori/vincler`
 */
export function pageQueryOf(path: string): readonly string[] {
  return publicQuery[path] ?? publicQuery[`${path.slice(0, path.lastIndexOf('/'))}/:slug`] ?? [];
}
