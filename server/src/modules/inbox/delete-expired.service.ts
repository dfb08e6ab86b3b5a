import { durations, limits } from '@vitrin/shared-contracts/limits';
import { mailboxKinds } from '@vitrin/shared-contracts/mailbox';
import { inBatches, maxRowsPerRun, type RetentionRun } from '../../platform/database/retention-run.ts';
import { recordDestruction } from '../privacy/destruction.service.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { lockInboxes } from './inbox-lock.ts';
import type { Db } from '../../platform/database/tables.ts';
import { removeCvs, setCvsAside, settledCvs } from '../media/cv-files.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import {
  deletedMessages,
  expiredMessages,
  markDeleted,
  orphanedFiles,
  type ExpiredMessage,
} from './delete-expired.repository.ts';
import { deleteMessages } from './mailbox-writes.repository.ts';

type Dependencies = Pick<PlatformServices, 'db' | 'files' | 'inbox'>;

/** Soft-deletes messages whose retention period is over. They are no longer visible and can be restored for a week. */
export async function deleteExpired(services: Dependencies, run: RetentionRun): Promise<{ messages: number }> {
  const most = await maxRowsPerRun(services.db, 'messages');
  return { messages: await inBatches(most, (limit) => deleteBatch(services, run, limit)) };
}

async function deleteBatch({ db, inbox }: Dependencies, { at, now }: RetentionRun, limit: number): Promise<number> {
  const expired = await db.transaction().execute(async (trx) => {
    // Without the lock, two servers that delete at the same time would both count the same messages.
    await helpersOf(trx).lock(trx, 'destruction');
    await lockInboxes(trx);
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
    if (expired.some((message) => message.kind === kind)) inbox.publish({ kind, received: null });
  return expired.length;
}

/** Destroys messages that were soft-deleted a week ago, with all related data. */
export async function destroyDeletedMessages(
  services: Dependencies,
  { now }: RetentionRun,
): Promise<{ messages: number }> {
  const before = new Date(now - durations.recoverableMs).toISOString();
  return { messages: await inBatches(Number.POSITIVE_INFINITY, (limit) => destroyBatch(services, before, limit)) };
}

/** Destroys one batch. The files are removed after the commit. */
async function destroyBatch({ db, files: store }: Dependencies, before: string, limit: number): Promise<number> {
  const { gone, cvs } = await db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'destruction');
    await lockInboxes(trx);
    const found = await deletedMessages(trx, before, limit);
    if (found.length === 0) return { gone: found, cvs: [] };
    const files = await deleteMessages(
      trx,
      found.map(({ id }) => id),
    );
    await recordDestroyed(trx, found);
    return { gone: found, cvs: files };
  });
  await removeCvs(store, cvs);
  return gone.length;
}

async function recordDestroyed(trx: Db, gone: readonly ExpiredMessage[]): Promise<void> {
  for (const kind of mailboxKinds) {
    const references = gone.filter((message) => message.kind === kind).map(({ reference }) => reference);
    await recordDestruction(trx, { kind, reason: 'period', count: references.length, actor: '', references });
  }
}

/** Moves CV files without a message, left behind by a killed process, to the `removed` folder. */
export async function moveOrphanedCvsToRemoved({
  db,
  files: store,
}: Pick<PlatformServices, 'db' | 'files'>): Promise<{ files: number }> {
  const oldFiles = await settledCvs(store);
  let files = 0;
  for (let from = 0; from < oldFiles.length; from += limits.idList) {
    const orphaned = await orphanedFiles(db, oldFiles.slice(from, from + limits.idList));
    await setCvsAside(store, orphaned);
    files += orphaned.length;
  }
  return { files };
}
