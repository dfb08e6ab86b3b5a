import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from 'shared-contracts/limits';
import { errorCode } from '../../platform/error-code.ts';
import type { Services } from '../../services.ts';
import { mediaFolder } from './media-files.ts';
import { storedHashes } from './media.repository.ts';
import { lockPictures } from '../../content/text-pictures.repository.ts';
import { moveToRemoved } from './removed-files.ts';

const HASH = /^[0-9a-f]{32}(?=-)/;
const UNFINISHED = /\.tmp$/;

type Dependencies = Pick<Services, 'db' | 'config'>;

/**
 * Moves files without a record, left behind by a killed process, to the `removed` folder, so that they are no longer
 * public. Files younger than `minAgeMs` may belong to an upload in flight on another server; 0 if there is no other
 * server.
 */
export async function moveOrphanPicturesToRemoved(
  services: Dependencies,
  minAgeMs: number,
): Promise<{ pictures: number }> {
  const folder = mediaFolder(services.config);
  const byHash = Map.groupBy(await namesIn(folder), (name) => HASH.exec(name)?.[0] ?? '');
  byHash.delete('');
  const hashes = [...byHash.keys()];
  let pictures = 0;
  for (let from = 0; from < hashes.length; from += limits.idList) {
    const batch = hashes.slice(from, from + limits.idList);
    const stored = new Set(await storedHashes(services.db, batch));
    for (const hash of batch.filter((each) => !stored.has(each)))
      if (await moveOrphanToRemoved(services, { hash, files: byHash.get(hash) ?? [], minAgeMs })) pictures += 1;
  }
  return { pictures };
}

interface Orphan {
  hash: string;
  files: readonly string[];
  minAgeMs: number;
}

async function moveOrphanToRemoved(services: Dependencies, { hash, files, minAgeMs }: Orphan): Promise<boolean> {
  const folder = mediaFolder(services.config);
  if (minAgeMs > 0 && (await isRecent(folder, files, minAgeMs))) return false;
  const unfinished = files.filter((name) => UNFINISHED.test(name));
  return unlessStored(services, hash, async () => {
    for (const name of unfinished) await rm(join(folder, name), { force: true });
    await moveToRemoved(services.config.dataDir, { folder, files: files.filter((name) => !unfinished.includes(name)) });
  });
}

async function isRecent(folder: string, files: readonly string[], minAgeMs: number): Promise<boolean> {
  for (const name of files) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs < minAgeMs) return true;
  }
  return false;
}

/**
 * Runs the task if the library has no such picture, and prevents other transactions from adding it meanwhile. Returns
 * whether it ran.
 */
export function unlessStored({ db }: Pick<Services, 'db'>, hash: string, task: () => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockPictures(trx, [hash]);
    if ((await storedHashes(trx, [hash])).length > 0) return false;
    await task();
    return true;
  });
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
}
