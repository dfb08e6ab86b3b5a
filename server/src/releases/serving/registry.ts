import type { ReleaseDescriptor, RemoteName, ResolvedRelease, Unit } from '@vitrin/shared-contracts/releases';
import type { ReleaseServices } from '../release-services.ts';
import { incompatibilityOf, incompatibilityWithServer } from '../stored/compatibility.ts';
import { readPointers, type Pointer } from '../stored/pointers.repository.ts';
import { releaseFolder } from '../files/release-files.ts';
import { localReleaseProblem } from '../files/release-store.ts';
import { findRelease, insertFaultOnce, readAddedRemotes, type AddedRemote } from '../stored/releases.repository.ts';
import { isGenuine } from '../stored/signatures.ts';
import { readSwitchedOffPlaces, type StoredSwitchedOffPlace } from '../stored/switched-off-places.repository.ts';
import { fallbackReleases } from './fallback-releases.ts';

export type { AddedRemote } from '../stored/releases.repository.ts';

/**
 * Milliseconds between polls for pointers that other processes have moved: well within the one second that the product
 * promises.
 */
const POLL_MS = 400;
const MAX_FALLBACKS = 3;

export interface StoredRelease {
  descriptor: ReleaseDescriptor;
  /** Folder with the files on this machine. */
  folder: string;
  /** URL of the folder, with trailing slash. */
  base: string;
  /** Keys of the places that show the fallback text of a section, because this release fails there in browsers. */
  switchedOff?: readonly string[];
}

export interface Candidate {
  release: StoredRelease;
  /** Percentage of visitors that get it. */
  percent: number;
}

/**
 * Keeps the live releases in memory, so that documents are rendered without a database query for the releases that they
 * name.
 */
export interface Registry {
  /**
   * Returns the release that the pointer names; the last healthy one if that release is not genuine or not complete.
   */
  live(unit: Unit): StoredRelease | null;
  /** Returns the healthy releases that replace the live one when it fails, in order of preference. */
  fallbacks(unit: Unit): readonly StoredRelease[];
  candidate(unit: Unit): Candidate | null;
  /** Returns any stored release that is genuine and complete; null otherwise. */
  find(unit: Unit, id: string): Promise<StoredRelease | null>;
  /** Returns the additional remote of this first path segment; null if there is none. */
  addedRemote(segment: string): RemoteName | null;
  /** Returns all additional remotes; the same array as long as nothing has changed. */
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

export async function openRegistry(services: ReleaseServices): Promise<Registry> {
  const entries = new Map<Unit, Entry>();
  let added: readonly AddedRemote[] = [];
  const readAll = async () => {
    const pointers = await readPointers(services.db);
    const switchedOff = await readSwitchedOffPlaces(services.db);
    dropRemovedUnits(entries, pointers);
    // The shell first, because remotes have to be compatible with it.
    pointers.sort((left, right) => Number(right.unit === 'shell') - Number(left.unit === 'shell'));
    for (const pointer of pointers) {
      const shell = pointer.unit === 'shell' ? null : (entries.get('shell')?.live?.descriptor ?? null);
      const places = switchedOff.get(pointer.unit);
      const stamp = JSON.stringify([pointer, shell?.id, places]);
      if (entries.get(pointer.unit)?.pointer === stamp) continue;
      const entry = await readEntry(services, pointer, shell);
      entries.set(pointer.unit, { pointer: stamp, ...withSwitchedOff(entry, places) });
    }
    const read = await readAddedRemotes(services.db);
    if (JSON.stringify(read) !== JSON.stringify(added)) added = read;
  };
  const refresh = serializeRuns(readAll);
  await refresh();
  services.releases.follow(refresh);
  const timer = setInterval(
    () => void refresh().catch((error: unknown) => services.log.warn({ err: error }, 'releases not refreshed')),
    POLL_MS,
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

/** Drops units that no pointer names any more: their remote was taken off the site. */
function dropRemovedUnits(entries: Map<Unit, Entry>, pointers: readonly Pointer[]): void {
  const named = new Set(pointers.map(({ unit }) => unit));
  for (const unit of entries.keys()) if (!named.has(unit)) entries.delete(unit);
}

/** Serializes runs of a task. A caller that arrives during a run gets one that starts after its call. */
function serializeRuns(task: () => Promise<void>): () => Promise<void> {
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

/** New objects, by which caches see that something has changed. */
function withSwitchedOff(
  { live, fallbacks, candidate }: Omit<Entry, 'pointer'>,
  places: readonly StoredSwitchedOffPlace[] = [],
): Omit<Entry, 'pointer'> {
  const complete = (release: StoredRelease): StoredRelease => {
    const own = places.filter(({ release_id: id }) => id === release.descriptor.id);
    return own.length === 0 ? release : { ...release, switchedOff: own.map(({ place }) => place) };
  };
  return {
    live: live && complete(live),
    fallbacks: fallbacks.map(complete),
    candidate: candidate && { ...candidate, release: complete(candidate.release) },
  };
}

async function readEntry(
  services: ReleaseServices,
  pointer: Pointer,
  shell: ReleaseDescriptor | null,
): Promise<Omit<Entry, 'pointer'>> {
  const { unit, candidate, percent } = pointer;
  const named = await readHealthy(services, unit, pointer.live, shell);
  const others: StoredRelease[] = [];
  for (const id of await fallbackReleases(services.db, unit)) {
    if (others.length === MAX_FALLBACKS) break;
    const release = await readHealthy(services, unit, id, shell);
    if (release) others.push(release);
  }
  const [live = null, ...fallbacks] = named ? [named, ...others] : others;
  const checkedCandidate = candidate === null ? null : await readHealthy(services, unit, candidate, shell);
  return { live, fallbacks, candidate: checkedCandidate && { release: checkedCandidate, percent } };
}

/**
 * Returns a release that is genuine, complete and compatible: a remote with the shell, a shell with this server. For any
 * other, records a fault and returns null.
 */
async function readHealthy(
  services: ReleaseServices,
  unit: Unit,
  id: string,
  shell: ReleaseDescriptor | null,
): Promise<StoredRelease | null> {
  const release = await findRelease(services.db, unit, id);
  if (!release) return null;
  const { descriptor } = release;
  const folder = releaseFolder(services.config.dataDir, unit, id);
  const fault = (await isGenuine(services, release))
    ? ((await localReleaseProblem(services, descriptor)) ??
      (unit === 'shell' ? incompatibilityWithServer(descriptor) : incompatibilityOf(descriptor, shell)))
    : 'İmzası geçersiz';
  if (fault === null) return { descriptor, folder, base: `/releases/${unit}/${id}/` };
  services.log.error({ unit, release: id, fault }, 'release not healthy');
  await insertFaultOnce(services.db, { unit, release_id: id, phase: 'server', message: fault });
  return null;
}

/**
 * Returns what the document passes to the shell: URLs and integrity of the scripts of one release.
 * @param pageScripts - scripts of the page, which the shell preloads
 */
export function resolveRelease(
  { descriptor, base }: StoredRelease,
  pageScripts: readonly string[] = [],
): ResolvedRelease {
  const listed = new Set([descriptor.entry, ...pageScripts]);
  const scripts = Object.entries(descriptor.files).filter(
    ([file]) => file.endsWith('.js') && (!descriptor.integrity_in_entry || listed.has(file)),
  );
  return {
    remote: descriptor.unit as RemoteName,
    id: descriptor.id,
    base,
    entry: base + descriptor.entry,
    integrity: Object.fromEntries(scripts.map(([file, integrity]) => [base + file, integrity])),
  };
}
