import type { CheckedMessage } from '@vitrin/shared-contracts/mailbox';
import { recordDestruction } from '../privacy/destruction.service.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { removeCvs } from '../media/cv-files.ts';
import { requireAll, changeWithHistory, changeMessages, type MailboxWrite } from './change-messages.service.ts';
import { deleteMessages, messageStates, type MessageState } from './mailbox-writes.repository.ts';

const NOT_QUARANTINED = '[]';
const QUARANTINED_BY_STAFF = JSON.stringify(['by-hand']);

const isQuarantined = ({ quarantine }: MessageState) => quarantine !== NOT_QUARANTINED;
const isInTrash = ({ section }: MessageState) => section === 'trash';

export function trashMessages(call: MailboxWrite, ids: readonly number[]): Promise<null> {
  return changeMessages(call, 'update', async (trx, { now: at }) => {
    const messages = await requireAll(trx, call.kind, ids);
    const moved = { at, actor: call.context.actor.name, messages: messages.filter((each) => !isInTrash(each)) };
    await changeWithHistory(trx, moved, { section: 'trash' }, { event: 'trashed' });
    return { messages, fields: ['section'], data: null };
  });
}

/** Moves messages back to the inbox. A message restored by staff is no longer suspected of spam. */
export function restoreMessages(call: MailboxWrite, ids: readonly number[]): Promise<null> {
  return changeMessages(call, 'update', async (trx, { now: at }) => {
    const messages = await requireAll(trx, call.kind, ids);
    const by = { at, actor: call.context.actor.name };
    const trashedMessages = { ...by, messages: messages.filter(isInTrash) };
    await changeWithHistory(trx, trashedMessages, { section: 'mail' }, { event: 'restored' });
    const suspected = { ...by, messages: messages.filter(isQuarantined) };
    await changeWithHistory(trx, suspected, { quarantine: NOT_QUARANTINED }, { event: 'released' });
    return { messages, fields: ['section', 'quarantine'], data: null };
  });
}

/** Moves messages to quarantine on behalf of staff. Messages that the rules already suspect keep their reasons. */
export function quarantineMessages(call: MailboxWrite, ids: readonly number[]): Promise<null> {
  return changeMessages(call, 'update', async (trx, { now: at }) => {
    const messages = await requireAll(trx, call.kind, ids);
    const notQuarantined = messages.filter((message) => !isQuarantined(message));
    const moved = { at, actor: call.context.actor.name, messages: notQuarantined };
    await changeWithHistory(trx, moved, { quarantine: QUARANTINED_BY_STAFF }, { event: 'quarantined' });
    return { messages, fields: ['quarantine'], data: null };
  });
}

/** Removes messages from quarantine; their section does not change. */
export function releaseMessages(call: MailboxWrite, ids: readonly number[]): Promise<null> {
  return changeMessages(call, 'update', async (trx, { now: at }) => {
    const messages = await requireAll(trx, call.kind, ids);
    const moved = { at, actor: call.context.actor.name, messages: messages.filter(isQuarantined) };
    await changeWithHistory(trx, moved, { quarantine: NOT_QUARANTINED }, { event: 'released' });
    return { messages, fields: ['quarantine'], data: null };
  });
}

/** Permanently deletes messages from the trash with their CVs, all or none. */
export async function removeMessages(call: MailboxWrite, ids: readonly number[]): Promise<void> {
  const { kind, context, services } = call;
  const cvs = await changeMessages(call, 'delete', async (trx) => {
    const messages = await requireAll(trx, kind, ids);
    if (!messages.every(isInTrash))
      throw new Conflict('message-not-in-trash', 'Yalnızca çöp kutusundaki iletiler silinebilir.');
    const references = messages.map(({ reference }) => reference);
    const files = await deleteMessages(trx, ids);
    await recordDestruction(trx, { kind, reason: 'staff', count: ids.length, actor: context.actor.name, references });
    return { messages, fields: [], data: files };
  });
  await removeCvs(services.files, cvs);
}

/** Marks one message as read or unread. */
export async function markMessageRead(call: MailboxWrite, id: number, check: 0 | 1): Promise<CheckedMessage> {
  const [message] = await messageStates(call.services.db, call.kind, [id]);
  if (!message) throw new NotFound();
  if (message.check !== check) await markMessagesRead(call, [id], check);
  return { id, check };
}

/** Marks messages as read or unread. Messages already in that state get no second history entry. */
export function markMessagesRead(call: MailboxWrite, ids: readonly number[], check: 0 | 1): Promise<null> {
  return changeMessages(call, 'update', async (trx, { now: at }) => {
    const messages = await requireAll(trx, call.kind, ids);
    const changed = messages.filter((message) => message.check !== check);
    const moved = { at, actor: call.context.actor.name, messages: changed };
    await changeWithHistory(trx, moved, { check }, { event: check === 1 ? 'opened' : 'marked-unread' });
    return { messages, fields: ['check'], data: null };
  });
}
