import type { MessageEvent, MessageEventName } from '@vitrin/shared-contracts/message-workflow';
import type { Db } from '../../platform/database/tables.ts';

const MAX_EVENTS = 200;

export interface NewEvent {
  at: string;
  /** User name; empty for the site itself. */
  actor: string;
  event: MessageEventName;
  /** Name of the user, label or stage concerned. */
  detail?: string;
}

/** Adds an entry to the history of each message. */
export async function addEvents(trx: Db, ids: readonly number[], event: NewEvent): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('message_events')
    .values(ids.map((message_id) => ({ ...event, message_id })))
    .execute();
}

/** Returns the history, newest first. The `received` event comes from the message itself. */
export async function eventsOf(db: Db, id: number, receivedAt: string): Promise<MessageEvent[]> {
  const rows = await db
    .selectFrom('message_events')
    .select(['id', 'at', 'actor', 'event', 'detail'])
    .where('message_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MAX_EVENTS)
    .execute();
  return [...rows, { id: 0, at: receivedAt, actor: '', event: 'received', detail: '' }];
}
