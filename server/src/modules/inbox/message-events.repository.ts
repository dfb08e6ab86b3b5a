import type { MessageEvent, MessageEventName } from 'shared-contracts/message-workflow';
import type { Db } from '../../platform/database/tables.ts';

const MOST_SHOWN = 200;

export interface NewEvent {
  at: string;
  /** Name; empty: the site itself. */
  actor: string;
  event: MessageEventName;
  /** Name of the person, the label or the stage that it is about. */
  detail?: string;
}

/** A line in the history of each of these messages. */
export async function addEvents(trx: Db, ids: readonly number[], event: NewEvent): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('message_events')
    .values(ids.map((message_id) => ({ ...event, message_id })))
    .execute();
}

/** Newest first. That it was received is told by the message itself. */
export async function eventsOf(db: Db, id: number, receivedAt: string): Promise<MessageEvent[]> {
  const rows = await db
    .selectFrom('message_events')
    .select(['id', 'at', 'actor', 'event', 'detail'])
    .where('message_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return [...rows, { id: 0, at: receivedAt, actor: '', event: 'received', detail: '' }];
}
