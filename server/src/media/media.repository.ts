import type { Db } from '../database/tables.ts';
import type { StoredPicture } from './media-files.ts';

export interface MediaRow {
  id: number;
  hash: string;
  width: number;
  height: number;
  /** JSON list of stored widths. */
  widths: string;
}

interface AltRow {
  media_id: number;
  alt: string;
}

const columns = ['media.id', 'media.hash', 'media.width', 'media.height', 'media.widths'] as const;

export function mediaRows(db: Db, ids: readonly number[]): Promise<MediaRow[]> {
  return db.selectFrom('media').select(columns).where('id', 'in', ids).execute();
}

/** Alternative texts of the pictures in the asked language; the default language comes first, so that a later row stands over it. */
export function altRows(db: Db, ids: readonly number[], lang: string): Promise<AltRow[]> {
  return db
    .selectFrom('media_translations')
    .innerJoin('languages', 'languages.abbr', 'media_translations.lang')
    .select(['media_id', 'alt'])
    .where('media_id', 'in', ids)
    .where((where) => where.or([where('media_translations.lang', '=', lang), where('languages.is_default', '=', 1)]))
    .orderBy('languages.is_default', 'desc')
    .execute();
}

export function countMedia(db: Db): Promise<number> {
  return db
    .selectFrom('media')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
    .then(({ total }) => total);
}

/** Ids of the newest pictures first. */
export async function mediaIds(db: Db, limit: number, offset: number): Promise<number[]> {
  const rows = await db.selectFrom('media').select('id').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
}

/** Texts of the newest pictures in every language, at most `limit` rows. */
export function newestAltRows(db: Db, limit: number): Promise<AltRow[]> {
  return db
    .selectFrom('media_translations')
    .select(['media_id', 'alt'])
    .orderBy('media_id', 'desc')
    .limit(limit)
    .execute();
}

/** Adds a stored picture, or finds the one with the same content. Texts that are there already stay. */
export async function addMedia(
  trx: Db,
  picture: StoredPicture,
  alts: Readonly<Record<string, string>>,
): Promise<number> {
  const { hash, width, height, widths } = picture;
  await trx
    .insertInto('media')
    .values({ hash, width, height, widths: JSON.stringify(widths) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  const { id } = await trx.selectFrom('media').select('id').where('hash', '=', hash).executeTakeFirstOrThrow();
  for (const [lang, alt] of Object.entries(alts)) {
    await trx
      .insertInto('media_translations')
      .values({ media_id: id, lang, alt })
      .onConflict((conflict) => conflict.columns(['media_id', 'lang']).doNothing())
      .execute();
  }
  return id;
}
