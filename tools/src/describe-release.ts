import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contractVersion, releaseId, type ReleaseDescriptor, type Unit } from 'shared-contracts/releases';
import type { MultiStats } from 'webpack';
import { exposedChunk, remoteEntry } from '../../webpack.common.ts';
import { filesBelow, root, unitFolders } from './units.ts';

const NEVER_SERVED = /\.(map|txt)$/;

/** Describes what a build of the folder has left in `dist`. */
export function describeRelease(folder: string, stats: MultiStats): ReleaseDescriptor {
  const dist = path.join(root, folder, 'dist');
  const files = integrityBelow(path.join(dist, 'browser'));
  const server = existsSync(path.join(dist, 'ssr/index.cjs')) ? integrityBelow(path.join(dist, 'ssr')) : {};
  const unit = unitOf(folder);
  const first = unit === 'shell' ? firstFilesOfShell(stats) : firstFilesOfRemote(stats);
  return {
    unit,
    id: releaseId(hash, files, server),
    contract: contractVersion,
    runtime: runtimeVersion(),
    built_at: new Date().toISOString(),
    entry: unit === 'shell' ? 'shell.js' : remoteEntry,
    preload: first.filter((file) => file.endsWith('.js')),
    styles: first.filter((file) => file.endsWith('.css')),
    files,
    server,
  };
}

function unitOf(folder: string): Unit {
  const found = Object.entries(unitFolders).find(([, name]) => name === folder);
  if (!found) throw new Error(`${folder} is no unit`);
  return found[0] as Unit;
}

function integrityBelow(folder: string): Record<string, string> {
  const files = filesBelow(folder).filter((file) => !NEVER_SERVED.test(file));
  return Object.fromEntries(
    files.map((file) => [
      path.relative(folder, file),
      `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`,
    ]),
  );
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

/** Remotes find the federation runtime in the shell, so its version is part of what must fit. */
function runtimeVersion(): string {
  const manifest = path.join(root, 'node_modules/@module-federation/runtime-core/package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
