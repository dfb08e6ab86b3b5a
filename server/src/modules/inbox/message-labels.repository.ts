import type { Db } from '../../platform/database/tables.ts';

/** Returns the label ids of each message. */
export async function labelsOf(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('message_labels')
    .select(['message_id', 'label_id'])
    .where('message_id', 'in', ids)
    .orderBy('label_id')
    .execute();
  const labels = new Map<number, number[]>();
  for (const { message_id, label_id } of rows) labels.set(message_id, [...(labels.get(message_id) ?? []), label_id]);
  return labels;
}

/** Adds the label and returns the ids of the messages that did not have it before. */
export async function addLabel(trx: Db, ids: readonly number[], labelId: number): Promise<number[]> {
  const rows = await trx
    .insertInto('message_labels')
    .values(ids.map((message_id) => ({ message_id, label_id: labelId })))
    .onConflict((conflict) => conflict.columns(['message_id', 'label_id']).doNothing())
    .returning('message_id')
    .execute();
  return rows.map(({ message_id }) => message_id);
}

/** Removes the label and returns the ids of the messages that had it. */
export async function removeLabel(trx: Db, ids: readonly number[], labelId: number): Promise<number[]> {
  const rows = await trx
    .deleteFrom('message_labels')
    .where('label_id', '=', labelId)
    .where('message_id', 'in', ids)
    .returning('message_id')
    .execute();
  return rows.map(({ message_id }) => message_id);
}
