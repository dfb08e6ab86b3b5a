import { sql } from 'kysely';
import { mailboxKinds, type MailboxKind } from 'shared-contracts/mailbox';
import type { Db } from '../../platform/database/tables.ts';

/** Counts unread messages of the inbox, without those in quarantine (product §4). */
export async function countUnread(db: Db, kind: MailboxKind): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    // Written out, so that the partial index is recognised.
    .where('section', '=', sql.lit('mail' as const))
    .where('check', '=', sql.lit(0 as const))
    .where('quarantine', '=', sql.lit('[]'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Differs from an earlier one when a message has come or a count has changed since. */
export async function readInboxState(db: Db): Promise<string> {
  const { newest } = await db
    .selectFrom('messages')
    .select((select) => select.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  const counts: number[] = [];
  for (const kind of mailboxKinds) counts.push(await countUnread(db, kind));
  return JSON.stringify([newest, ...counts]);
}
