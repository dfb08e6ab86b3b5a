import { createWriteStream } from 'node:fs';
import { constants, copyFile, realpath, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { basename, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createIncoming } from '../../../platform/files/incoming-folder.ts';
import type { ReceivedFile } from '../../../platform/http/form-file.ts';
import type { InputFile } from '../reading/input-files.ts';
import { withoutSize } from '../index/old-addresses.ts';
import { findInput } from './find-input.ts';
import { downloadFrom } from './download-from.ts';

/** Where the files of the old site are found. */
export interface FileSources {
  /** Folder with a copy of its uploads; null without one. */
  uploads: string | null;
  /** Address at which the old site answers; null if nothing is fetched from there. */
  from: string | null;
  /** Files that came with the texts. */
  inputs: readonly InputFile[];
  dataDir: string;
  /** Private networks are allowed: for tests. */
  allowsPrivate: boolean;
}

/** A file that was found, or the reason why it was not. `discard` deletes what was made for it. */
export type FoundFile = { file: ReceivedFile; discard(): Promise<void> } | { reason: string };

const LARGEST_BYTES = 100 * 1_048_576;
const UPLOAD_FOLDERS = /^.*?\/(?:wp-content\/uploads|content\/(?:images|media|files)|uploads|static|public|assets)\//i;

/** A file that can be taken, or the reason why it cannot. */
export type LocatedFile =
  | {
      /** Address on the old site from which it would be fetched; null if it is here. */
      address: string | null;
      take(): Promise<FoundFile>;
    }
  | { reason: string };

export interface SoughtFile {
  address: string;
  /** Path below the uploads; empty if it is not known. */
  path: string;
  /** It is sought as it is; otherwise as the picture from which it was made, which is sharper. */
  isOriginal: boolean;
}

/** Locates a file by its address or its path below the uploads: in the folder, beside the texts, or on the old site. Fetches and copies nothing. */
export async function locateFile(
  sources: FileSources,
  { address, path, isOriginal }: SoughtFile,
): Promise<LocatedFile> {
  const names = candidates(address, path, isOriginal);
  const uploaded = await inUploads(sources, names);
  if (uploaded !== null) return { address: null, take: () => copied(uploaded, sources.dataDir) };
  const input = findInput(sources.inputs, names);
  if (input) return { address: null, take: () => copyOfInput(input, sources.dataDir) };
  if (sources.from === null) return { reason: missing(sources) };
  const url = addressOnSite(sources.from, address);
  if (url === null) return { reason: 'görselin adresi bozuk' };
  const original = isOriginal ? url : new URL(withoutSize(url.pathname) + url.search, url);
  return { address: original.href, take: () => fromSite(sources, original, url) };
}

function missing({ uploads }: FileSources): string {
  if (uploads !== null) return 'dosya uploads klasöründe yok';
  return 'dosya alınmadı: uploads klasörü de eski sitenin adresi de verilmedi';
}

/** Paths of a file from the longest to its name; with the size that WordPress adds, and without it. */
function candidates(address: string, path: string, isOriginal: boolean): string[] {
  const pathname = decoded(URL.parse(address, 'http://site.invalid')?.pathname ?? '');
  const below = pathname.replace(UPLOAD_FOLDERS, '').replace(/^\/+/, '');
  const given = [path, below, pathname.replace(/^\/+/, '')].filter(Boolean);
  const originals = given.map(withoutSize);
  return [...new Set(isOriginal ? [...given, ...originals] : [...originals, ...given])];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the path of a file in the folder of uploads. */
async function inUploads({ uploads }: FileSources, names: readonly string[]): Promise<string | null> {
  if (uploads === null) return null;
  const root = await realpath(uploads).catch(() => null);
  for (const name of names) {
    // A link in the folder must not lead out of it.
    const path = root && (await realpath(join(root, name)).catch(() => null));
    const found = path && path.startsWith(root + sep) ? await stat(path) : null;
    if (path && found?.isFile()) return path;
  }
  return null;
}

/** The library moves a file that it stores, and the folder of the user stays as it is. */
async function copied(path: string, dataDir: string): Promise<FoundFile> {
  const copy = await temporaryPath(dataDir);
  const discard = () => rm(copy, { force: true });
  try {
    await copyFile(path, copy, constants.COPYFILE_FICLONE);
    return { file: { path: copy, size: (await stat(copy)).size, name: basename(path) }, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Copies a file that came with the texts to the data folder. */
export async function copyOfInput(
  input: InputFile,
  dataDir: string,
): Promise<{ file: ReceivedFile; discard(): Promise<void> }> {
  const path = await temporaryPath(dataDir);
  try {
    await pipeline(await input.open(), createWriteStream(path));
    const { size } = await stat(path);
    return { file: { path, size, name: basename(input.name) }, discard: () => rm(path, { force: true }) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function temporaryPath(dataDir: string): Promise<string> {
  return join(await createIncoming(dataDir), `import-${randomUUID()}`);
}

/** Returns the address of a file as the old site answers now; null if it is none. */
function addressOnSite(from: string, address: string): URL | null {
  const url = URL.parse(address, from);
  // The old site answers elsewhere by now, or its files name it by a host that no longer exists.
  const home = URL.parse(from);
  if (url && home && (hostOf(url) === hostOf(home) || !url.hostname.includes('.')))
    Object.assign(url, { protocol: home.protocol, host: home.host });
  return url;
}

/** The original is sharper than the size that a text shows, but some sites have deleted it. */
async function fromSite(sources: FileSources, original: URL, shown: URL): Promise<FoundFile> {
  const found = await downloaded(sources, original);
  return 'reason' in found && original.href !== shown.href ? downloaded(sources, shown) : found;
}

async function downloaded({ dataDir, allowsPrivate }: FileSources, url: URL): Promise<FoundFile> {
  const path = await temporaryPath(dataDir);
  const discard = () => rm(path, { force: true });
  try {
    const reason = await downloadFrom(url, path, { largestBytes: LARGEST_BYTES, allowsPrivate });
    if (reason === null)
      return {
        file: { path, size: (await stat(path)).size, name: basename(decoded(url.pathname)) || 'dosya' },
        discard,
      };
    await discard();
    return { reason };
  } catch (error) {
    await discard();
    throw error;
  }
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^www\./, '');
}
