import { defaultLanguage, type FixedPage } from '@vitrin/shared-contracts/languages';
import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { recordModulePages } from '@vitrin/shared-contracts/record-modules';
import type { ContentSource } from '../content/content-kind.ts';
import { listNamesOf } from '../content/lists/named-kinds.ts';
import type { PageAddresses } from '../content/page-addresses.ts';
import type { Db } from '../platform/database/tables.ts';
import { isHomeSample } from '../modules/page-contents/sections/shown-page.service.ts';
import { listSiteLanguages } from '../modules/languages/languages.service.ts';
import { remotePageAddresses } from '../modules/remote-pages/remote-page-addresses.ts';
import { articlesChangedAt, contentState, contractItems, productItems } from './sitemap.repository.ts';

export interface SitemapPage {
  paths: [lang: string, path: string][];
  /** Empty when unknown. */
  changedAt: string;
  /** Ids. */
  pictures: number[];
}

/**
 * Returns all pages except articles: those with a fixed URL in the languages that they are written in, products, contracts
 * and the pages of generated modules.
 */
export async function fixedPages({ db, kinds }: Pick<ContentSource, 'db' | 'kinds'>): Promise<SitemapPage[]> {
  const languages = await listSiteLanguages(db);
  const pathsIfWritten = (path: string, page: FixedPage): SitemapPage['paths'] =>
    languages.filter(({ pages }) => pages?.includes(page)).map(({ abbr }) => [abbr, path]);
  const isHomeListed = !(await isHomeSample(db, defaultLanguage.abbr));
  const home = await contentState(db, 'home', null);
  const story = await contentState(db, 'corporate', null);
  const headers = await Promise.all(
    ['about_us', 'blog', 'contact'].map((key) => contentState(db, 'breadcrumbs', [key])),
  );
  const [aboutUs, blog, contact] = headers;
  const articles = { changedAt: (await articlesChangedAt(db)) ?? '', pictures: [] };
  const contracts = await contractItems(db);
  const products = await productItems(db);
  const productPath = (slug: string) => exchangeNames(publicPaths.product(slug), listNamesOf({ kinds }));
  return [
    { paths: isHomeListed ? pathsIfWritten(publicPaths.home, 'home') : [], ...mergeStates(home, articles) },
    { paths: pathsIfWritten(publicPaths.biography, 'about_us'), ...mergeStates(story, aboutUs) },
    { paths: pathsIfWritten(publicPaths.articles, 'blog'), ...mergeStates(articles, blog) },
    { paths: pathsIfWritten(publicPaths.contact, 'contact'), ...mergeStates(contact) },
    ...(await listPages({ db, kinds })),
    ...[...recordModulePages].map((path) => ({ ...mergeStates(), paths: inDefaultLanguage(path) })),
    ...(await recordPages({ db, kinds })),
    ...products.map(({ slugs, ...product }) => ({ ...product, paths: slugPaths(slugs, productPath) })),
    ...contracts.map(({ slugs, ...contract }) => ({ ...contract, paths: slugPaths(slugs, publicPaths.contract) })),
  ];
}

/** Returns the pages that the live releases of additional remotes declare. */
export function remotePages({ db }: Pick<ContentSource, 'db'>): Promise<SitemapPage[]> {
  return pagesListedBy(db, [remotePageAddresses]);
}

/** Returns the pages of the kinds that list them themselves. */
function recordPages({ db, kinds }: Pick<ContentSource, 'db' | 'kinds'>): Promise<SitemapPage[]> {
  return pagesListedBy(
    db,
    [...kinds.values()].flatMap(({ addresses }) => addresses ?? []),
  );
}

async function pagesListedBy(db: Db, all: readonly PageAddresses[]): Promise<SitemapPage[]> {
  const listed = await Promise.all(all.map(async ({ listPages }) => listPages?.(db)));
  return listed
    .flatMap((pages = []) => pages)
    .map(({ paths, changedAt }) => ({
      paths: paths.map(({ lang, path }) => [lang, path]),
      changedAt,
      pictures: [],
    }));
}

/** The list of a kind is a page in the languages in which its records are written; without any there is none. */
async function listPages({ db, kinds }: Pick<ContentSource, 'db' | 'kinds'>): Promise<SitemapPage[]> {
  const lists = [...kinds.values()].flatMap(({ addresses }) => addresses?.list ?? []);
  const names = listNamesOf({ kinds });
  const pages = lists.map(async ({ path: listPath, state }): Promise<SitemapPage[]> => {
    const path = exchangeNames(listPath, names);
    const { changedAt = '', languages = [] } = (await state(db)) ?? {};
    return languages.length === 0 ? [] : [{ changedAt, pictures: [], paths: languages.map((abbr) => [abbr, path]) }];
  });
  return (await Promise.all(pages)).flat();
}

/** The headings of these pages exist only in the default language; their content falls back to it. */
function inDefaultLanguage(path: string): SitemapPage['paths'] {
  return [[defaultLanguage.abbr, path]];
}

/** Returns the path of an item in each language that it is written in. */
export function slugPaths(
  slugs: Readonly<Record<string, string>>,
  toPath: (slug: string) => string,
): SitemapPage['paths'] {
  return Object.entries(slugs).map(([lang, slug]) => [lang, toPath(slug)]);
}

type State = Pick<SitemapPage, 'changedAt' | 'pictures'>;

function mergeStates(...states: (State | undefined)[]): State {
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
