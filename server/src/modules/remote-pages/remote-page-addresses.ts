import type { PageAddresses } from '../../content/page-addresses.ts';
import { pathsOf, shownPages } from './remote-pages.repository.ts';

/** Addresses of the pages that live releases of remotes declare: one path, in each language that has a title. */
export const remotePageAddresses: PageAddresses = {
  redirects: false,
  fallsBack: false,
  current: (db, record) => pathsOf(db, record),
  former: () => Promise.resolve([]),
  isShown: async (db, record) => (await pathsOf(db, record)).length > 0,
  async find(db, path, lang) {
    const pages = await shownPages(db).select(['page.id', 'text.lang']).where('page.path', '=', path).execute();
    const found = pages.find((page) => page.lang === lang);
    return found ? { record: String(found.id), current: { lang, path }, isFormer: false, isShown: true } : null;
  },
  async listPages(db) {
    const rows = await shownPages(db)
      .select(['page.id', 'page.path', 'page.updated_at', 'text.lang', 'languages.is_default'])
      .orderBy('page.path')
      .orderBy('languages.is_default', 'desc')
      .orderBy('text.lang')
      .execute();
    return [...Map.groupBy(rows, ({ id }) => id).values()].map((own) => ({
      paths: own.map(({ lang, path }) => ({ lang, path })),
      changedAt: own[0]?.updated_at ?? '',
    }));
  },
};
