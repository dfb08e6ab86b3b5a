import { splitLanguage } from '@vitrin/shared-contracts/first-paths';
import { firstSegment, ownerOfSegment } from '@vitrin/shared-contracts/first-segments';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { recordModulePages } from '@vitrin/shared-contracts/record-modules';
import { listActiveLanguages } from './active-languages.ts';
import type { ContentKind, ContentSource } from './content-kind.ts';
import { listNamesOf } from './lists/named-kinds.ts';
import type { AddressedRecord } from './page-addresses.ts';
import { addressInLanguage, homeProductPath, splitAddress } from './site-address.ts';

/** What an address of this site leads to without a redirect that staff have entered. */
export type ResolvedPage =
  /** A page that always exists, a page of another remote, or a file. */
  { state: 'page' } | ({ state: 'record'; kind: ContentKind; address: string } & AddressedRecord);

/** Pages with an address of their own. */
export const fixedPages: ReadonlySet<string> = new Set<string>([
  ...Object.values(publicPaths).filter((path) => typeof path === 'string'),
  ...recordModulePages,
]);

/**
 * Returns what the site answers at an address. `address` of a record is its current one. Null if there is no page.
 * @param address - as `siteAddress` returns it
 */
export async function resolvePage(
  { db, kinds }: Pick<ContentSource, 'db' | 'kinds'>,
  address: string,
): Promise<ResolvedPage | null> {
  const { path: pathname, product } = splitAddress(address);
  const languages = (await listActiveLanguages(db)).map(({ abbr }) => abbr);
  const { abbr, path } = splitLanguage(pathname, languages);
  const isFixed = fixedPages.has(exchangeNames(path, listNamesOf({ kinds })));
  if (product === null && (isFixed || (await isOfAnotherSurface(db, path)))) return { state: 'page' };
  return findRecord(
    { db, kinds },
    product === null ? path : homeProductPath(product, path),
    abbr ?? defaultLanguage.abbr,
  );
}

async function isOfAnotherSurface(db: ContentSource['db'], path: string): Promise<boolean> {
  const remotes = await db.selectFrom('remotes').select('segment').execute();
  const owner = ownerOfSegment(firstSegment(path), { remotes: remotes.map(({ segment }) => segment) });
  return owner === 'system' || owner === 'remote';
}

async function findRecord(
  { db, kinds }: Pick<ContentSource, 'db' | 'kinds'>,
  path: string,
  lang: string,
): Promise<ResolvedPage | null> {
  for (const kind of kinds.values()) {
    const found = await kind.addresses?.find(db, path, lang);
    if (!found) continue;
    const { current } = found;
    return { state: 'record', kind, address: addressInLanguage(current.path, current.lang), ...found };
  }
  return null;
}

/** Reports whether visitors see the page at its own address, without a redirect. */
export function isLivePage(page: ResolvedPage | null): boolean {
  return page !== null && (page.state === 'page' || (page.isShown && !page.isFormer));
}
