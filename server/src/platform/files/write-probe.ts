import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A network file system that does not respond must not delay the caller. */
const LIMIT_MS = 2_000;

/**
 * Creates a check that a file can be written to the folder and reaches the disk. While a write hangs no other one is
 * started, because each would occupy a thread for files; the folder counts as not writable meanwhile.
 */
export function createWriteProbe(folder: string, limitMs = LIMIT_MS): () => Promise<boolean> {
  // Several servers may share the folder.
  const file = join(folder, `.write-probe-${randomUUID()}`);
  let pending: Promise<boolean> | null = null;
  return () => {
    if (pending !== null) return Promise.resolve(false);
    pending = writeAndRemove(file).finally(() => (pending = null));
    return Promise.race([pending, falseAfter(limitMs)]);
  };
}

async function writeAndRemove(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'w', 0o600);
    try {
      await handle.writeFile('vitrin');
      await handle.sync();
    } finally {
      await handle.close();
    }
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

function falseAfter(ms: number): Promise<boolean> {
  return new Promise((resolve) => void setTimeout(resolve, ms, false).unref());
}
