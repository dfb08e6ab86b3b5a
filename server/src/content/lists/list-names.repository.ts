import { firstSegment } from '@vitrin/shared-contracts/first-segments';
import { splitLanguage } from '@vitrin/shared-contracts/first-paths';
import type { ListNames } from '@vitrin/shared-contracts/list-names';
import { readSetting, saveSetting } from '../../platform/database/settings.ts';
import type { Db } from '../../platform/database/tables.ts';

const KEY = 'list-names';
/** End of the source of a redirect that covers all addresses below one. */
const BELOW = '/*';

/** Returns the names that the lists of this site have, for `exchangeNames`; empty where each has the segment that `publicPaths` has. */
export async function readListNames(db: Db): Promise<ListNames> {
  const { value } = await readSetting<Record<string, string>>(db, KEY);
  return value as ListNames;
}

export async function saveListNames(trx: Db, names: ListNames): Promise<void> {
  const { version } = await readSetting(trx, KEY);
  const stamp = { now: new Date().toISOString(), userId: null };
  await saveSetting(trx, KEY, { value: names, version: version + 1 }, stamp);
}

/** What has a first path segment besides lists, in the words of the panel. */
export type SegmentOwners = ReadonlyMap<string, string>;

/**
 * Returns what has first path segments: additional remotes, languages, pages that staff have made, and redirects of a whole segment. Redirects
 * of single addresses below it go on beside the pages of records.
 */
export async function segmentOwners(db: Db): Promise<SegmentOwners> {
  const remotes = await db.selectFrom('remotes').select(['segment', 'title']).execute();
  const languages = await db.selectFrom('languages').select(['abbr', 'lang']).execute();
  const pages = await db.selectFrom('site_page_paths').select('path').orderBy('path', 'desc').execute();
  const redirects = await db.selectFrom('redirects').select('source').where('source', 'not like', '/%/%/%').execute();
  const abbreviations = languages.map(({ abbr }) => abbr);
  const redirected = redirects.flatMap(({ source }) => redirectedSegment(source, abbreviations) ?? []);
  return new Map([
    ...redirected.map((segment) => [segment, 'bir yönlendirme'] as const),
    ...pages.map(({ path }) => [firstSegment(path), `${path} sayfası`] as const),
    ...languages.map(({ abbr, lang }) => [abbr, `“${lang}” dili`] as const),
    ...remotes.map(({ segment, title }) => [segment, `“${title}” birimi`] as const),
  ]);
}

/** Returns the segment that a redirect has as a whole, in any language; null for a deeper address or one with a query. */
function redirectedSegment(source: string, languages: readonly string[]): string | null {
  const { path } = splitLanguage(source.endsWith(BELOW) ? source.slice(0, -BELOW.length) : source, languages);
  return /^\/[^/?]+$/.test(path) ? firstSegment(path) : null;
}
