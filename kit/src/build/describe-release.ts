import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  apiSurfaceVersion,
  bootDataVersion,
  releaseId,
  type ReleaseDescriptor,
  type ReleaseRequirements,
} from '@vitrin/shared-contracts/releases';
import type { MultiStats } from 'webpack';
import { lookNames } from '../webpack/look-files.ts';
import { apiSurfaceRange, exposedChunk, remoteEntry, sharedKeys, sharedRanges } from '../webpack/index.ts';
import { describeCommit, commitOf } from './commit-of.ts';
import { describeSections } from './describe-sections.ts';
import { integrityBelow } from './file-integrity.ts';
import { readPages } from './read-pages.ts';
import { screenFiles } from './screen-files.ts';
import { packageFolder, readManifest, type Project } from '../project.ts';

const isServed = (file: string) => !/\.(map|txt)$/.test(file);

/**
 * Returns what a build of the project will require of the site, or provide to remotes if it is the shell, from its
 * manifest, so that it is known before the build.
 */
export function requirementsOf({ unit, directory }: Project): ReleaseRequirements {
  return {
    unit,
    contract: unit === 'shell' ? apiSurfaceVersion : apiSurfaceRange(directory),
    ...(unit === 'shell' && { boot: `^${bootDataVersion}` }),
    // Remotes use the federation runtime of the shell, so its version is part of the compatibility check.
    runtime: installedVersion('@module-federation/runtime-core', import.meta.dirname),
    shared: unit === 'shell' ? providedLibraries(directory) : sharedRanges(directory),
  };
}

/** Creates the release descriptor of the build in `dist`. */
export async function describeRelease(project: Project, stats: MultiStats): Promise<ReleaseDescriptor> {
  const { unit, directory } = project;
  const dist = path.join(directory, 'dist');
  const files = integrityBelow(path.join(dist, 'browser'), isServed);
  const server = existsSync(path.join(dist, 'ssr/index.cjs')) ? integrityBelow(path.join(dist, 'ssr'), isServed) : {};
  if (unit !== 'shell') assertEntryHasIntegrity(path.join(dist, 'browser', remoteEntry), files);
  const first = unit === 'shell' ? firstFilesOfShell(stats) : firstFilesOfRemote(stats);
  const parts = await partsOfRemote(directory, stats, first);
  const looks = lookNames(directory);
  return {
    ...requirementsOf(project),
    id: releaseId(hash, { files, server, ...parts }),
    commit: commitOf(project),
    built_at: new Date().toISOString(),
    about: describeCommit(project),
    ...(unit === 'shell'
      ? { entry: 'shell.js', fetches_hydration: true, renders_sections: true }
      : { entry: remoteEntry, integrity_in_entry: true, styles_by_address: true }),
    preload: first.filter((file) => file.endsWith('.js')),
    styles: first.filter((file) => file.endsWith('.css')),
    ...(looks.length > 0 && { looks }),
    ...parts,
    files,
    server,
  };
}

/** What a remote declares. */
async function partsOfRemote(
  directory: string,
  { stats }: MultiStats,
  first: readonly string[],
): Promise<Pick<ReleaseDescriptor, 'pages' | 'screens' | 'sections'>> {
  const client = stats[0]?.compilation;
  if (!client) return {};
  const screens = await screenFiles(directory, client, first);
  const sections = await describeSections(directory, client);
  const pages = await readPages(directory);
  return { ...(screens && { screens }), ...(sections && { sections }), ...(pages && { pages }) };
}

/** A file that was changed after webpack, or a build without the plugin, would be blocked in every browser. */
function assertEntryHasIntegrity(entry: string, files: Record<string, string>): void {
  const code = readFileSync(entry, 'utf8');
  const missing = Object.entries(files).find(
    ([file, integrity]) => file.endsWith('.js') && file !== remoteEntry && !code.includes(integrity),
  );
  if (missing) throw new Error(`${remoteEntry} does not contain the integrity of ${missing[0]}`);
}

function firstFilesOfShell({ stats }: MultiStats): string[] {
  return [...(stats[0]?.compilation.entrypoints.get('shell')?.getFiles() ?? [])];
}

function firstFilesOfRemote({ stats }: MultiStats): string[] {
  const exposed = stats[0]?.compilation.namedChunkGroups.get(exposedChunk)?.getFiles() ?? [];
  return [remoteEntry, ...exposed.filter((file) => file !== remoteEntry)];
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the versions of the shared libraries that the shell provides, by share key. */
function providedLibraries(directory: string): Record<string, string> {
  return Object.fromEntries(
    Object.keys(sharedKeys).map((key) => {
      const [library = key] = key.split('/');
      return [key, library === 'shared-contracts' ? apiSurfaceVersion : installedVersion(library, directory)];
    }),
  );
}

function installedVersion(library: string, from: string): string {
  return readManifest(packageFolder(library, from)).version ?? '';
}
