import { Conflict } from '../../../platform/errors.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { deleteImport, findImport } from '../index/import-rows.repository.ts';
import { changeJob, type JobRow } from './import-jobs.repository.ts';

/** Deletes the report of a trial, if the import has one. */
export async function deletePlan(
  { db }: Pick<PlatformServices, 'db'>,
  { import_id }: Pick<JobRow, 'import_id'>,
): Promise<void> {
  if (import_id === null) return;
  const row = await findImport(db, import_id);
  if (row?.state === 'plan') await deleteImport(db, import_id);
}

/** Returns to the choice of files: with others it is another import, and what was tried before is void. Throws `Conflict`. */
export async function reopenJob(services: Pick<PlatformServices, 'db'>, job: JobRow): Promise<void> {
  const reopened = {
    step: 'upload',
    state: 'open',
    import_id: null,
    counts: [],
    problem: null,
    done: 0,
    total: 0,
  } as const;
  if (!(await changeJob(services.db, job, reopened))) throw changedMeanwhile();
  await deletePlan(services, job);
}

export function changedMeanwhile(): Conflict {
  return new Conflict('import-changed', 'Aktarımın durumu bu arada değişti; ekrandaki yeni durumuna bakın.');
}
