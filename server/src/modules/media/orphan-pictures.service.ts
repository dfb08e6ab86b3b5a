import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from 'shared-contracts/limits';
import { errorCode } from '../../platform/error-code.ts';
import type { Services } from '../../services.ts';
import { mediaFolder } from './media-files.ts';
import { storedHashes } from './media.repository.ts';
import { holdPictures } from '../../content/text-pictures.repository.ts';
import { setAside } from './set-aside-files.ts';

const HASH = /^[0-9a-f]{32}(?=-)/;
const UNFINISHED = /\.tmp$/;

type Needed = Pick<Services, 'db' | 'config'>;

/**
 * Moves files without a record, left behind by a killed process, to the `removed` folder, so that they are no longer
 * public. Files younger than `minAgeMs` may belong to an upload in flight on another server; 0 if there is no other
 * server.
 */
export async function setOrphanPicturesAside(services: Needed, settledMs: number): Promise<{ pictures: number }> {
  const folder = mediaFolder(services.config);
  const byHash = Map.groupBy(await namesIn(folder), (name) => HASH.exec(name)?.[0] ?? '');
  byHash.delete('');
  const hashes = [...byHash.keys()];
  let pictures = 0;
  for (let from = 0; from < hashes.length; from += limits.idList) {
    const some = hashes.slice(from, from + limits.idList);
    const stored = new Set(await storedHashes(services.db, some));
    for (const hash of some.filter((each) => !stored.has(each)))
      if (await setOneAside(services, { hash, files: byHash.get(hash) ?? [], settledMs })) pictures += 1;
  }
  return { pictures };
}

interface Orphan {
  hash: string;
  files: readonly string[];
  settledMs: number;
}

async function setOneAside(services: Needed, { hash, files, settledMs }: Orphan): Promise<boolean> {
  const folder = mediaFolder(services.config);
  if (settledMs > 0 && (await isYoung(folder, files, settledMs))) return false;
  const unfinished = files.filter((name) => UNFINISHED.test(name));
  return unlessStored(services, hash, async () => {
    for (const name of unfinished) await rm(join(folder, name), { force: true });
    await setAside(services.config.dataDir, { folder, files: files.filter((name) => !unfinished.includes(name)) });
  });
}

async function isYoung(folder: string, files: readonly string[], settledMs: number): Promise<boolean> {
  for (const name of files) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs < settledMs) return true;
  }
  return false;
}

/**
 * Runs the task if the library has no such picture, and prevents other transactions from adding it meanwhile. Returns
 * whether it ran.
 */
export function unlessStored({ db }: Pick<Services, 'db'>, hash: string, task: () => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await holdPictures(trx, [hash]);
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
