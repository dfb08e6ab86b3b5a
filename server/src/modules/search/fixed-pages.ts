import { remotePageEntity } from '@vitrin/shared-contracts/remote-page-rows';
import { menuRoutes, type MenuRoute } from '@vitrin/shared-contracts/menus';
import type { PageAddresses } from '../../content/page-addresses.ts';
import type { ContentSource } from '../../content/content-kind.ts';
import { knownLanguages } from '../../content/active-languages.ts';
import type { Db } from '../../platform/database/tables.ts';
import { listKind, routeAddress } from '../menus/menu-targets.service.ts';
import { remotePageAddresses } from '../remote-pages/remote-page-addresses.ts';
import type { FoundKind } from './kind-names.ts';

/** Name of the pages with a fixed address in the index. */
export const fixedPageEntity = 'fixed-page';

/** Numbers of the pages in the index. A number is never used for another page. */
const numbers: Readonly<Record<MenuRoute, number>> = {
  home: 1,
  biography: 2,
  articles: 3,
  contact: 4,
  products: 5,
  projects: 6,
  people: 7,
  openings: 8,
  documents: 9,
};

/** A page with a fixed address, and its number in the index. */
export interface FixedPage {
  route: MenuRoute;
  number: number;
}

export const fixedPages: readonly FixedPage[] = menuRoutes.map((route) => ({ route, number: numbers[route] }));

/** Returns the pages that are no records, as kinds of results by name: those with a fixed address, and those of additional remotes. */
export function pageKinds({ kinds }: Pick<ContentSource, 'kinds'>): [string, FoundKind][] {
  const all = [fixedPageKind({ kinds }), { entity: remotePageEntity, addresses: remotePageAddresses }];
  return all.map((kind) => [kind.entity, kind]);
}

/**
 * Returns the pages with a fixed address as a kind of results: the pages of the specification, and the lists of records as far as they
 * exist.
 */
function fixedPageKind({ kinds }: Pick<ContentSource, 'kinds'>): FoundKind {
  const routeOf = (record: string) => fixedPages.find(({ number }) => String(number) === record)?.route;
  const isShown = async (db: Db, record: string) => {
    const route = routeOf(record);
    if (!route) return false;
    const list = listKind({ kinds }, route)?.addresses?.list;
    return !list || (await list.state(db)) !== null;
  };
  const current: PageAddresses['current'] = async (db, record) => {
    const route = routeOf(record);
    return route ? [...(await knownLanguages(db))].map((lang) => ({ lang, path: routeAddress({ kinds }, route) })) : [];
  };
  return {
    entity: fixedPageEntity,
    addresses: {
      redirects: false,
      current,
      former: () => Promise.resolve([]),
      isShown,
      async find(db, path, lang) {
        const page = fixedPages.find(({ route }) => routeAddress({ kinds }, route) === path);
        if (!page) return null;
        const record = String(page.number);
        return { record, current: { lang, path }, isFormer: false, isShown: await isShown(db, record) };
      },
    },
  };
}
