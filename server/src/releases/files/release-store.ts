import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReleaseDescriptor, Unit } from '@vitrin/shared-contracts/releases';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { isCompressed } from './compressed-files.ts';
import { inGroups } from './in-groups.ts';
import {
  createIncomingFolder,
  finalizeRelease,
  findReleaseProblem,
  findStoredFilesProblem,
  releaseFolder,
  removeRelease,
} from './release-files.ts';

/** With files in a bucket, the folder of a release is the copy of this server. */
export type ReleaseStore = Pick<PlatformServices, 'config' | 'files'>;

/** The last file to be stored: with it, all others are there. */
const LAST = 'release.json';

const prefixOf = (unit: Unit, id: string) => `releases/${unit}/${id}/`;

/** Stores the files of a release that is complete in its folder, for all servers. */
export async function shareRelease({ config, files }: ReleaseStore, unit: Unit, id: string): Promise<void> {
  if (config.s3 === null) return;
  const folder = releaseFolder(config.dataDir, unit, id);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const share = async (name: string) => files.put(prefixOf(unit, id) + name, await readFile(path.join(folder, name)));
  await inGroups(
    names.filter((name) => name !== LAST),
    share,
  );
  await share(LAST);
}

/** Reports whether all servers can read the release. */
export async function isReleaseShared({ config, files }: ReleaseStore, unit: Unit, id: string): Promise<boolean> {
  return config.s3 === null || (await files.stat(prefixOf(unit, id) + LAST)) !== null;
}

/** Deletes a release for all servers; copies on other servers go at their next start. */
export async function removeSharedRelease({ config, files }: ReleaseStore, unit: Unit, id: string): Promise<void> {
  await removeRelease(config.dataDir, unit, id);
  if (config.s3 === null) return;
  const names: string[] = [];
  for await (const { name } of files.list(prefixOf(unit, id))) names.push(name);
  await files.delete(names);
}

const running = new Map<string, Promise<string | null>>();

/**
 * Checks every file of a release against its integrity, and fetches the release if it is not on this server. Returns the
 * problem, or null. Throws when the store cannot be reached.
 */
export function localReleaseProblem(store: ReleaseStore, descriptor: ReleaseDescriptor): Promise<string | null> {
  const folder = releaseFolder(store.config.dataDir, descriptor.unit, descriptor.id);
  const checked = running.get(folder) ?? check(store, folder, descriptor).finally(() => running.delete(folder));
  running.set(folder, checked);
  return checked;
}

async function check(store: ReleaseStore, folder: string, descriptor: ReleaseDescriptor): Promise<string | null> {
  const problem = await findStoredFilesProblem(folder, descriptor);
  if (problem === null || store.config.s3 === null) return problem;
  return (await isReleaseShared(store, descriptor.unit, descriptor.id)) ? fetchRelease(store, descriptor) : problem;
}

/** Fetches a release. Its compressed variants are used only if they contain what the signed descriptor names. */
async function fetchRelease({ config, files }: ReleaseStore, descriptor: ReleaseDescriptor): Promise<string | null> {
  const { unit, id } = descriptor;
  const suffix = randomBytes(8).toString('hex');
  const incoming = await createIncomingFolder(config.dataDir, suffix);
  const variants = await createIncomingFolder(config.dataDir, `${suffix}-variants`);
  const fetchTo = (folder: string) => async (name: string) => {
    const content = await files.open(prefixOf(unit, id) + name);
    if (content === null) return;
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(content, createWriteStream(target, { flags: 'wx' }));
  };
  const browserFiles = Object.keys(descriptor.files);
  try {
    await inGroups(
      [...browserFiles, ...Object.keys(descriptor.server).map((file) => `ssr/${file}`)],
      fetchTo(incoming),
    );
    const problem = await findReleaseProblem(incoming, descriptor);
    if (problem !== null) return problem;
    const compressed = browserFiles.filter(isCompressed).flatMap((file) => [`${file}.br`, `${file}.gz`]);
    await inGroups(compressed, fetchTo(variants));
    await removeRelease(config.dataDir, unit, id);
    await finalizeRelease(config.dataDir, incoming, descriptor, { sameFile: (file) => path.join(variants, file) });
    return null;
  } finally {
    await rm(incoming, { recursive: true, force: true });
    await rm(variants, { recursive: true, force: true });
  }
}
