import {
  units,
  type ReleaseDescriptor,
  type ResolvedRelease,
  type RemoteName,
  type Unit,
} from 'shared-contracts/releases';
import type { Services } from '../services.ts';
import { releaseFolder } from './release-files.ts';
import { findRelease, readPointers } from './releases.repository.ts';

/** How soon a pointer moved by another process is seen. */
const REFRESH_MS = 1_000;

export interface StoredRelease {
  descriptor: ReleaseDescriptor;
  /** Folder on this machine. */
  folder: string;
  /** Address of the folder, with trailing slash. */
  base: string;
}

/** What is live, in memory: documents are made without asking the database which release they name. */
export interface Registry {
  live(unit: Unit): StoredRelease | null;
  previous(unit: Unit): StoredRelease | null;
  refresh(): Promise<void>;
  close(): void;
}

interface Entry {
  live: StoredRelease | null;
  previous: StoredRelease | null;
}

export async function openRegistry(services: Services): Promise<Registry> {
  const entries = new Map<Unit, Entry>();
  const refresh = async () => {
    for (const pointer of await readPointers(services.db)) {
      const known = entries.get(pointer.unit);
      if (
        known?.live?.descriptor.id === pointer.live &&
        known.previous?.descriptor.id === (pointer.previous ?? undefined)
      )
        continue;
      entries.set(pointer.unit, {
        live: await load(services, pointer.unit, pointer.live),
        previous: pointer.previous ? await load(services, pointer.unit, pointer.previous) : null,
      });
    }
  };
  await refresh();
  const timer = setInterval(() => void refresh().catch((error: unknown) => services.log.warn(error)), REFRESH_MS);
  timer.unref();
  return {
    live: (unit) => entries.get(unit)?.live ?? null,
    previous: (unit) => entries.get(unit)?.previous ?? null,
    refresh,
    close: () => clearInterval(timer),
  };
}

async function load(services: Services, unit: Unit, id: string): Promise<StoredRelease | null> {
  const descriptor = await findRelease(services.db, unit, id);
  if (!descriptor) return null;
  return { descriptor, folder: releaseFolder(services.config.dataDir, unit, id), base: `/releases/${unit}/${id}/` };
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

export function isUnit(name: string): name is Unit {
  return (units as readonly string[]).includes(name);
}
