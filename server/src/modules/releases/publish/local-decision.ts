import type { ReleaseDescriptor, Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { incompatibilityWithLive, incompatibilityWithServer } from '../../../releases/stored/compatibility.ts';
import { liveDescriptors, readPointer } from '../../../releases/stored/pointers.repository.ts';
import { findRelease, lastLocalBuild, wasPublished } from '../../../releases/stored/releases.repository.ts';

/**
 * What happens to a local build at startup; `reason` is a sentence for the person who starts the site. `replaced` is why
 * the published shell that was live cannot run with this server; null otherwise.
 */
export type LocalDecision =
  | { kind: 'live'; replaced: string | null }
  | { kind: 'none' }
  | { kind: 'held'; reason: string; isNew: boolean };

/**
 * Decides whether a local build goes live. It replaces only an older local build. A release that a team has published,
 * or that a newer checkout brought, stays live: restarting one machine must not take it away from all visitors.
 */
export async function decideLocalBuild(
  { db }: Pick<PlatformServices, 'db'>,
  build: ReleaseDescriptor,
  isDevelopment: boolean,
): Promise<LocalDecision> {
  const { unit, id } = build;
  const live = (await readPointer(db, unit))?.live ?? null;
  if (live === id) return { kind: 'none' };
  const replaced = live === null ? null : await unusableShell(db, unit, live);
  return replaced === null ? decideUsual(db, build, live, isDevelopment) : { kind: 'live', replaced };
}

async function decideUsual(
  db: Db,
  build: ReleaseDescriptor,
  live: string | null,
  isDevelopment: boolean,
): Promise<LocalDecision> {
  const { unit, id } = build;
  const last = await lastLocalBuild(db, unit);
  const isKnown = last?.id === id;
  if (isKnown && last.wentLive) return { kind: 'none' };
  const objection = live === null ? null : await reasonToKeepLive(db, build, live, isDevelopment);
  if (objection !== null) return { kind: 'held', reason: objection, isNew: !isKnown };
  return isKnown ? { kind: 'none' } : { kind: 'live', replaced: null };
}

/**
 * Returns why the published shell that is live cannot run with this server; null if it can, or is not published: a shell
 * that another version of the server has brought during an upgrade stays, and this server serves an earlier one.
 */
async function unusableShell(db: Db, unit: Unit, live: string): Promise<string | null> {
  const known = unit === 'shell' && (await wasPublished(db, unit, live)) ? await findRelease(db, unit, live) : null;
  const problem = known && incompatibilityWithServer(known.descriptor);
  return problem && `${problem} Sunucunun kendi kabuğu gösteriliyor.`;
}

/** Returns why the current live release stays live; null if the build may replace it. */
async function reasonToKeepLive(
  db: Db,
  build: ReleaseDescriptor,
  live: string,
  isDevelopment: boolean,
): Promise<string | null> {
  const known = await findRelease(db, build.unit, live);
  if (!known) return null;
  // A team's release that is incompatible with the new shell is not shown to visitors, so it may be replaced.
  const isShown = incompatibilityWithLive(known.descriptor, await liveDescriptors(db)) === null;
  if (isShown && (await wasPublished(db, build.unit, live)))
    return `Canlıda bir ekibin yayınladığı ${live} sürümü var.`;
  return !isDevelopment && isOlderBuild(build, known.descriptor)
    ? `Canlıdaki ${live} sürümü bu derlemeden daha yeni.`
    : null;
}

/** Compares commit times if both have one, otherwise build times: old sources may be rebuilt at any time. */
function isOlderBuild(build: ReleaseDescriptor, other: ReleaseDescriptor): boolean {
  const [own, others] = [committedAt(build), committedAt(other)];
  if (own !== null && others !== null && own !== others) return own < others;
  return Date.parse(build.built_at) < Date.parse(other.built_at);
}

function committedAt({ about }: ReleaseDescriptor): number | null {
  return about?.committed_at ? Date.parse(about.committed_at) : null;
}
