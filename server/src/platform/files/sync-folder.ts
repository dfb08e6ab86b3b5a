import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the entries of a folder durable: a renamed file keeps its new name after a power failure. */
export function syncFolder(folder: string): void {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
