import { mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { ImportError } from '../reading/import-error.ts';
import { partsOf, type FileRow } from './import-files.repository.ts';

/**
 * Parts arrive at any server, so they are in the store that all servers share. The server that works on the import joins them to the
 * file that readers need.
 */
type Storage = Pick<PlatformServices, 'config' | 'files'>;

const PREFIX = 'import-parts/';

/** Returns the name of a part in the store. */
export function partName({ job_id, id }: Pick<FileRow, 'job_id' | 'id'>, part: number): string {
  return `${PREFIX}${job_id}/${id}/${part}`;
}

function joinedFolder({ config }: Pick<Storage, 'config'>, ...names: number[]): string {
  return join(config.dataDir, 'imports', 'files', ...names.map(String));
}

/** Joins the parts of a file, goes on where it was interrupted, and returns the path. Throws `ImportError` if a part is gone. */
export async function joinParts(storage: Storage, file: FileRow): Promise<string> {
  const folder = joinedFolder(storage, file.job_id, file.id);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, file.name);
  const handle = await open(path, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    if (size !== file.bytes) await appendParts(storage, file, handle, Math.floor(size / file.part_bytes));
  } finally {
    await handle.close();
  }
  return path;
}

async function appendParts(storage: Storage, file: FileRow, handle: FileHandle, joined: number): Promise<void> {
  await handle.truncate(joined * file.part_bytes);
  for (let part = joined; part < partsOf(file); part += 1) {
    const name = partName(file, part);
    const content = await storage.files.open(name);
    if (!content)
      throw new ImportError(`${file.name}: dosyanın bir bölümü sunucuda yok. Dosyayı kaldırıp yeniden yükleyin.`);
    for await (const chunk of content) await handle.appendFile(chunk as Buffer);
    // In the shared folder the joined file is for all servers; in a bucket another server may need the parts.
    if (storage.config.s3 !== null) continue;
    await handle.sync();
    await storage.files.delete([name]);
  }
}

/** Deletes what was uploaded of a file. */
export async function removeStoredFile(storage: Storage, file: Pick<FileRow, 'job_id' | 'id'>): Promise<void> {
  await removeParts(storage, `${PREFIX}${file.job_id}/${file.id}/`);
  await rm(joinedFolder(storage, file.job_id, file.id), { recursive: true, force: true });
}

/** Deletes all that was uploaded for an import. */
export async function removeStoredFiles(storage: Storage, jobId: number): Promise<void> {
  await removeParts(storage, `${PREFIX}${jobId}/`);
  await rm(joinedFolder(storage, jobId), { recursive: true, force: true });
}

/** Deletes what other imports than this one have left: on a server that had begun them, or after a killed one. */
export async function removeLeftFiles(storage: Storage, jobId: number | null): Promise<void> {
  const left: string[] = [];
  for await (const name of storage.files.names(PREFIX)) if (jobIn(name) !== jobId) left.push(name);
  await storage.files.delete(left);
  for (const name of await readdir(joinedFolder(storage)).catch(() => []))
    if (Number(name) !== jobId) await rm(joinedFolder(storage, Number(name)), { recursive: true, force: true });
}

function jobIn(name: string): number {
  return Number(name.slice(PREFIX.length).split('/')[0]);
}

async function removeParts({ files }: Pick<Storage, 'files'>, prefix: string): Promise<void> {
  const names: string[] = [];
  for await (const name of files.names(prefix)) names.push(name);
  await files.delete(names);
}

/** Checks whether a file begins as a zip archive does. */
export async function isZip(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString('latin1') === 'PK';
  } finally {
    await handle.close();
  }
}
