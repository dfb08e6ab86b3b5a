import type { PageLink } from '@vitrin/shared-contracts/site-pages';
import { limits } from '@vitrin/shared-contracts/limits';
import type { SearchedKind } from '../../content/search/index-record.ts';
import type { Languages } from '../../content/request-language.ts';
import type { Db } from '../../platform/database/tables.ts';
import { mostReadPaths } from '../visits/visits.service.ts';
import { titleOfRecord } from './found-pages.repository.ts';

/** Days whose visits count. */
const DAYS = 14;

/** Returns the most read pages of records, which visitors are offered when nothing is found. */
export async function mostReadPages(
  db: Db,
  kinds: ReadonlyMap<string, SearchedKind>,
  languages: Languages,
): Promise<PageLink[]> {
  const pages: PageLink[] = [];
  for (const path of await mostReadPaths(db, DAYS)) {
    const page = await pageAt(db, kinds, path, languages);
    if (page) pages.push(page);
    if (pages.length === limits.visitorSearch.suggestions) break;
  }
  return pages;
}

/** Visits are counted by the path in any language, without its prefix. */
async function pageAt(
  db: Db,
  kinds: ReadonlyMap<string, SearchedKind>,
  path: string,
  languages: Languages,
): Promise<PageLink | null> {
  for (const kind of kinds.values()) {
    const found = await kind.addresses.find(db, path, languages.requested);
    if (!found?.isShown) continue;
    const { lang } = found.current;
    if (lang !== languages.requested && kind.addresses.fallsBack === false) return null;
    const title = await titleOfRecord(db, kind, Number(found.record), languages);
    return title === null ? null : { title, path: found.current.path };
  }
  return null;
}
