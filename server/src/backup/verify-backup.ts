import type { Readable } from 'node:stream';
import { readArchive } from './archive/read-archive.ts';
import type { Manifest } from './archive/manifest.ts';

/** Reads a whole backup and checks it. Throws `BackupError` when it could not be restored. */
export function verifyBackup(file: string, identities: readonly string[]): Promise<Manifest> {
  const ignore = () => Promise.resolve();
  return readArchive(file, identities, { onManifest: ignore, onSecret: ignore, onRows: ignore, onFile: drain });
}

async function drain(_name: string, content: Readable): Promise<void> {
  for await (const chunk of content) void chunk;
}
