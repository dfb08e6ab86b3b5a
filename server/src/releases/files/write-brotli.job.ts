import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../platform/error-code.ts';
import { createIncoming } from '../../platform/files/incoming-folder.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import type { ReleaseServices } from '../release-services.ts';
import { compressBrotli, filesWithoutBrotli, MAX_COMPRESSION } from './compressed-files.ts';

/**
 * Writes the Brotli variants of releases that were published with gzip alone. A missing variant is the only record of
 * this, so the work continues after a restart. A release that fails is logged and tried again after the next start.
 */
export const writeBrotli: ScheduledJob<ReleaseServices> = {
  name: 'write-brotli',
  intervalMs: 5_000,
  async run({ brotliQueue, config, log }, stopping) {
    for (const folder of await brotliQueue.take())
      await writeMissing(config.dataDir, folder, stopping).catch((error: unknown) =>
        log.warn({ err: error, folder }, 'Brotli variants of a release not written'),
      );
  },
};

/** One file at a time: parallel compression would occupy the thread pool that also compresses responses to visitors. */
async function writeMissing(dataDir: string, folder: string, stopping: AbortSignal): Promise<void> {
  try {
    for (const file of await filesWithoutBrotli(folder)) {
      if (stopping.aborted) return;
      const target = path.join(folder, file);
      await storeWhole(dataDir, `${target}.br`, await compressBrotli(await readFile(target), MAX_COMPRESSION.brotli));
    }
  } catch (error) {
    // The release was removed meanwhile.
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/**
 * Stores a file that is not there yet: requests find either none or all of it, also after a power failure. Throws
 * `ENOENT` if the folder was removed.
 */
async function storeWhole(dataDir: string, target: string, content: Buffer): Promise<void> {
  const unfinished = path.join(await createIncoming(dataDir), randomUUID());
  try {
    await writeFile(unfinished, content, { flush: true });
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { force: true });
  }
}
