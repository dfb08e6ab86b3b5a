import type { ReleaseDescriptor, RemoteName, ResolvedRelease, Unit } from 'shared-contracts/releases';
import type { Services } from '../../../services.ts';
import { incompatibilityOf } from '../compatibility.ts';
import { readPointers, type Pointer } from '../commands/pointers.repository.ts';
import { faultOfKeptFiles, releaseFolder } from '../files/release-files.ts';
import { findRelease, insertFaultOnce, readAddedRemotes, type AddedRemote } from '../releases.repository.ts';
import { isGenuine } from '../signatures.ts';
import { fallbackReleases } from './fallback-releases.ts';

export type { AddedRemote } from '../releases.repository.ts';

/** How soon a pointer moved by another process is seen: well within the second that is promised. */
const REFRESH_MS = 400;
const MOST_FALLBACKS = 3;

export interface StoredRelease {
  descriptor: ReleaseDescriptor;
  /** Folder on this machine. */
  folder: string;
  /** Address of the folder, with trailing slash. */
  base: string;
}

export interface Candidate {
  release: StoredRelease;
  /** Share of the visitors that get it. */
  percent: number;
}

/** What is live, in memory: documents are made without asking the database which release they name. */
export interface Registry {
  /** The release that the pointer names or, where that one is not genuine or not whole, the last healthy one. */
  live(unit: Unit): StoredRelease | null;
  /** Healthy releases that answer when the live one fails, the nearest first. */
  fallbacks(unit: Unit): readonly StoredRelease[];
  candidate(unit: Unit): Candidate | null;
  /** Any kept release that is genuine and whole. */
  find(unit: Unit, id: string): Promise<StoredRelease | null>;
  /** Remote of a further first path segment that a team has added. */
  addedRemote(segment: string): RemoteName | null;
  /** All of them; the same list as long as nothing has changed. */
  addedRemotes(): readonly AddedRemote[];
  refresh(): Promise<void>;
  close(): void;
}

interface Entry {
  pointer: string;
  live: StoredRelease | null;
  fallbacks: readonly StoredRelease[];
  candidate: Candidate | null;
}

export async function openRegistry(services: Services): Promise<Registry> {
  const entries = new Map<Unit, Entry>();
  let added: readonly AddedRemote[] = [];
  const readAll = async () => {
    const pointers = await readPointers(services.db);
    forgetOthers(entries, pointers);
    // The shell first: remotes have to be compatible with it.
    pointers.sort((left, right) => Number(right.unit === 'shell') - Number(left.unit === 'shell'));
    for (const pointer of pointers) {
      const shell = pointer.unit === 'shell' ? null : (entries.get('shell')?.live?.descriptor ?? null);
      const stamp = JSON.stringify([pointer, shell?.id]);
      if (entries.get(pointer.unit)?.pointer !== stamp)
        entries.set(pointer.unit, { pointer: stamp, ...(await readEntry(services, pointer, shell)) });
    }
    const read = await readAddedRemotes(services.db);
    if (JSON.stringify(read) !== JSON.stringify(added)) added = read;
  };
  const refresh = oneAtATime(readAll);
  await refresh();
  services.releases.follow(refresh);
  const timer = setInterval(
    () => void refresh().catch((error: unknown) => services.log.warn({ err: error }, 'releases not read')),
    REFRESH_MS,
  );
  timer.unref();
  return {
    live: (unit) => entries.get(unit)?.live ?? null,
    fallbacks: (unit) => entries.get(unit)?.fallbacks ?? [],
    candidate: (unit) => entries.get(unit)?.candidate ?? null,
    find: (unit, id) => readHealthy(services, unit, id, null),
    addedRemote: (segment) => added.find((remote) => remote.segment === segment)?.name ?? null,
    addedRemotes: () => added,
    refresh,
    close: () => clearInterval(timer),
  };
}

/** What no pointer names any more has gone: its remote was taken off the site. */
function forgetOthers(entries: Map<Unit, Entry>, pointers: readonly Pointer[]): void {
  const named = new Set(pointers.map(({ unit }) => unit));
  for (const unit of entries.keys()) if (!named.has(unit)) entries.delete(unit);
}

/** Whoever asks while it runs gets a run that begins after the question. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        running = task();
        return running;
      });
    return next;
  };
}

async function readEntry(
  services: Services,
  pointer: Pointer,
  shell: ReleaseDescriptor | null,
): Promise<Omit<Entry, 'pointer'>> {
  const { unit, candidate, percent } = pointer;
  const named = await readHealthy(services, unit, pointer.live, shell);
  const others: StoredRelease[] = [];
  for (const id of await fallbackReleases(services.db, unit)) {
    if (others.length === MOST_FALLBACKS) break;
    const release = await readHealthy(services, unit, id, shell);
    if (release) others.push(release);
  }
  const [live = null, ...fallbacks] = named ? [named, ...others] : others;
  const tried = candidate === null ? null : await readHealthy(services, unit, candidate, shell);
  return { live, fallbacks, candidate: tried && { release: tried, percent } };
}

/** A release that is genuine, whole and compatible with the shell; any other is noted as a fault and is as if it were not there. */
async function readHealthy(
  services: Services,
  unit: Unit,
  id: string,
  shell: ReleaseDescriptor | null,
): Promise<StoredRelease | null> {
  const release = await findRelease(services.db, unit, id);
  if (!release) return null;
  const { descriptor } = release;
  const folder = releaseFolder(services.config.dataDir, unit, id);
  const fault = (await isGenuine(services, release))
    ? ((await faultOfKeptFiles(folder, descriptor)) ?? (unit === 'shell' ? null : incompatibilityOf(descriptor, shell)))
    : 'İmzası geçersiz';
  if (fault === null) return { descriptor, folder, base: `/releases/${unit}/${id}/` };
  services.log.error({ unit, release: id, fault }, 'release not healthy');
  await insertFaultOnce(services.db, { unit, release_id: id, phase: 'server', message: fault });
  return null;
}

/** What the document tells the shell: addresses and integrity of the scripts of one release. */
export function resolveRelease({ descriptor, base }: StoredRelease): ResolvedRelease {
  const scripts = Object.entries(descriptor.files).filter(([file]) => file.endsWith('.js'));
  return {
    remote: descriptor.unit as RemoteName,
    id: descriptor.id,
    base,
    entry: base + descriptor.entry,
    integrity: Object.fromEntries(scripts.map(([file, integrity]) => [base + file, integrity])),
  };
}
