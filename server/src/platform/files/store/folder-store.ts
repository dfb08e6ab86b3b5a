import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { errorCode } from '../../error-code.ts';
import { createIncoming } from '../incoming-folder.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/** Stores files in a folder, which several servers may share. Local files must be on the same file system. */
export function createFolderStore(root: string): FileStore {
  const pathOf = (name: string) => join(root, name);
  return {
    async put(name, content) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const received = Buffer.isBuffer(content) ? await writeIncoming(root, content) : content.path;
      await syncFile(received);
      await rename(received, path);
    },
    stat: async (name) => storedFile(name, pathOf(name)),
    list: (prefix) => filesBelow(root, prefix),
    names: (prefix) => namesBelow(root, prefix),
    open: async (name) => (await orNull(open(pathOf(name))))?.createReadStream() ?? null,
    localPath: async (name) => ((await storedFile(name, pathOf(name))) === null ? null : pathOf(name)),
    async move(name, to) {
      await mkdir(dirname(pathOf(to)), { recursive: true, mode: 0o700 });
      await orNull(rename(pathOf(name), pathOf(to)));
    },
    async delete(names) {
      for (const name of names) await rm(pathOf(name), { force: true });
    },
  };
}

async function writeIncoming(root: string, content: Buffer): Promise<string> {
  const path = join(await createIncoming(root), randomUUID());
  try {
    await writeFile(path, content, { mode: 0o600 });
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function storedFile(name: string, path: string): Promise<StoredFile | null> {
  const found = await orNull(stat(path));
  return found?.isFile() ? { name, bytes: found.size, storedAt: found.mtimeMs } : null;
}

async function* filesBelow(root: string, prefix: string): AsyncGenerator<StoredFile> {
  for await (const name of namesBelow(root, prefix)) {
    // Null if another server has deleted it meanwhile.
    const found = await storedFile(name, join(root, name));
    if (found) yield found;
  }
}

async function* namesBelow(root: string, prefix: string): AsyncGenerator<string> {
  const folder = join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
  const entries = await orNull(opendir(folder, { recursive: true }));
  if (entries === null) return;
  for await (const entry of entries) {
    const name = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
    if (entry.isFile() && name.startsWith(prefix)) yield name;
  }
}

async function orNull<T>(result: Promise<T>): Promise<T | null> {
  return result.catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
}
