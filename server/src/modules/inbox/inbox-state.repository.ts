import { mailboxKinds } from 'shared-contracts/mailbox';
import type { Db } from '../../platform/database/tables.ts';
import { countUnread } from './unread-messages.repository.ts';

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
