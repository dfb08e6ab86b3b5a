import type { InboxEvents } from 'shared-contracts/inbox-stream';
import type { Db } from '../../platform/database/tables.ts';

/** More are not told one by one: the counts say it. */
const MOST = 500;

/** Those of these messages that still wait to be opened, oldest first. */
export async function waitingMessages(db: Db, ids: readonly number[]): Promise<InboxEvents['received'][]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('messages')
    .select(['kind', 'id', 'name', 'subject'])
    .where('id', 'in', ids.slice(-MOST))
    .where('section', '=', 'mail')
    .where('check', '=', 0)
    .where('quarantine', '=', '[]')
    .orderBy('id')
    .execute();
}
