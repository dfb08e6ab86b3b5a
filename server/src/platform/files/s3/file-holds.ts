import type { Bucket } from './bucket.ts';

/** Beginning of the names of files that are deleted while a backup is being written. */
export const heldPrefix = 'deleted/';

export function heldName(name: string): string {
  return heldPrefix + name;
}

const HOLDS = 'holds/';
/** A hold ends by itself, so that a killed backup does not keep files. */
const HOLD_MS = 20 * 60_000;

/**
 * Reports whether deleted files are kept, because a backup that names them is being written. Asks the bucket, not the
 * database: files are deleted inside transactions, and the embedded database has one connection.
 */
export async function areFilesHeld(bucket: Bucket): Promise<boolean> {
  for await (const { storedAt } of bucket.list(HOLDS)) if (isStanding(storedAt)) return true;
  return false;
}

/** Places or renews a hold. */
export async function holdFiles(bucket: Bucket, id: string): Promise<void> {
  await bucket.put(HOLDS + id, Buffer.from(new Date().toISOString()));
}

/** Ends a hold, and those of killed backups. Returns whether none is left. */
export async function releaseFiles(bucket: Bucket, id: string): Promise<boolean> {
  const ended = [HOLDS + id];
  let isLast = true;
  for await (const { name, storedAt } of bucket.list(HOLDS)) {
    if (name === HOLDS + id) continue;
    if (isStanding(storedAt)) isLast = false;
    else ended.push(name);
  }
  await bucket.delete(ended);
  return isLast;
}

function isStanding(storedAt: number): boolean {
  return Date.now() - storedAt < HOLD_MS;
}
