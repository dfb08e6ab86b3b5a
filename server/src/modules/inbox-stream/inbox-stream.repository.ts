import type { InboxEvents } from '@vitrin/shared-contracts/inbox-stream';
import type { Db } from '../../platform/database/tables.ts';

/** Maximum number of messages announced individually; beyond it, the counts suffice. */
const MAX_ANNOUNCED = 500;

/** Returns those of these messages that are still unread in the inbox, oldest first. */
export async function unreadMessages(db: Db, ids: readonly number[]): Promise<InboxEvents['received'][]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('messages')
    .select(['kind', 'id', 'name', 'subject'])
    .where('id', 'in', ids.slice(-MAX_ANNOUNCED))
    .where('section', '=', 'mail')
    .where('check', '=', 0)
    .where('quarantine', '=', '[]')
    .orderBy('id')
    .execute();
}
