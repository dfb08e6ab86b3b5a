import { exchangeNames, type ListNames } from '@vitrin/shared-contracts/list-names';
import type { ContentKind } from '../content-kind.ts';
import type { PageAddresses, PagePath } from '../page-addresses.ts';

type Kinds = ReadonlyMap<string, ContentKind>;

const namesOfKinds = new WeakMap<Kinds, ListNames>();

/**
 * Returns the kinds of a site: the pages of their records have the addresses of this site, where something else has the segment that
 * `publicPaths` has. Modules and other users of `publicPaths` need not know the names.
 */
export function namedKinds(kinds: Kinds, names: ListNames): Kinds {
  const named = new Map(
    [...kinds].map(([entity, kind]) => [
      entity,
      kind.addresses ? { ...kind, addresses: namedAddresses(kind.addresses, names) } : kind,
    ]),
  );
  namesOfKinds.set(named, names);
  return named;
}

/** Returns the names that the lists of a site have, for `exchangeNames`. */
export function listNamesOf({ kinds }: { kinds: Kinds }): ListNames {
  return namesOfKinds.get(kinds) ?? {};
}

function namedAddresses(addresses: PageAddresses, names: ListNames): PageAddresses {
  if (addresses.hasOwnPaths) return addresses;
  const { removeFormer, homePath, withoutPage, listShown, listBeginning, listPages } = addresses;
  const pathOf = (path: string) => exchangeNames(path, names);
  const named = (pages: readonly PagePath[]) => pages.map(({ lang, path }) => ({ lang, path: pathOf(path) }));
  return {
    ...addresses,
    current: async (db, record) => named(await addresses.current(db, record)),
    former: async (db, record) => named(await addresses.former(db, record)),
    async find(db, path, lang) {
      const found = await addresses.find(db, pathOf(path), lang);
      return found && { ...found, current: { ...found.current, path: pathOf(found.current.path) } };
    },
    ...(removeFormer && { removeFormer: (trx, record, path) => removeFormer(trx, record, pathOf(path)) }),
    ...(homePath && { homePath: (path) => homePath(pathOf(path)) }),
    ...(withoutPage && { withoutPage: pathOf(withoutPage) }),
    ...(listShown && { listShown: async (db, count) => named(await listShown(db, count)) }),
    ...(listBeginning && {
      listBeginning: async (db, beginning, count) => named(await listBeginning(db, pathOf(beginning), count)),
    }),
    ...(listPages && {
      listPages: async (db) => (await listPages(db)).map((pages) => ({ ...pages, paths: named(pages.paths) })),
    }),
  };
}
