import { limits } from 'shared-contracts/limits';
import type { FileStore, StoredFile } from '../../platform/files/store/file-store.ts';
import type { Services } from '../../services.ts';
import { mediaFile } from './media-files.ts';
import { storedHashes } from './media.repository.ts';
import { lockPictures } from '../../content/text-pictures.repository.ts';
import { moveToRemoved } from './removed-files.ts';

const HASH = /(?<=^media\/)[0-9a-f]{32}(?=-)/;
/** Written by former versions. */
const UNFINISHED = /\.tmp$/;

type Dependencies = Pick<Services, 'db' | 'files'>;

/**
 * Moves files without a record, left behind by a killed process, to the `removed` folder, so that they are no longer
 * public. Files younger than `minAgeMs` may belong to an upload in flight on another server; 0 if there is no other
 * server.
 */
export async function moveOrphanPicturesToRemoved(
  services: Dependencies,
  minAgeMs: number,
): Promise<{ pictures: number }> {
  const byHash = await filesByHash(services.files);
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

async function filesByHash(files: FileStore): Promise<Map<string, StoredFile[]>> {
  const byHash = new Map<string, StoredFile[]>();
  for await (const file of files.list(mediaFile(''))) {
    const hash = HASH.exec(file.name)?.[0];
    if (hash !== undefined) byHash.set(hash, [...(byHash.get(hash) ?? []), file]);
  }
  return byHash;
}

interface Orphan {
  hash: string;
  files: readonly StoredFile[];
  minAgeMs: number;
}

async function moveOrphanToRemoved(services: Dependencies, { hash, files, minAgeMs }: Orphan): Promise<boolean> {
  if (minAgeMs > 0 && files.some(({ storedAt }) => Date.now() - storedAt < minAgeMs)) return false;
  const names = files.map(({ name }) => name);
  const unfinished = names.filter((name) => UNFINISHED.test(name));
  return unlessStored(services, hash, async () => {
    await services.files.delete(unfinished);
    await moveToRemoved(
      services.files,
      names.filter((name) => !unfinished.includes(name)),
    );
  });
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
