import type { MailboxKind } from 'shared-contracts/mailbox';
import { idListSchema } from 'shared-contracts/validation';
import type { Db } from '../../database/tables.ts';
import type { WriteContext } from '../../database/write-context.ts';
import { write, type WriteOperation } from '../../database/write.ts';
import { problems } from '../../http/problem.ts';
import { validated } from '../../http/validated.ts';
import type { Services } from '../../services.ts';
import { removeCvs } from './cv-files.ts';
import {
  deleteMessages,
  moveToMail,
  moveToTrash,
  saveCheck,
  standing,
  type Standing,
} from './mailbox-writes.repository.ts';

const CHANGED = 'Seçilen iletilerden bazıları artık burada değil. Sayfayı yenileyip yeniden deneyin.';

export interface MailboxWrite {
  services: Services;
  context: WriteContext;
  kind: MailboxKind;
}

/** `trash_list`, `delete_list` or `restore_list`: each message counts once. */
export function messageIds(value: unknown): number[] {
  return [...new Set(validated(idListSchema(), value))];
}

export function trashMessages(call: MailboxWrite, ids: readonly number[]): Promise<void> {
  return change(call, 'update', async (trx) => {
    const messages = await allOf(trx, call.kind, ids);
    await moveToTrash(trx, ids);
    return messages;
  });
}

export function restoreMessages(call: MailboxWrite, ids: readonly number[]): Promise<void> {
  return change(call, 'update', async (trx) => {
    const messages = await allOf(trx, call.kind, ids);
    await moveToMail(trx, ids);
    return messages;
  });
}

/** From the trash alone, all or none; their CVs go with them. */
export async function removeMessages(call: MailboxWrite, ids: readonly number[]): Promise<void> {
  let cvs: string[] = [];
  await change(call, 'delete', async (trx) => {
    const messages = await allOf(trx, call.kind, ids);
    if (messages.some(({ section }) => section !== 'trash'))
      throw problems.conflict('Yalnızca çöp kutusundaki iletiler silinebilir.');
    cvs = await deleteMessages(trx, ids);
    return messages;
  });
  await removeCvs(call.services.config.dataDir, cvs);
}

/** Nothing is written where it says so already: opening a message twice leaves one trace. */
export async function checkMessage(
  call: MailboxWrite,
  id: number,
  check: 0 | 1,
): Promise<{ id: number; check: 0 | 1 }> {
  const [message] = await standing(call.services.db, call.kind, [id]);
  if (!message) throw problems.notFound();
  if (message.check !== check)
    await change(call, 'update', async (trx) => {
      await saveCheck(trx, id, check);
      return [message];
    });
  return { id, check };
}

/** Visitors see nothing of it, and the trace names references, never people. */
async function change(
  { services, context, kind }: MailboxWrite,
  action: WriteOperation['action'],
  apply: (trx: Db) => Promise<Standing[]>,
): Promise<void> {
  await write(services, context, { action, entity: kind, keepsPages: true }, async (trx) => {
    const messages = await apply(trx);
    const entityId = messages.length === 1 ? (messages[0]?.id ?? null) : null;
    return { data: null, entityId, title: messages.map(({ reference }) => reference).join(', ') };
  });
}

async function allOf(trx: Db, kind: MailboxKind, ids: readonly number[]): Promise<Standing[]> {
  const messages = await standing(trx, kind, ids);
  if (messages.length !== ids.length) throw problems.conflict(CHANGED);
  return messages;
}
