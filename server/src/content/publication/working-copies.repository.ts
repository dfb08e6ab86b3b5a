import { parse } from 'secure-json-parse';
import type { WorkingCopyInput } from '@vitrin/shared-contracts/publication';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { RecordKey } from '../history/record-versions.repository.ts';
import { giveLinksTo } from './followed-copies.repository.ts';

/** Version of a record that was just created. */
const FIRST_VERSION = 1;

const listed = [
  'id',
  'record',
  'title',
  'author_name',
  'updated_at',
  'rev',
  'base_version',
  'changed',
  'authors',
  'started_by',
  'review_state',
  'review',
] as const;

export type ListedCopy = Awaited<ReturnType<typeof listCopies>>[number];
export type StoredCopy = NonNullable<Awaited<ReturnType<typeof findCopy>>>;

/** Until the transaction ends, nobody else saves or publishes this working copy. */
export async function lockCopy(trx: Db, id: string): Promise<void> {
  await helpersOf(trx).lock(trx, `working-copy.${id}`);
}

interface CopiesToList {
  limit: number;
  /** User who may see only own drafts; null for one who may see all. Of drafts of earlier versions, all are returned. */
  startedBy: number | null;
}

/** Returns the working copies of a kind without their values, newest first. */
export async function listCopies(db: Db, entity: string, { limit, startedBy }: CopiesToList) {
  const rows = await db
    .selectFrom('working_copies')
    .select(listed)
    .where('entity', '=', entity)
    .$if(startedBy !== null, (query) =>
      query.where((where) =>
        where.or([
          where('started_by', '=', startedBy),
          where('started_by', 'is', null),
          where('record', 'in', recordsOf(db, entity, startedBy)),
        ]),
      ),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toCopy);
}

function recordsOf(db: Db, entity: string, userId: number | null) {
  return db.selectFrom('record_starters').select('record').where('entity', '=', entity).where('user_id', '=', userId);
}

/** Returns one working copy: by its id, or that of a record. */
export async function findCopy(db: Db, entity: string, by: { id: string } | { record: string }) {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['record', by.record] as const);
  const row = await db
    .selectFrom('working_copies')
    .select([...listed, 'form_json', 'base_json', 'values_json'])
    .where('entity', '=', entity)
    .where(column, '=', value)
    .executeTakeFirst();
  return row ? toCopy(row) : null;
}

/** What the panel sends of a form, as JSON. */
export interface SentValues {
  form_json: string;
  base_json: string | null;
  values_json: string;
}

export interface CopyToStore extends Omit<WorkingCopyInput, 'rev'>, SentValues {
  id: string;
  entity: string;
  changed: readonly string[];
  author_name: string;
  /** JSON of the users who have written in it. */
  authors: string;
  updated_at: string;
}

/**
 * Inserts a working copy with revision 1, which this user has started; returns false if the id is in use or the record has
 * one already.
 */
export async function insertCopy(db: Db, { changed, ...copy }: CopyToStore, startedBy: number): Promise<boolean> {
  const inserted = await db
    .insertInto('working_copies')
    .values({ ...copy, changed: JSON.stringify(changed), rev: 1, started_by: startedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Replaces a working copy if it still has this revision; returns false if it has another one. */
export async function replaceCopy(db: Db, rev: number, { id, changed, ...copy }: CopyToStore): Promise<boolean> {
  const replaced = await db
    .updateTable('working_copies')
    .set({ ...copy, changed: JSON.stringify(changed), rev: rev + 1 })
    .where('id', '=', id)
    .where('entity', '=', copy.entity)
    .where('rev', '=', rev)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

/** Stores which fields of a working copy differ from its record, after the record was changed. */
export async function saveChangedFields(db: Db, id: string, changed: readonly string[]): Promise<void> {
  await db
    .updateTable('working_copies')
    .set({ changed: JSON.stringify(changed) })
    .where('id', '=', id)
    .execute();
}

/** Deletes a working copy, with `rev` only if it still has this revision. Returns its title; null if there is none. */
export async function deleteCopy(
  db: Db,
  entity: string,
  id: string,
  rev: number | null = null,
): Promise<string | null> {
  const deleted = await db
    .deleteFrom('working_copies')
    .where('entity', '=', entity)
    .where('id', '=', id)
    .$if(rev !== null, (query) => query.where('rev', '=', rev))
    .returning('title')
    .executeTakeFirst();
  return deleted?.title ?? null;
}

/**
 * Gives the working copy of a new record, which was just published with these values, to the record; without changes since
 * then it is deleted.
 */
export async function adoptCopy(db: Db, id: string, key: RecordKey, publishedJson: string): Promise<void> {
  await db.deleteFrom('working_copies').where('id', '=', id).where('values_json', '=', publishedJson).execute();
  await giveCopyTo(db, id, key);
  await giveLinksTo(db, id, key);
}

/** Gives the working copy of a new record to the record that was made from a part of it. */
export async function giveCopyTo(db: Db, id: string, { entity, record }: RecordKey): Promise<void> {
  await db
    .updateTable('working_copies')
    .set({ record, base_version: FIRST_VERSION })
    .where('id', '=', id)
    .where('entity', '=', entity)
    .where('record', 'is', null)
    .execute();
}

/** Deletes the working copy of a record that was destroyed. */
export async function deleteCopyOf(db: Db, { entity, record }: RecordKey): Promise<void> {
  await db.deleteFrom('working_copies').where('entity', '=', entity).where('record', '=', record).execute();
}

function toCopy<T extends { changed: string }>(row: T) {
  return { ...row, changed: parse(row.changed) as string[] };
}
