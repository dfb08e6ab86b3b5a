import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Twice the longest upload: an older file is a leftover. */
const STALE_MS = 20 * 60_000;

/**
 * Returns the folder for files that are being received or made. It is in the data folder, so that storing one there is a
 * rename.
 */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, 'incoming');
}

export async function createIncoming(dataDir: string): Promise<string> {
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Deletes what a killed process has left. */
export async function removeStaleFiles(dataDir: string): Promise<void> {
  const folder = incomingFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = await stat(join(folder, name)).catch(() => null);
    if (file && Date.now() - file.mtimeMs > STALE_MS) await rm(join(folder, name), { recursive: true, force: true });
  }
}
