import { sql, type SqlBool } from 'kysely';
import { limits } from 'shared-contracts/limits';
import type { MediaState } from 'shared-contracts/media';
import { searchMatch } from '../../platform/database/search.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import { shownNowhere } from './unused-pictures.repository.ts';

/** What the library's list is narrowed to. */
export interface MediaQuery extends PageRequest {
  /** Empty: what lies in no folder; null: all. */
  folder: string | null;
  state: MediaState | null;
}

/** Ids of one page, newest first, and how many there are; narrowed lists are counted to 1,000 (product §10). */
export async function mediaPage(
  db: Db,
  { page, size, search, folder, state }: MediaQuery,
  lang: string,
): Promise<{ ids: number[]; total: number }> {
  let found = db.selectFrom('media');
  const match = searchMatch(db, 'media', search);
  if (match) found = found.where(match);
  if (folder !== null) found = found.where('folder', '=', folder);
  if (state === 'no-alt') found = found.where(lacksText(lang));
  if (state === 'unused') found = found.where(await shownNowhere(db));
  const rows = await found
    .select('id')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const counted =
    match === null && state === null ? found.select('id') : found.select('id').limit(limits.countedMatches);
  const { total } = await db
    .selectFrom(counted.as('found'))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), total };
}

function lacksText(lang: string) {
  return sql<SqlBool>`not exists (select 1 from media_translations where media_id = media.id and lang = ${lang})`;
}
