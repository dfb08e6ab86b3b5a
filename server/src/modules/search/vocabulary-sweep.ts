import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { places } from '../../content/search/tokens.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import { findEntries } from './token-query.ts';

/** Words that are looked up before other requests get their turn. */
const BATCH = 200;

/** Deletes words that no text has any more, so that a name that was removed from the site is removed here too. */
export async function forgetUnusedWords(db: Db): Promise<number> {
  let forgotten = 0;
  for (let after = 0; ; await setImmediate()) {
    const words = await db
      .selectFrom('search_vocabulary')
      .select(['id', 'word'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = words.at(-1);
    if (!last) return forgotten;
    after = last.id;
    const unused: number[] = [];
    for (const { id, word } of words)
      if ((await findEntries(db, places.text.written + word, 1)).length === 0) unused.push(id);
    if (unused.length > 0) await deleteWords(db, unused);
    forgotten += unused.length;
  }
}

async function deleteWords(db: Db, ids: readonly number[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('search_vocabulary').where('id', 'in', ids).execute();
    if (helpersOf(trx).kind !== 'sqlite') return;
    for (const id of ids) await sql`delete from search_parts where rowid = ${id}`.execute(trx);
  });
}
