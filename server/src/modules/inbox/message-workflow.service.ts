import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import {
  noteSchema,
  stageLabel,
  stagesOf,
  type MessageNote,
  type MessageStage,
  type StagedMessage,
} from '@vitrin/shared-contracts/message-workflow';
import { invalid, validate } from '@vitrin/shared-contracts/validation';
import { retentionStart } from '../../platform/jobs/clock-check.ts';
import { retentionUntil } from '../privacy/retention.service.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Invalid } from '../../platform/errors.ts';
import { findAssignee } from './assignees.repository.ts';
import {
  requireAll,
  changeWithHistory,
  changeMessages,
  requireOne,
  type MailboxWrite,
} from './change-messages.service.ts';
import { findLabel } from './labels.repository.ts';
import type { MessageChange, MessageState } from './mailbox-writes.repository.ts';
import { addEvents } from './message-events.repository.ts';
import { addLabel, removeLabel } from './message-labels.repository.ts';
import { insertNote } from './message-notes.repository.ts';

const DAY_MS = 24 * 3_600_000;
/**
 * Minimum milliseconds that an application is kept after it leaves the pool, so that it is not destroyed while staff
 * process it.
 */
const MIN_RETENTION_AFTER_POOL_MS = 30 * DAY_MS;

/** Assigns messages to a user; null removes the assignment. */
export function assignMessages(call: MailboxWrite, ids: readonly number[], userId: number | null): Promise<null> {
  return changeMessages(call, 'update', async (trx, { now: at }) => {
    const messages = await requireAll(trx, call.kind, ids);
    const detail = userId === null ? '' : await assigneeName(trx, call.kind, userId);
    const changed = messages.filter(({ assignee_id }) => assignee_id !== userId);
    const moved = { at, actor: call.context.actor.name, messages: changed };
    const event = userId === null ? 'unassigned' : 'assigned';
    await changeWithHistory(trx, moved, { assignee_id: userId }, { event, detail });
    return { messages, fields: ['assignee'], data: null };
  });
}

async function assigneeName(trx: Db, kind: MailboxKind, id: number): Promise<string> {
  const assignee = await findAssignee(trx, kind, id);
  if (!assignee) throw new Invalid({ user_id: invalid.choice });
  return assignee.name;
}

export interface Labelling {
  labelId: number;
  on: boolean;
}

export function labelMessages(call: MailboxWrite, ids: readonly number[], { labelId, on }: Labelling): Promise<null> {
  return changeMessages(call, 'update', async (trx, { now: at }) => {
    const messages = await requireAll(trx, call.kind, ids);
    const label = await findLabel(trx, call.kind, labelId);
    if (!label) throw new Invalid({ label_id: invalid.choice });
    const changed = await (on ? addLabel : removeLabel)(trx, ids, labelId);
    const event = on ? 'labelled' : 'unlabelled';
    await addEvents(trx, changed, { at, actor: call.context.actor.name, event, detail: label.name });
    return { messages, fields: ['labels'], data: null };
  });
}

export interface StageChange {
  stage: unknown;
  /** True when the applicant has consented to stay in the pool. */
  consent: boolean;
}

/** Changes the stage of a message. The pool keeps an application longer and requires the consent of the applicant. */
export function changeStage(
  call: MailboxWrite,
  id: number,
  { stage: sent, consent }: StageChange,
): Promise<StagedMessage> {
  const stage = stagesOf(call.kind).find((known) => known === sent);
  if (!stage) throw new Invalid({ stage: invalid.choice });
  return changeMessages(call, 'update', async (trx, { now }) => {
    const message = await requireOne(trx, call.kind, id);
    const data = { id, stage };
    if (message.stage === stage) return { messages: [message], fields: [], data };
    if (stage === 'pool' && !consent) throw new Invalid({ consent: 'Havuza Almak İçin Adayın Onayı Gereklidir' });
    const kept = await retentionChange(trx, message, { kind: call.kind, stage, now });
    const result = { event: 'stage', detail: stageLabel(call.kind, stage) } as const;
    const by = { at: now, actor: call.context.actor.name, messages: [message] };
    await changeWithHistory(trx, by, { stage, ...kept }, result);
    return { messages: [message], fields: ['stage', ...Object.keys(kept)], data };
  });
}

/** Returns the changes to the retention of an application that enters or leaves the pool. */
async function retentionChange(
  trx: Db,
  message: MessageState,
  { kind, stage, now }: { kind: MailboxKind; stage: MessageStage; now: string },
): Promise<MessageChange> {
  if (stage === 'pool') {
    const agreed = await retentionStart(trx);
    return { pool_consent_at: agreed, retain_until: await retentionUntil(trx, 'pool', agreed) };
  }
  if (message.stage !== 'pool') return {};
  const regularDate = await retentionUntil(trx, kind, message.created_at);
  const minimumDate = new Date(Date.parse(now) + MIN_RETENTION_AFTER_POOL_MS).toISOString();
  return { pool_consent_at: null, retain_until: regularDate > minimumDate ? regularDate : minimumDate };
}

/** Adds an internal note, visible only to staff. */
export function addNote(call: MailboxWrite, id: number, value: unknown): Promise<MessageNote> {
  const { value: text, errors } = validate(noteSchema, value);
  if (errors) throw new Invalid({ text: errors[''] ?? invalid.value });
  return changeMessages(call, 'update', async (trx, { now: at }) => {
    const message = await requireOne(trx, call.kind, id);
    const { actor } = call.context;
    const note = await insertNote(trx, { message_id: id, author_id: actor.id, text, created_at: at });
    await addEvents(trx, [id], { at, actor: actor.name, event: 'noted' });
    return { messages: [message], fields: ['notes'], data: note };
  });
}
