import type { Db } from '../../../platform/database/tables.ts';
import { columnsOf, findJob, type JobChange } from './import-jobs.repository.ts';

/** A process that works on the import; one that has said nothing for a while has lost it. */
export interface Claim {
  id: number;
  runner: string;
}

/** Milliseconds after which the process of an import counts as gone. */
const SILENT_MS = 30_000;
/** Processes that may end unexpectedly, one after the other, before the user is asked. */
const MAX_ATTEMPTS = 3;

/**
 * Takes the import that waits, or whose process is gone, for a process; null if there is none. Of several servers one gets it. After
 * several processes have ended unexpectedly, it has failed.
 */
export async function claimJob(db: Db, runner: string): Promise<Claim | null> {
  const job = await findJob(db);
  const silentSince = new Date(Date.now() - SILENT_MS).toISOString();
  if (!job || (job.state !== 'waiting' && job.state !== 'running')) return null;
  if (job.state === 'running' && (job.heartbeat_at ?? '') >= silentSince) return null;
  const change: JobChange =
    job.attempts < MAX_ATTEMPTS
      ? { state: 'running', runner, heartbeat_at: new Date().toISOString(), attempts: job.attempts + 1 }
      : {
          state: 'failed',
          problem: 'Aktarım süreci birkaç kez yarıda kesildi. Sunucunun belleğini ve diskini denetleyip sürdürün.',
        };
  const { numUpdatedRows } = await db
    .updateTable('site_import_jobs')
    .set(columnsOf(change))
    .where('id', '=', job.id)
    .where('state', '=', job.state)
    .where('runner', '=', job.runner)
    .executeTakeFirst();
  return numUpdatedRows > 0n && change.state === 'running' ? { id: job.id, runner } : null;
}

/** Says that the process works, and how far it is; returns what it is asked to do, null if the import is not its own any more. */
export async function saveHeartbeat(db: Db, claim: Claim, change: JobChange): Promise<string | null> {
  const row = await db
    .updateTable('site_import_jobs')
    .set({ ...columnsOf(change), heartbeat_at: new Date().toISOString() })
    .where('id', '=', claim.id)
    .where('runner', '=', claim.runner)
    .where('state', '=', 'running')
    .returning('wish')
    .executeTakeFirst();
  return row?.wish ?? null;
}

/** Asks the running process to stop. */
export async function askRunning(db: Db, id: number, wish: 'pause' | 'cancel'): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('site_import_jobs')
    .set({ wish })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the work of a process; nothing happens if the import is not its own any more. */
export async function endClaim(db: Db, { id, runner }: Claim, change: JobChange): Promise<void> {
  await db
    .updateTable('site_import_jobs')
    .set({ ...columnsOf(change), wish: '', runner: '' })
    .where('id', '=', id)
    .where('runner', '=', runner)
    .where('state', '=', 'running')
    .execute();
}
