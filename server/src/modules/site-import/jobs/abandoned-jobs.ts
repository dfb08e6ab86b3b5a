import { limits } from '@vitrin/shared-contracts/limits';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { endCancelled, removeJob } from './import-jobs.service.ts';
import { findJob, type JobRow } from './import-jobs.repository.ts';
import { removeLeftFiles } from './stored-files.ts';

const DAY_MS = 86_400_000;

/** Ends the import that was left for days, and deletes what was uploaded for it. */
export async function endAbandonedJob(services: PlatformServices): Promise<{ jobs: number }> {
  const job = await findJob(services.db);
  const isEnded = job !== undefined && isAbandoned(job);
  if (isEnded) await (isUnfinishedImport(job) ? endCancelled : removeJob)(services, job);
  await removeLeftFiles(services, (await findJob(services.db))?.id ?? null);
  return { jobs: isEnded ? 1 : 0 };
}

function isAbandoned({ state, updated_at }: JobRow): boolean {
  const before = new Date(Date.now() - limits.siteImport.abandonedDays * DAY_MS).toISOString();
  return updated_at < before && state !== 'waiting' && state !== 'running';
}

function isUnfinishedImport({ step, state }: JobRow): boolean {
  return step === 'import' && state !== 'done' && state !== 'cancelled';
}
