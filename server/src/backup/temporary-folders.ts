import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** `held`: links to files; `snapshot`: a copy of the embedded database; `restore`: an unpacked backup. */
type Purpose = 'held' | 'snapshot' | 'restore';

const NAME = /^(?:held|snapshot|restore)-\w{6}$/;
const ABANDONED_MS = 86_400_000;

/** Creates a temporary folder in the data folder; renames and links stay within its file system. */
export function temporaryFolder(dataDir: string, purpose: Purpose): string {
  return mkdtempSync(join(dataDir, `${purpose}-`));
}

/** Removes the temporary folders of processes that were killed. */
export function removeAbandoned(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((each) => NAME.test(each))) {
    const folder = join(dataDir, name);
    const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changed > ABANDONED_MS) rmSync(folder, { recursive: true, force: true });
  }
}
