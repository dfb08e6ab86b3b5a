import { raiseContentVersion } from '../../platform/database/content-version.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { widthsOf } from './media-files.ts';
import { markComplete, outdatedMedia, type MediaRow } from './media.repository.ts';
import { completeFiles, runExclusively } from './picture-work.ts';

/** Pictures at a time; between them an upload gets its turn. */
const BATCH_SIZE = 10;
const HOUR_MS = 3_600_000;

type Completing = Pick<PlatformServices, 'config' | 'contentVersion' | 'db' | 'files' | 'log'>;

/** Creates the files that older versions did not create for stored pictures. Pages get them with the last one. */
export async function completeMedia(services: Completing, stopping = new AbortController().signal): Promise<void> {
  const { contentVersion, db } = services;
  let completed = 0;
  let last: MediaRow | undefined;
  do {
    const batch = await outdatedMedia(db, last?.id ?? 0, BATCH_SIZE);
    completed += await completeBatch(services, batch);
    last = batch.at(-1);
  } while (last && !stopping.aborted);
  if (completed > 0) contentVersion.raise(await raiseContentVersion(db));
}

async function completeBatch(services: Completing, batch: readonly MediaRow[]): Promise<number> {
  const pictures = batch.map((picture) => ({ ...picture, widths: widthsOf(picture.width) }));
  const hashes = new Set(await runExclusively(() => completeFiles(services, pictures)));
  for (const picture of pictures) {
    if (hashes.has(picture.hash)) await markComplete(services.db, picture);
    else services.log.warn({ hash: picture.hash }, 'picture files are missing');
  }
  return hashes.size;
}

export const completeMediaJob: ScheduledJob<PlatformServices> = {
  name: 'complete-pictures',
  intervalMs: HOUR_MS,
  runsAtStart: true,
  run: completeMedia,
};
