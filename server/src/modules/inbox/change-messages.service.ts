import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { MessageEventName } from '@vitrin/shared-contracts/message-workflow';
import { idListSchema } from '@vitrin/shared-contracts/validation';
import { lockInboxes } from './inbox-lock.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import { write, type WriteOperation } from '../../content/write.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { messageStates, updateMessages, type MessageChange, type MessageState } from './mailbox-writes.repository.ts';
import { addEvents } from './message-events.repository.ts';

export interface MailboxWrite {
  services: ContentServices;
  context: WriteContext;
  kind: MailboxKind;
}

/** The result of a change: the affected messages and the names of their changed fields. */
export interface Changed<T> {
  messages: readonly MessageState[];
  fields: readonly string[];
  data: T;
}

/** Validates the ids of the selected messages and removes duplicates. */
export function messageIds(value: unknown): number[] {
  return [...new Set(validated(idListSchema(), value))];
}

/**
 * The only way in which staff change messages: in one transaction, all or none, and serialised per inbox. Public pages
 * are not affected, and the audit log contains references, never names. Open panels are notified after the commit.
 */
export async function changeMessages<T>(
  { services, context, kind }: MailboxWrite,
  action: WriteOperation['action'],
  apply: (trx: Db, stamp: Stamp) => Promise<Changed<T>>,
): Promise<T> {
  const answer = await write(services, context, { action, entity: kind, keepsPages: true }, async (trx, stamp) => {
    await lockInboxes(trx, [kind]);
    const { messages, fields, data } = await apply(trx, stamp);
    const entityId = messages.length === 1 ? (messages[0]?.id ?? null) : null;
    return { data, entityId, title: messages.map(({ reference }) => reference).join(', '), fields };
  });
  services.inbox.publish({ kind, received: null });
  return answer;
}

export async function requireAll(trx: Db, kind: MailboxKind, ids: readonly number[]): Promise<MessageState[]> {
  const messages = await messageStates(trx, kind, ids);
  if (messages.length !== ids.length)
    throw new Conflict(
      'messages-changed',
      'Seçilen iletilerden bazıları artık burada değil. Sayfayı yenileyip yeniden deneyin.',
    );
  return messages;
}

export async function requireOne(trx: Db, kind: MailboxKind, id: number): Promise<MessageState> {
  const [message] = await messageStates(trx, kind, [id]);
  if (!message) throw new NotFound();
  return message;
}

interface HistoryEntry {
  event: MessageEventName;
  detail?: string;
}

/**
 * Applies a change to the messages, with an entry in the history of each. The caller passes only messages that are not
 * yet in that state.
 */
export async function changeWithHistory(
  trx: Db,
  { at, actor, messages }: { at: string; actor: string; messages: readonly MessageState[] },
  change: MessageChange,
  historyEntry: HistoryEntry,
): Promise<void> {
  const ids = messages.map(({ id }) => id);
  await updateMessages(trx, ids, change);
  await addEvents(trx, ids, { at, actor, ...historyEntry });
}
