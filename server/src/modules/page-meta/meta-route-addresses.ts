import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import type { MetaRoute } from '@vitrin/shared-contracts/meta-routes';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { PageAddresses } from '../../content/page-addresses.ts';

/** Pages with an address that never changes; contracts are records of their own. */
const paths: Partial<Record<string, string>> = {
  home: publicPaths.home,
  about_us: publicPaths.biography,
  blog: publicPaths.articles,
  contact: publicPaths.contact,
} satisfies Partial<Record<MetaRoute, string>>;

export const metaRouteAddresses: PageAddresses = {
  redirects: false,
  current: (_db, route) => {
    const path = paths[route];
    return Promise.resolve(path === undefined ? [] : [{ lang: defaultLanguage.abbr, path }]);
  },
  former: () => Promise.resolve([]),
  isShown: () => Promise.resolve(true),
  find: () => Promise.resolve(null),
};
