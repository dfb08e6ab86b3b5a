import { durations, limits } from 'shared-contracts/limits';
import { mailboxKinds } from 'shared-contracts/mailbox';
import { inBatches, mostAtOnce, type Run } from '../../platform/database/deletion.ts';
import { recordDestruction } from '../privacy/destruction.service.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { holdInboxes } from './inbox-lock.ts';
import type { Db } from '../../platform/database/tables.ts';
import { removeCvs, setCvsAside, settledCvs } from '../media/cv-files.ts';
import type { Services } from '../../services.ts';
import {
  deletedMessages,
  expiredMessages,
  markDeleted,
  strayFiles,
  type ExpiredMessage,
} from './delete-expired.repository.ts';
import { deleteMessages } from './mailbox-writes.repository.ts';

type Needed = Pick<Services, 'db' | 'config' | 'inbox'>;

/** Deletes messages whose time is over: nobody sees them any more, and for a week they can be brought back. */
export async function deleteExpired(services: Needed, run: Run): Promise<{ messages: number }> {
  const most = await mostAtOnce(services.db, 'messages');
  return { messages: await inBatches(most, (limit) => deleteSome(services, run, limit)) };
}

async function deleteSome({ db, inbox }: Needed, { at, now }: Run, limit: number): Promise<number> {
  const expired = await db.transaction().execute(async (trx) => {
    // Without the lock, two servers that delete at the same time would both count the same messages.
    await helpersOf(trx).lock(trx, 'destruction');
    await holdInboxes(trx);
    const found = await expiredMessages(trx, new Date(now).toISOString(), limit);
    if (found.length > 0)
      await markDeleted(
        trx,
        found.map(({ id }) => id),
        at,
      );
    return found;
  });
  for (const kind of mailboxKinds)
    if (expired.some((message) => message.kind === kind)) inbox.tell({ kind, received: null });
  return expired.length;
}

/** Destroys messages that were deleted a week ago, with all that belongs to them. */
export async function destroyDeletedMessages(services: Needed, { now }: Run): Promise<{ messages: number }> {
  const before = new Date(now - durations.recoverableMs).toISOString();
  return { messages: await inBatches(Number.POSITIVE_INFINITY, (limit) => destroySome(services, before, limit)) };
}

/** The files go once it is committed. */
async function destroySome({ db, config }: Needed, before: string, limit: number): Promise<number> {
  const { gone, cvs } = await db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'destruction');
    await holdInboxes(trx);
    const found = await deletedMessages(trx, before, limit);
    if (found.length === 0) return { gone: found, cvs: [] };
    const files = await deleteMessages(
      trx,
      found.map(({ id }) => id),
    );
    await noteDestroyed(trx, found);
    return { gone: found, cvs: files };
  });
  await removeCvs(config.dataDir, cvs);
  return gone.length;
}

async function noteDestroyed(trx: Db, gone: readonly ExpiredMessage[]): Promise<void> {
  for (const kind of mailboxKinds) {
    const references = gone.filter((message) => message.kind === kind).map(({ reference }) => reference);
    await recordDestruction(trx, { kind, reason: 'period', count: references.length, actor: '', references });
  }
}

/** Files that belong to no message are what a killed process has left behind. */
export async function setStrayCvsAside({ db, config }: Pick<Services, 'db' | 'config'>): Promise<{ files: number }> {
  const settled = await settledCvs(config.dataDir);
  let files = 0;
  for (let from = 0; from < settled.length; from += limits.idList) {
    const strays = await strayFiles(db, settled.slice(from, from + limits.idList));
    await setCvsAside(config.dataDir, strays);
    files += strays.length;
  }
  return { files };
}
