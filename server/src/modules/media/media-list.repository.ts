import { sql, type SqlBool } from 'kysely';
import { limits } from '@vitrin/shared-contracts/limits';
import type { MediaState } from '@vitrin/shared-contracts/media';
import { countRows } from '../../platform/database/count-rows.ts';
import { searchMatch } from '../../platform/database/search.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import { isUnused, type MediaSource } from './unused-pictures.repository.ts';

/** Filters of the media library. */
export interface MediaQuery extends PageRequest {
  /** Empty: pictures without a folder; null: all. */
  folder: string | null;
  state: MediaState | null;
}

/** Returns the ids of one page, newest first, and the total; filtered lists are counted up to 1,000 (product §10). */
export async function mediaPage(
  source: MediaSource,
  { page, size, search, folder, state }: MediaQuery,
  lang: string,
): Promise<{ ids: number[]; total: number }> {
  const { db } = source;
  let found = db.selectFrom('media');
  const match = searchMatch(db, 'media', search);
  if (match) found = found.where(match);
  if (folder !== null) found = found.where('folder', '=', folder);
  if (state === 'no-alt') found = found.where(lacksText(lang));
  if (state === 'unused') found = found.where(await isUnused(source));
  const rows = await found
    .select('id')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const counted =
    match === null && state === null ? found.select('id') : found.select('id').limit(limits.countedMatches);
  const total = await countRows(db, counted);
  return { ids: rows.map(({ id }) => id), total };
}

function lacksText(lang: string) {
  return sql<SqlBool>`not exists (select 1 from media_translations where media_id = media.id and lang = ${lang})`;
}

/** Counts pictures without an alternative text in the default language. */
export async function countWithoutAlt(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('media')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('media_translations')
            .innerJoin('languages', 'languages.abbr', 'media_translations.lang')
            .select('media_id')
            .whereRef('media_id', '=', 'media.id')
            .where('languages.is_default', '=', 1)
            .where('alt', '<>', ''),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return total;
}
