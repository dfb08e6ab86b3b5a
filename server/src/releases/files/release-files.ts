import { createHash } from 'node:crypto';
import { access, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseId, type ReleaseDescriptor, type Unit } from '@vitrin/shared-contracts/releases';
import { integrityOf } from '../../platform/files/integrity.ts';
import { compressRelease, type Compression } from './compressed-files.ts';
import { inGroups } from './in-groups.ts';

/** Plain path segments without a leading dot, so that no name can escape the folder or be special to a file system. */
const FILE_NAME = /^(?:[a-zA-Z0-9_][a-zA-Z0-9_.~-]*\/)*[a-zA-Z0-9_][a-zA-Z0-9_.~-]*$/;

/** Returns the folder of a release on disk: browser files in the folder itself, the server bundle below `ssr/`. */
export function releaseFolder(dataDir: string, unit: Unit, id: string): string {
  return path.join(dataDir, 'releases', unit, id);
}

/** Returns the releases whose folders are on this server. */
export async function storedReleases(dataDir: string): Promise<{ unit: Unit; id: string }[]> {
  const releases = path.join(dataDir, 'releases');
  const units = await visibleNames(releases);
  const found = await Promise.all(
    units.map(async (unit) =>
      (await visibleNames(path.join(releases, unit))).map((id) => ({ unit: unit as Unit, id })),
    ),
  );
  return found.flat();
}

/** Releases that are being received have a name that starts with a dot. */
async function visibleNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.startsWith('.'));
}

const INCOMING = '.incoming-';
/** No upload takes longer; an older incoming folder is a leftover. */
const LEFTOVER_AGE_MS = 60 * 60_000;

/** Creates a folder beside the releases in which one is assembled; only `finalizeRelease` turns it into a release. */
export async function createIncomingFolder(dataDir: string, name: string): Promise<string> {
  const folder = path.join(dataDir, 'releases', INCOMING + name);
  await mkdir(path.join(folder, 'ssr'), { recursive: true });
  return folder;
}

/** Removes incoming folders of a process that was terminated during an upload. */
export async function removeLeftovers(dataDir: string): Promise<void> {
  const releases = path.join(dataDir, 'releases');
  const names = await readdir(releases).catch(() => []);
  for (const folder of names.filter((name) => name.startsWith(INCOMING)).map((name) => path.join(releases, name))) {
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFTOVER_AGE_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** Renames the folder before it deletes it, so that no request finds an incomplete release. */
export async function removeRelease(dataDir: string, unit: Unit, id: string): Promise<void> {
  const renamedFolder = path.join(dataDir, 'releases', `${INCOMING}${unit}-${id}`);
  await rename(releaseFolder(dataDir, unit, id), renamedFolder).catch(() => undefined);
  await rm(renamedFolder, { recursive: true, force: true });
}

/** Copies a finished build (`dist`) into an incoming folder. */
export async function copyBuild(dist: string, folder: string, descriptor: ReleaseDescriptor): Promise<void> {
  await inGroups(Object.keys(descriptor.files), (file) =>
    cp(path.join(dist, 'browser', file), path.join(folder, file)),
  );
  await inGroups(Object.keys(descriptor.server), (file) =>
    cp(path.join(dist, 'ssr', file), path.join(folder, 'ssr', file)),
  );
}

export function isReleaseFileName(name: string): boolean {
  return name.length <= 120 && FILE_NAME.test(name) && !name.startsWith('ssr/');
}

/** Checks received files against the descriptor, and the descriptor against its id. Returns the problem, or null. */
export async function findReleaseProblem(folder: string, descriptor: ReleaseDescriptor): Promise<string | null> {
  const fault = await findStoredFilesProblem(folder, descriptor);
  if (fault !== null) return fault;
  const foreign = await findUndeclaredFile(folder, descriptor);
  if (foreign !== undefined) return `${foreign} sürümün tanımında yok`;
  const id = releaseId(sha256, descriptor);
  return id === descriptor.id ? null : `Sürüm kimliği içerikle uyuşmuyor (${descriptor.id} yerine ${id})`;
}

/** Checks every file of a stored release against its integrity. Returns the problem, or null. */
export async function findStoredFilesProblem(folder: string, descriptor: ReleaseDescriptor): Promise<string | null> {
  const { entry, preload, styles } = descriptor;
  const missing = [entry, ...preload, ...styles].find((file) => !Object.hasOwn(descriptor.files, file));
  if (missing !== undefined) return `${missing} sürümün dosyaları arasında yok`;
  const problems = [
    ...(await findFileProblems(folder, descriptor.files)),
    ...(await findFileProblems(path.join(folder, 'ssr'), descriptor.server)),
  ];
  return problems[0] ?? null;
}

/** Several files are in memory at a time; an upload limits each to 5 MB (`releaseLimits`). */
async function findFileProblems(folder: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const problems: string[] = [];
  await inGroups(Object.entries(files), async ([file, integrity]) => {
    const content = await readFile(path.join(folder, file)).catch(() => null);
    if (!content) problems.push(`${file} eksik`);
    else if (integrityOf(content) !== integrity) problems.push(`${file} bozuk: içeriği özetiyle uyuşmuyor`);
  });
  return problems;
}

/** Returns a file in the folder that the descriptor does not declare, so no integrity covers it. */
async function findUndeclaredFile(folder: string, { files, server }: ReleaseDescriptor): Promise<string | undefined> {
  const declared = new Set([...Object.keys(files), ...Object.keys(server).map((file) => `ssr/${file}`)]);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .find((file) => !declared.has(file));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Compresses what is not compressed yet, and moves the folder to its final, write-once location. */
export async function finalizeRelease(
  dataDir: string,
  incoming: string,
  descriptor: ReleaseDescriptor,
  compression: Compression = {},
): Promise<void> {
  await compressRelease(incoming, descriptor, compression);
  await writeFile(path.join(incoming, 'release.json'), JSON.stringify(descriptor));
  const final = releaseFolder(dataDir, descriptor.unit, descriptor.id);
  await mkdir(path.dirname(final), { recursive: true });
  await rename(incoming, final).catch(async (error: unknown) => {
    // The same content already exists, perhaps stored by another process a moment ago.
    if (!(await releaseExists(final))) throw error;
    await rm(incoming, { recursive: true });
  });
}

/** Checks whether the folder holds the files of a release. */
export function releaseExists(folder: string): Promise<boolean> {
  return access(path.join(folder, 'release.json')).then(
    () => true,
    () => false,
  );
}
