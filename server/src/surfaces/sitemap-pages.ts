import type { Language } from 'shared-contracts/languages';
import { publicPaths } from 'shared-contracts/paths';
import type { Db } from '../database/tables.ts';
import { articlesChangedAt, contentState, contractItems } from './sitemap.repository.ts';

export interface SitemapPage {
  paths: [lang: string, path: string][];
  /** Empty where nobody knows. */
  changedAt: string;
  /** Ids. */
  pictures: number[];
}

/** The pages that do not grow with the articles: those with a fixed address, and the contracts. */
export async function standingPages(db: Db, languages: readonly Language[]): Promise<SitemapPage[]> {
  const everywhere = (path: string): SitemapPage['paths'] => languages.map(({ abbr }) => [abbr, path]);
  const home = await contentState(db, 'home', null);
  const story = await contentState(db, 'corporate', null);
  const headers = await Promise.all(
    ['about_us', 'blog', 'contact'].map((key) => contentState(db, 'breadcrumbs', [key])),
  );
  const [aboutUs, blog, contact] = headers;
  const articles = { changedAt: (await articlesChangedAt(db)) ?? '', pictures: [] };
  const contracts = await contractItems(db);
  return [
    { paths: everywhere(publicPaths.home), ...joined(home, articles) },
    { paths: everywhere(publicPaths.biography), ...joined(story, aboutUs) },
    { paths: everywhere(publicPaths.articles), ...joined(articles, blog) },
    { paths: everywhere(publicPaths.contact), ...joined(contact) },
    ...contracts.map(({ slugs, ...contract }) => ({ ...contract, paths: slugPaths(slugs, publicPaths.contract) })),
  ];
}

/** An item's path in each language that it is written in. */
export function slugPaths(
  slugs: Readonly<Record<string, string>>,
  toPath: (slug: string) => string,
): SitemapPage['paths'] {
  return Object.entries(slugs).map(([lang, slug]) => [lang, toPath(slug)]);
}

type State = Pick<SitemapPage, 'changedAt' | 'pictures'>;

function joined(...states: (State | undefined)[]): State {
  const known = states.filter((state) => state !== undefined);
  return {
    changedAt:
      known
        .map(({ changedAt }) => changedAt)
        .toSorted()
        .at(-1) ?? '',
    pictures: known.flatMap(({ pictures }) => pictures),
  };
}
