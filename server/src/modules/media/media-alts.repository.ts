import type { Db } from '../../platform/database/tables.ts';

interface AltRow {
  media_id: number;
  alt: string;
}

/**
 * Returns the alternative texts in the requested and in the default language. The default language comes first, so that
 * a later row overrides it.
 */
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

export async function altsOf(db: Db, id: number): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('media_translations')
    .select(['lang', 'alt'])
    .where('media_id', '=', id)
    .orderBy('lang')
    .execute();
  return Object.fromEntries(rows.map(({ lang, alt }) => [lang, alt]));
}

/** Adds texts where there are none; existing ones stay. */
export async function addAlts(
  trx: Db,
  id: number,
  alts: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  for (const [lang, alt] of Object.entries(alts)) {
    if (!alt) continue;
    await trx
      .insertInto('media_translations')
      .values({ media_id: id, lang, alt })
      .onConflict((conflict) => conflict.columns(['media_id', 'lang']).doNothing())
      .execute();
  }
}

/** Replaces the texts of the given languages; an empty one is removed. */
export async function saveAlts(
  trx: Db,
  id: number,
  alts: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  const languages = Object.keys(alts);
  if (languages.length === 0) return;
  await trx.deleteFrom('media_translations').where('media_id', '=', id).where('lang', 'in', languages).execute();
  await addAlts(trx, id, alts);
}
