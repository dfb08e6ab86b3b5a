import { defaultLanguageOf } from '../../content/active-languages.ts';
import type { PageAddresses } from '../../content/page-addresses.ts';
import { sampleKeys } from '../samples/samples.service.ts';
import { findShownPage } from './site-pages.repository.ts';
import {
  addFormerPath,
  deleteFormerPath,
  findByPath,
  formerPathsOfPage,
  isPageOnSite,
  listShownPaths,
  pathsBeginning,
  pathsOfPage,
} from './site-page-paths.repository.ts';

/** Pages in the sitemap, whose file may have 50,000 addresses. */
const MAX_LISTED = 20_000;

/** Addresses of pages: a path of up to three slugs in each language. */
export const sitePageAddresses: PageAddresses = {
  redirects: true,
  fallsBack: false,
  hasOwnPaths: true,
  current: (db, record) => pathsOfPage(db, Number(record)),
  former: (db, record) => formerPathsOfPage(db, Number(record)),
  addFormer: (trx, record, address) => addFormerPath(trx, Number(record), address),
  removeFormer: (trx, record, path) => deleteFormerPath(trx, Number(record), path),
  isShown: (db, record) => isPageOnSite(db, Number(record)),
  async find(db, path, lang) {
    const found = await findByPath(db, path, lang);
    if (!found) return null;
    const paths = await pathsOfPage(db, found.id);
    const fallback = await defaultLanguageOf(db);
    const current =
      paths.find((each) => each.lang === lang) ?? paths.find((each) => each.lang === fallback) ?? paths[0];
    if (!current) return null;
    return { record: String(found.id), current, isFormer: found.isFormer, isShown: await isPageOnSite(db, found.id) };
  },
  async isUnlisted(db, record) {
    const read = async (key: string, lang: string) => (key === record ? findShownPage(db, Number(key), lang) : null);
    return (await sampleKeys(db, 'site-page', read)).has(record);
  },
  listBeginning: pathsBeginning,
  listShown: async (db, count) => (await listShownPaths(db, count)).map(({ lang, path }) => ({ lang, path })),
  async listPages(db) {
    const samples = await sampleKeys(db, 'site-page', (record, lang) => findShownPage(db, Number(record), lang));
    const shown = (await listShownPaths(db, MAX_LISTED)).filter(({ id }) => !samples.has(String(id)));
    const byPage = Map.groupBy(shown, ({ id }) => id);
    return [...byPage.values()].map((rows) => ({
      paths: rows.map(({ lang, path }) => ({ lang, path })),
      changedAt: rows[0]?.changedAt ?? '',
    }));
  },
};
