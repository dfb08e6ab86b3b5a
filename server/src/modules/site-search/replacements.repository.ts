import type { Db } from '../../platform/database/tables.ts';
import type { RecordKey } from '../../content/history/record-versions.repository.ts';

export interface NewReplacement {
  id: string;
  at: string;
  author_id: number | null;
  author_name: string;
  search: string;
  replacement: string;
}

/** Inserts an operation, unless a request has already begun it; returns its author and texts. */
export async function beginReplacement(db: Db, operation: NewReplacement) {
  await db
    .insertInto('text_replacements')
    .values(operation)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('text_replacements')
    .select(['author_id', 'search', 'replacement'])
    .where('id', '=', operation.id)
    .executeTakeFirstOrThrow();
}

export interface ReplacedVersion extends RecordKey {
  replacement_id: string;
  /** The version that the operation has made. */
  version: number;
}

export async function insertReplaced(trx: Db, replaced: ReplacedVersion): Promise<void> {
  await trx.insertInto('replaced_records').values(replaced).execute();
}

/** Returns the operations that have changed records of these kinds, the newest first. */
export async function listReplacements(db: Db, entities: readonly string[], limit: number) {
  if (entities.length === 0) return [];
  return db
    .selectFrom('text_replacements as operation')
    .innerJoin('replaced_records as replaced', 'replaced.replacement_id', 'operation.id')
    .select(['operation.id', 'operation.at', 'operation.author_name as author', 'search', 'replacement'])
    .select(({ fn }) => [fn.countAll<number>().as('records'), fn.sum<number>('replaced.undone').as('undone')])
    .where('replaced.entity', 'in', entities)
    .groupBy(['operation.id', 'operation.at', 'operation.author_name', 'search', 'replacement'])
    .orderBy('operation.at', 'desc')
    .orderBy('operation.id')
    .limit(limit)
    .execute();
}

/** Returns records of an operation that were not taken back, in a fixed order after the given one. */
export async function replacedRecords(
  db: Db,
  id: string,
  { after, limit }: { after: RecordKey | null; limit: number },
): Promise<(RecordKey & { version: number })[]> {
  return db
    .selectFrom('replaced_records')
    .select(['entity', 'record', 'version'])
    .where('replacement_id', '=', id)
    .where('undone', '=', 0)
    .$if(after !== null, (query) =>
      query.where(({ eb, and, or }) =>
        or([
          eb('entity', '>', after?.entity ?? ''),
          and([eb('entity', '=', after?.entity ?? ''), eb('record', '>', after?.record ?? '')]),
        ]),
      ),
    )
    .orderBy('entity')
    .orderBy('record')
    .limit(limit)
    .execute();
}

export async function markUndone(trx: Db, id: string, { entity, record }: RecordKey): Promise<void> {
  await trx
    .updateTable('replaced_records')
    .set({ undone: 1 })
    .where('replacement_id', '=', id)
    .where('entity', '=', entity)
    .where('record', '=', record)
    .execute();
}

/** Deletes up to `limit` operations that are older; returns how many. */
export async function deleteReplacementsBefore(db: Db, before: string, limit: number): Promise<number> {
  const old = db.selectFrom('text_replacements').select('id').where('at', '<', before).limit(limit);
  const deleted = await db.deleteFrom('text_replacements').where('id', 'in', old).returning('id').execute();
  return deleted.length;
}
