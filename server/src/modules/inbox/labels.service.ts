import { fold } from '@vitrin/shared-contracts/fold';
import { limits } from '@vitrin/shared-contracts/limits';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { labelInputSchema, type MessageLabel } from '@vitrin/shared-contracts/message-workflow';
import { invalid } from '@vitrin/shared-contracts/validation';
import { helpersOf } from '../../platform/database/helpers.ts';
import { lockInboxes } from './inbox-lock.ts';
import type { Db } from '../../platform/database/tables.ts';
import { write, type ChangeOf, type WriteOperation } from '../../content/write.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { MailboxWrite } from './change-messages.service.ts';
import { deleteLabel, findLabel, insertLabel, listLabels, updateLabel } from './labels.repository.ts';

export function createLabel(call: MailboxWrite, value: unknown): Promise<MessageLabel> {
  const { name, colour } = validated(labelInputSchema, value);
  return changeLabels(call, { action: 'create' }, async (trx, stamp) => {
    await rejectAboveLimit(trx, call.kind);
    await rejectTakenName(trx, call.kind, { id: null, name });
    const id = await insertLabel(trx, call.kind, { name, colour }, stamp);
    return { data: await requireLabel(trx, call.kind, id), entityId: id, title: name };
  });
}

export function changeLabel(call: MailboxWrite, id: number, value: unknown): Promise<MessageLabel> {
  const { name, colour, version } = validated(labelInputSchema, value);
  if (version === undefined) throw new Invalid({ version: invalid.required });
  const current = (trx: Db) => requireLabel(trx, call.kind, id);
  const guard = { table: 'labels', id, version, current } as const;
  return changeLabels(call, { action: 'update', guard }, async (trx) => {
    // The version guard checks only the id: a label of the other inbox must not be changed here.
    await requireLabel(trx, call.kind, id);
    await rejectTakenName(trx, call.kind, { id, name });
    await updateLabel(trx, id, { name, colour });
    return { data: await requireLabel(trx, call.kind, id), entityId: id, title: name, fields: ['name', 'colour'] };
  });
}

/** Deletes a label and removes it from all messages. */
export function removeLabel(call: MailboxWrite, id: number): Promise<{ id: number }> {
  return changeLabels(call, { action: 'delete' }, async (trx) => {
    await lockInboxes(trx, [call.kind]);
    const { name } = await requireLabel(trx, call.kind, id);
    await deleteLabel(trx, id);
    return { data: { id }, entityId: id, title: name };
  });
}

/** Saves a label change and notifies open panels, because the message list shows labels. */
async function changeLabels<T>(
  { services, context, kind }: MailboxWrite,
  operation: Pick<WriteOperation, 'action' | 'guard'>,
  change: ChangeOf<T>,
): Promise<T> {
  const whole = { ...operation, entity: 'message-label', keepsPages: true };
  const answer = await write(services, context, whole, change);
  services.inbox.publish({ kind, received: null });
  return answer;
}

async function requireLabel(db: Db, kind: MailboxKind, id: number): Promise<MessageLabel> {
  const label = await findLabel(db, kind, id);
  if (!label) throw new NotFound();
  return label;
}

async function rejectAboveLimit(trx: Db, kind: MailboxKind): Promise<void> {
  await helpersOf(trx).lock(trx, `labels.${kind}`);
  if ((await listLabels(trx, kind)).length >= limits.labels)
    throw new Conflict('too-many-labels', `En fazla ${limits.labels} etiket eklenebilir.`);
}

/**
 * Throws `Invalid` when the name is taken, regardless of case and accents: users could not distinguish the labels in a
 * filter.
 */
async function rejectTakenName(trx: Db, kind: MailboxKind, { id, name }: { id: number | null; name: string }) {
  const others = (await listLabels(trx, kind)).filter((label) => label.id !== id);
  if (others.some((other) => fold(other.name) === fold(name))) throw new Invalid({ name: 'Bu Adda Bir Etiket Var' });
}
