import { sql } from 'kysely';
import { mailboxKinds, type MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { Db } from '../../platform/database/tables.ts';

/** Counts the unread messages of the inbox, without those in quarantine (product §4). */
export async function countUnread(db: Db, kind: MailboxKind): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    // Literals instead of parameters, so that the planner uses the partial index.
    .where('section', '=', sql.lit('mail' as const))
    .where('check', '=', sql.lit(0 as const))
    .where('quarantine', '=', sql.lit('[]'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns a value that changes whenever a message is received or an unread count changes. */
export async function readInboxState(db: Db): Promise<string> {
  const { newest } = await db
    .selectFrom('messages')
    .select((select) => select.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  const counts: number[] = [];
  for (const kind of mailboxKinds) counts.push(await countUnread(db, kind));
  return JSON.stringify([newest, ...counts]);
}
