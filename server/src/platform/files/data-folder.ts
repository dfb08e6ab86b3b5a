import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';

const OTHERS = 0o077;

/**
 * Creates the data folder and restricts it, and all files that this process writes later, to the account of the
 * process. Also removes existing access for other accounts.
 */
export function prepareDataFolder(dataDir: string): void {
  process.umask(OTHERS);
  mkdirSync(dataDir, { recursive: true });
  restrictMode(dataDir, 0o700);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    const path = join(dataDir, entry.name);
    if (entry.isDirectory()) restrictMode(path, 0o700);
    else if (entry.isFile()) restrictMode(path, 0o600);
  }
}

/** Ignores folders of another owner and file systems without modes: these cannot be changed. */
function restrictMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!/^E(PERM|ROFS|NOTSUP|OPNOTSUPP|NOENT)$/.test(errorCode(error))) throw error;
  }
}
