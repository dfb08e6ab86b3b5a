import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { LabelInput, MessageLabel } from '@vitrin/shared-contracts/message-workflow';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

const alphabet = new Intl.Collator('tr');

const columns = ['id', 'name', 'colour', 'version', 'updated_at'] as const;

/** Returns the labels by name. Not paginated, because there are only a few. */
export async function listLabels(db: Db, kind: MailboxKind): Promise<MessageLabel[]> {
  const rows = await db.selectFrom('labels').select(columns).where('kind', '=', kind).execute();
  return rows.toSorted((one, other) => alphabet.compare(one.name, other.name));
}

export async function findLabel(db: Db, kind: MailboxKind, id: number): Promise<MessageLabel | null> {
  const row = await db
    .selectFrom('labels')
    .select(columns)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

type Look = Pick<LabelInput, 'name' | 'colour'>;

export async function insertLabel(trx: Db, kind: MailboxKind, look: Look, { now, userId }: Stamp): Promise<number> {
  const row = await trx
    .insertInto('labels')
    .values({ kind, ...look, created_at: now, updated_at: now, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateLabel(trx: Db, id: number, look: Look): Promise<void> {
  await trx.updateTable('labels').set(look).where('id', '=', id).execute();
}

export async function deleteLabel(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('labels').where('id', '=', id).execute();
}
