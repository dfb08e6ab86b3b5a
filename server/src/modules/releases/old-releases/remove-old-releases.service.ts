import type { Unit } from '@vitrin/shared-contracts/releases';
import { helpersOf } from '../../../platform/database/helpers.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { deleteRelease, RETENTION_DAYS, unitsWithReleases, unneededReleases } from './old-releases.repository.ts';
import { deleteEndedCredentials } from '../pipelines/pipelines.repository.ts';
import { addLogEntry } from '../../../releases/stored/pointers.repository.ts';
import { systemActor } from '../commands/release-commands.service.ts';
import { removeSharedRelease } from '../../../releases/files/release-store.ts';
import { archivedUntil, deleteExpiredArchived } from '../remotes/archive.repository.ts';
import { findRelease } from '../../../releases/stored/releases.repository.ts';

const DAY_MS = 86_400_000;

/** Removes releases that are no longer needed, and logs it. The same content may be published again. */
export async function removeOldReleases(
  services: Pick<PlatformServices, 'db' | 'config' | 'files'>,
): Promise<{ releases: number }> {
  const before = new Date(Date.now() - RETENTION_DAYS * DAY_MS).toISOString();
  let releases = 0;
  for (const unit of await unitsWithReleases(services.db)) releases += await removeFrom(services, unit, before);
  // A day later, because a release may be stored after its credential has ended.
  await deleteEndedCredentials(services.db, new Date(Date.now() - DAY_MS).toISOString());
  await deleteExpiredArchived(services.db);
  return { releases };
}

async function removeFrom(
  services: Pick<PlatformServices, 'db' | 'config' | 'files'>,
  unit: Unit,
  before: string,
): Promise<number> {
  const { db } = services;
  const removed = await db.transaction().execute(async (trx) => {
    // With the lock, promoting one of them happens either before this transaction, or finds it removed.
    await helpersOf(trx).lock(trx, 'releases');
    const isArchived = (await archivedUntil(trx, unit)) !== null;
    const ids = await unneededReleases(trx, unit, before);
    for (const id of ids) {
      await deleteRelease(trx, unit, id);
      const reason = isArchived ? 'Arşivdeki süresi doldu' : `${RETENTION_DAYS} gündür canlıda değil`;
      await addLogEntry(trx, { unit, action: 'remove', before: id, after: null, actor: systemActor, reason });
    }
    return ids;
  });
  // Files are deleted last: rows without files would be faults, files without rows do no harm.
  for (const id of removed) if (!(await findRelease(db, unit, id))) await removeSharedRelease(services, unit, id);
  return removed.length;
}
