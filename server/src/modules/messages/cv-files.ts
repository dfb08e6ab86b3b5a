import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../error-code.ts';

const HOUR_MS = 3_600_000;

/** Below the data folder, beside nothing that is served. */
function folderOf(dataDir: string): string {
  return join(dataDir, 'private', 'cv');
}

export function cvPath(dataDir: string, file: string): string {
  return join(folderOf(dataDir), file);
}

/** Moves a received file to where CVs are kept, safe from a power cut, and returns its new name, which tells nothing. */
export async function keepCv(dataDir: string, received: string): Promise<string> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  const handle = await open(received, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  const file = randomUUID();
  await rename(received, cvPath(dataDir, file));
  return file;
}

export async function removeCvs(dataDir: string, files: readonly string[]): Promise<void> {
  for (const file of files) await rm(cvPath(dataDir, file), { force: true });
}

export async function fingerprint(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('base64url');
}

/** Files that have lain there for an hour: none of them belongs to a message that is just being written. */
export async function settledCvs(dataDir: string): Promise<string[]> {
  const names = await readdir(folderOf(dataDir)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const settled: string[] = [];
  for (const name of names) {
    const found = await stat(cvPath(dataDir, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > HOUR_MS) settled.push(name);
  }
  return settled;
}
