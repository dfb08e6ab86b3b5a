import { parse } from 'secure-json-parse';
import { limits } from '@vitrin/shared-contracts/limits';
import type { LetterInput, LetterProgress, LetterRow, LetterState } from '@vitrin/shared-contracts/newsletter';
import type { PageRequest } from '../../platform/database/page-request.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

/** A letter as it is stored. */
export interface StoredLetter extends Omit<LetterRow, 'progress'> {
  preface: string;
  articles: number[];
  version: number;
}

const listed = ['id', 'lang', 'subject', 'state', 'updated_at', 'started_at'] as const;

/** Returns one page, newest first. */
export async function listLetters(
  db: Db,
  { page, size }: Pick<PageRequest, 'page' | 'size'>,
): Promise<{ rows: LetterRow[]; total: number }> {
  const rows = await db
    .selectFrom('newsletter_letters')
    .select(listed)
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await db
    .selectFrom('newsletter_letters')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const progress = await progressOf(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, progress: progress.get(row.id) ?? noProgress() })), total };
}

const noProgress = (): LetterProgress => ({ queued: 0, sent: 0, refused: 0 });
const names: Readonly<Record<string, keyof LetterProgress>> = { queued: 'queued', sent: 'sent', failed: 'refused' };

export async function progressOf(db: Db, ids: readonly number[]): Promise<Map<number, LetterProgress>> {
  const progress = new Map(ids.map((id) => [id, noProgress()]));
  if (ids.length === 0) return progress;
  const rows = await db
    .selectFrom('newsletter_deliveries')
    .select((select) => ['letter_id', 'state', select.fn.countAll<number>().as('count')])
    .where('letter_id', 'in', ids)
    .groupBy(['letter_id', 'state'])
    .execute();
  for (const { letter_id, state, count } of rows) {
    const [counts, name] = [progress.get(letter_id), names[state]];
    if (counts && name) counts[name] = count;
  }
  return progress;
}

export async function findLetter(db: Db, id: number): Promise<StoredLetter | undefined> {
  const row = await db
    .selectFrom('newsletter_letters')
    .select([...listed, 'preface', 'articles', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, articles: parse(row.articles) as number[] };
}

type Fields = Omit<LetterInput, 'version'>;

export async function insertLetter(trx: Db, { articles, ...fields }: Fields, { now, userId }: Stamp): Promise<number> {
  const { id } = await trx
    .insertInto('newsletter_letters')
    .values({ ...fields, articles: JSON.stringify(articles), created_at: now, updated_at: now, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves a letter that still has the version; returns false if somebody else has saved it. */
export async function updateLetter(
  trx: Db,
  { id, version }: { id: number; version: number },
  { articles, ...fields }: Fields,
  { now, userId }: Stamp,
): Promise<boolean> {
  const row = await trx
    .updateTable('newsletter_letters')
    .set({
      ...fields,
      articles: JSON.stringify(articles),
      version: version + 1,
      updated_at: now,
      updated_by: userId,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteLetter(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('newsletter_letters').where('id', '=', id).execute();
}

/** Moves a letter to another state; returns false if it is in none of the states that allow it. */
export async function moveLetter(
  trx: Db,
  id: number,
  { from, to, startedAt }: { from: readonly LetterState[]; to: LetterState; startedAt?: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('newsletter_letters')
    .set({ state: to, ...(startedAt !== undefined && { started_at: startedAt }) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the letters that are being sent, oldest first. */
export async function sendingLetters(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('newsletter_letters')
    .select('id')
    .where('state', '=', 'sending')
    .orderBy('id')
    .limit(limits.idList)
    .execute();
  return rows.map(({ id }) => id);
}
