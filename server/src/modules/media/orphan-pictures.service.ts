import { limits } from '@vitrin/shared-contracts/limits';
import type { FileStore } from '../../platform/files/store/file-store.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { mediaFile } from './media-files.ts';
import { storedHashes } from './media.repository.ts';
import { lockPictures } from '../../content/text-pictures.repository.ts';
import { moveToRemoved } from './removed-files.ts';

const HASH = /(?<=^media\/)[0-9a-f]{32}(?=-)/;
/** Written by former versions. */
const UNFINISHED = /\.tmp$/;

type Dependencies = Pick<PlatformServices, 'db' | 'files'>;

/**
 * Moves files without a record, left behind by a killed process, to the `removed` folder, so that they are no longer
 * public. Files younger than `minAgeMs` may belong to an upload in flight on another server; 0 if there is no other
 * server.
 */
export async function moveOrphanPicturesToRemoved(
  services: Dependencies,
  minAgeMs: number,
): Promise<{ pictures: number }> {
  const byHash = await namesByHash(services.files);
  const hashes = [...byHash.keys()];
  let pictures = 0;
  for (let from = 0; from < hashes.length; from += limits.idList) {
    const batch = hashes.slice(from, from + limits.idList);
    const stored = new Set(await storedHashes(services.db, batch));
    for (const hash of batch.filter((each) => !stored.has(each)))
      if (await moveOrphanToRemoved(services, { hash, names: byHash.get(hash) ?? [], minAgeMs })) pictures += 1;
  }
  return { pictures };
}

async function namesByHash(files: FileStore): Promise<Map<string, string[]>> {
  const byHash = new Map<string, string[]>();
  for await (const name of files.names(mediaFile(''))) {
    const hash = HASH.exec(name)?.[0];
    if (hash !== undefined) byHash.set(hash, [...(byHash.get(hash) ?? []), name]);
  }
  return byHash;
}

interface Orphan {
  hash: string;
  names: readonly string[];
  minAgeMs: number;
}

async function moveOrphanToRemoved(services: Dependencies, { hash, names, minAgeMs }: Orphan): Promise<boolean> {
  if (minAgeMs > 0 && (await isRecent(services.files, names, minAgeMs))) return false;
  const unfinished = names.filter((name) => UNFINISHED.test(name));
  return unlessStored(services, hash, async () => {
    await services.files.delete(unfinished);
    await moveToRemoved(
      services.files,
      names.filter((name) => !unfinished.includes(name)),
    );
  });
}

async function isRecent(files: FileStore, names: readonly string[], minAgeMs: number): Promise<boolean> {
  const found = await Promise.all(names.map((name) => files.stat(name)));
  return found.some((file) => file !== null && Date.now() - file.storedAt < minAgeMs);
}

/**
 * Runs the task if the library has no such picture, and prevents other transactions from adding it meanwhile. Returns
 * whether it ran.
 */
export function unlessStored(
  { db }: Pick<PlatformServices, 'db'>,
  hash: string,
  task: () => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockPictures(trx, [hash]);
    if ((await storedHashes(trx, [hash])).length > 0) return false;
    await task();
    return true;
  });
}
