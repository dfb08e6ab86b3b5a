import { sql } from 'kysely';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { DestructionKind } from '@vitrin/shared-contracts/privacy';
import type { Db } from '../../platform/database/tables.ts';

export interface Deleted {
  at: string;
  kind: DestructionKind;
  count: number;
}

const otherTables = [
  ['mails', 'mails'],
  ['data_requests', 'data-requests'],
  ['visits', 'visits'],
  ['consents', 'consents'],
] as const;

/** Returns what each run has soft-deleted and is not destroyed yet, latest first. */
export async function deletedBatches(db: Db): Promise<Deleted[]> {
  const batches: Deleted[] = await messageBatches(db);
  for (const [table, kind] of otherTables) {
    const rows = await db
      .selectFrom(table)
      .select((select) => ['deleted_at', select.fn.countAll<number>().as('count')])
      .where('deleted_at', 'is not', null)
      .groupBy('deleted_at')
      .execute();
    batches.push(...rows.map(({ deleted_at, count }) => ({ at: deleted_at ?? '', kind, count })));
  }
  return batches.toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

async function messageBatches(db: Db): Promise<Deleted[]> {
  const rows = await db
    .selectFrom('messages')
    .select((select) => ['kind', 'deleted_at', select.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is not', null)
    .groupBy(['kind', 'deleted_at'])
    .execute();
  return rows.map(({ kind, deleted_at, count }) => ({ at: deleted_at ?? '', kind, count }));
}

export interface Restored {
  count: number;
  /** Inboxes with restored messages. */
  inboxes: MailboxKind[];
}

/** Restores what the run at this time has soft-deleted. */
export async function restoreBatch(trx: Db, at: string): Promise<Restored> {
  const messages = await trx
    .updateTable('messages')
    .set({ section: sql<'mail'>`coalesce(deleted_from, 'mail')`, deleted_from: null, deleted_at: null })
    .where('deleted_at', '=', at)
    .returning('kind')
    .execute();
  let count = messages.length;
  for (const [table] of otherTables) {
    const { numUpdatedRows } = await trx
      .updateTable(table)
      .set({ deleted_at: null })
      .where('deleted_at', '=', at)
      .executeTakeFirstOrThrow();
    count += Number(numUpdatedRows);
  }
  return { count, inboxes: [...new Set(messages.map(({ kind }) => kind))] };
}

/** Restarts the week in which soft-deleted rows that are not destroyed yet can be restored. */
export async function restartRecoveryPeriod(trx: Db, at: string): Promise<void> {
  for (const table of ['messages', 'mails', 'data_requests', 'visits', 'consents'] as const)
    await trx.updateTable(table).set({ deleted_at: at }).where('deleted_at', 'is not', null).execute();
}
