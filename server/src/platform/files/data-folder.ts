import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';

const OTHERS = 0o077;

/** Makes the data folder, and what this process writes from now on, the business of its own account alone; also where others could read it before. */
export function openDataFolder(dataDir: string): void {
  process.umask(OTHERS);
  mkdirSync(dataDir, { recursive: true });
  narrow(dataDir, 0o700);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    const path = join(dataDir, entry.name);
    if (entry.isDirectory()) narrow(path, 0o700);
    else if (entry.isFile()) narrow(path, 0o600);
  }
}

/** A folder that belongs to somebody else is their business, and some file systems know no modes. */
function narrow(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!/^E(PERM|ROFS|NOTSUP|OPNOTSUPP|NOENT)$/.test(errorCode(error))) throw error;
  }
}
