import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readContentVersion } from '../../../platform/database/content-version.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduled-job.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { startImportProcess, type ImportTask } from './import-process.ts';
import { claimJob, endClaim } from './import-claims.repository.ts';

/** Looks every second, on each server, whether an import waits for a process. */
export const siteImportJob: ScheduledJob<PlatformServices> = {
  name: 'site-import',
  intervalMs: 1_000,
  runsAtStart: true,
  run: (services, stopping) => runWaitingImport(services, stopping),
};

/** Runs the import that waits in a process of its own, to its end or until the server ends. Returns whether there was one. */
export async function runWaitingImport(
  services: PlatformServices,
  stopping: AbortSignal,
  start: (task: ImportTask) => ChildProcess = startImportProcess,
): Promise<boolean> {
  const claim = await claimJob(services.db, randomUUID());
  if (claim === null) return false;
  const child = start({ config: services.config, claim });
  const stop = () => {
    if (child.connected) child.disconnect();
  };
  child.on('message', () => void refresh(services));
  stopping.addEventListener('abort', stop);
  await once(child, 'exit');
  stopping.removeEventListener('abort', stop);
  if (stopping.aborted) return true;
  // Only a process that was killed has left it running: the next one goes on.
  await endClaim(services.db, claim, { state: 'waiting' });
  await refresh(services);
  return true;
}

/** Learns of what the process has written; with PostgreSQL, servers also watch each other. */
async function refresh({ db, contentVersion, log }: PlatformServices): Promise<void> {
  try {
    const version = await readContentVersion(db);
    if (version > contentVersion.current()) contentVersion.raise(version);
  } catch (error) {
    log.warn({ err: error }, 'changes of a site import not read');
  }
}
