import { helpersOf } from '../../../platform/database/helpers.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { columnsOf, findJob, jobSlots, type JobChange, type JobRow } from './import-jobs.repository.ts';

/** A process that works on an import; one that has said nothing for a while has lost it. */
export interface Claim {
  id: number;
  runner: string;
}

/** Milliseconds after which the process of an import counts as gone. */
const SILENT_MS = 30_000;
/** Processes that may end unexpectedly, one after the other, before the user is asked. */
const MAX_ATTEMPTS = 3;

/**
 * Takes the import that waits, or whose process is gone, for a process; null if there is none, and while a command works. Of several
 * servers one gets it. After several processes have ended unexpectedly, it has failed.
 */
export async function claimJob(db: Db, runner: string): Promise<Claim | null> {
  const job = await findJob(db);
  if (!job || !(job.state === 'waiting' || (job.state === 'running' && isSilent(job)))) return null;
  const change: JobChange =
    job.attempts < MAX_ATTEMPTS
      ? { state: 'running', runner, heartbeat_at: new Date().toISOString(), attempts: job.attempts + 1 }
      : {
          state: 'failed',
          problem: 'Aktarım süreci birkaç kez yarıda kesildi. Sunucunun belleğini ve diskini denetleyip sürdürün.',
        };
  return inTurn(db, async (trx) => {
    if (await isCommandWorking(trx)) return null;
    await deleteCommand(trx);
    const { numUpdatedRows } = await trx
      .updateTable('site_import_jobs')
      .set(columnsOf(change))
      .where('id', '=', job.id)
      .where('state', '=', job.state)
      .where('runner', '=', job.runner)
      .executeTakeFirst();
    return numUpdatedRows > 0n && change.state === 'running' ? { id: job.id, runner } : null;
  });
}

/**
 * Lets a command work; null while a process of the panel or another command does. A process that was silent for long has lost its import,
 * should it still live: that of the panel waits.
 */
export async function claimForCommand(
  db: Db,
  runner: string,
  command: Pick<JobRow, 'author_name' | 'step'>,
): Promise<Claim | null> {
  return inTurn(db, async (trx) => {
    const job = await findJob(trx);
    const isPanelWorking = job?.state === 'running' && !isSilent(job);
    if (isPanelWorking || (await isCommandWorking(trx))) return null;
    await deleteCommand(trx);
    await trx
      .updateTable('site_import_jobs')
      .set(columnsOf({ state: 'waiting', runner: '' }))
      .where('slot', '=', jobSlots.panel)
      .where('state', '=', 'running')
      .execute();
    const started = { slot: jobSlots.command, state: 'running', heartbeat_at: new Date().toISOString() } as const;
    const { id } = await trx
      .insertInto('site_import_jobs')
      .values({ ...command, ...started, runner, updated_at: started.heartbeat_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, runner };
  });
}

/** Reports whether a command works on an import. */
export async function isCommandWorking(db: Db): Promise<boolean> {
  const command = await db
    .selectFrom('site_import_jobs')
    .select('heartbeat_at')
    .where('slot', '=', jobSlots.command)
    .executeTakeFirst();
  return command !== undefined && !isSilent(command);
}

/** Ends the work of a command; nothing happens if it has lost its turn. */
export async function endCommand(db: Db, { id, runner }: Claim): Promise<void> {
  await db.deleteFrom('site_import_jobs').where('id', '=', id).where('runner', '=', runner).execute();
}

/** Decides about processes one after the other, so that two never work at the same time. */
function inTurn<T>(db: Db, decide: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'site-import.claims');
    return decide(trx);
  });
}

function isSilent({ heartbeat_at }: Pick<JobRow, 'heartbeat_at'>): boolean {
  return (heartbeat_at ?? '') < new Date(Date.now() - SILENT_MS).toISOString();
}

/** Deletes the row of a command that is gone. */
async function deleteCommand(trx: Db): Promise<void> {
  await trx.deleteFrom('site_import_jobs').where('slot', '=', jobSlots.command).execute();
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
