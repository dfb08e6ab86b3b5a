import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { releaseId, type ReleaseDescriptor, type Unit } from 'shared-contracts/releases';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSED = /\.(js|css|svg)$/;
/** Lower-case path segments, no dot in front: nothing that could leave the folder or be special on a disk. */
const FILE_NAME = /^(?:[a-zA-Z0-9_][a-zA-Z0-9_.~-]*\/)*[a-zA-Z0-9_][a-zA-Z0-9_.~-]*$/;

/** A release as it lies on the disk: browser files in the folder itself, the server half below `ssr/`. */
export function releaseFolder(dataDir: string, unit: Unit, id: string): string {
  return path.join(dataDir, 'releases', unit, id);
}

/** A folder beside the releases to collect one in; becomes a release only by `settleRelease`. */
export async function incomingFolder(dataDir: string, name: string): Promise<string> {
  const folder = path.join(dataDir, 'releases', `.incoming-${name}`);
  await mkdir(path.join(folder, 'ssr'), { recursive: true });
  return folder;
}

/** Copies a finished build (`dist`) into an incoming folder. */
export async function collectBuild(dist: string, folder: string, descriptor: ReleaseDescriptor): Promise<void> {
  for (const file of Object.keys(descriptor.files)) await cp(path.join(dist, 'browser', file), path.join(folder, file));
  for (const file of Object.keys(descriptor.server))
    await cp(path.join(dist, 'ssr', file), path.join(folder, 'ssr', file));
}

export function isReleaseFileName(name: string): boolean {
  return name.length <= 120 && FILE_NAME.test(name) && !name.startsWith('ssr/');
}

/** Checks every file against the descriptor and the descriptor against its id. Returns what is wrong, or null. */
export async function faultOf(folder: string, descriptor: ReleaseDescriptor): Promise<string | null> {
  const halves = { '': descriptor.files, ssr: descriptor.server };
  for (const [half, files] of Object.entries(halves)) {
    for (const [file, integrity] of Object.entries(files)) {
      const content = await readFile(path.join(folder, half, file)).catch(() => null);
      if (!content) return `${file} eksik`;
      if (integrityOf(content) !== integrity) return `${file} bozuk: içeriği özetiyle uyuşmuyor`;
    }
  }
  const id = releaseId(sha256, descriptor.files, descriptor.server);
  return id === descriptor.id ? null : `Sürüm kimliği içerikle uyuşmuyor (${descriptor.id} yerine ${id})`;
}

function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Compresses the browser files beside themselves and moves the folder to its final, write-once place. */
export async function settleRelease(dataDir: string, incoming: string, descriptor: ReleaseDescriptor): Promise<void> {
  await Promise.all(
    Object.keys(descriptor.files)
      .filter((file) => COMPRESSED.test(file))
      .map((file) => compress(path.join(incoming, file))),
  );
  await writeFile(path.join(incoming, 'release.json'), JSON.stringify(descriptor));
  const final = releaseFolder(dataDir, descriptor.unit, descriptor.id);
  await mkdir(path.dirname(final), { recursive: true });
  if (await exists(final)) await rm(incoming, { recursive: true });
  else await rename(incoming, final);
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [small, older] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    zip(content, { level: 9 }),
  ]);
  await writeFile(`${file}.br`, small);
  await writeFile(`${file}.gz`, older);
}

async function exists(folder: string): Promise<boolean> {
  return readdir(folder).then(
    () => true,
    () => false,
  );
}
