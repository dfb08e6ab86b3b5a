import type { Unit } from 'shared-contracts/releases';
import { helpersOf } from '../../../platform/database/helpers.ts';
import type { Services } from '../../../services.ts';
import { deleteRelease, unitsWithReleases, unneededReleases } from './old-releases.repository.ts';
import { addLogLine } from '../commands/pointers.repository.ts';
import { siteActor } from '../commands/release-commands.service.ts';
import { removeRelease } from './release-files.ts';
import { findRelease } from '../releases.repository.ts';

/** A tab that is left open finds the files of its release for so long after that release was last live. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Removes releases that are no longer needed, and logs it. The same content may be published again. */
export async function removeOldReleases(services: Pick<Services, 'db' | 'config'>): Promise<{ releases: number }> {
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString();
  let releases = 0;
  for (const unit of await unitsWithReleases(services.db)) releases += await removeFrom(services, unit, before);
  return { releases };
}

async function removeFrom(
  { db, config }: Pick<Services, 'db' | 'config'>,
  unit: Unit,
  before: string,
): Promise<number> {
  const gone = await db.transaction().execute(async (trx) => {
    // Whoever makes one of them live in this moment comes before, or finds it gone.
    await helpersOf(trx).lock(trx, 'releases');
    const ids = await unneededReleases(trx, unit, before);
    for (const id of ids) {
      await deleteRelease(trx, unit, id);
      const reason = `${KEPT_DAYS} gündür canlıda değil`;
      await addLogLine(trx, { unit, action: 'remove', before: id, after: null, actor: siteActor, reason });
    }
    return ids;
  });
  // The files go last: rows without files would be faults, files without rows are nothing.
  for (const id of gone) if (!(await findRelease(db, unit, id))) await removeRelease(config.dataDir, unit, id);
  return gone.length;
}
