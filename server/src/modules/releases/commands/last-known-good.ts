import type { ReleaseDescriptor, Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';
import { Invalid, NotFound } from '../../../platform/errors.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import type { Services } from '../../../services.ts';
import { incompatibilityWithLive } from '../../../releases/stored/compatibility.ts';
import { liveDescriptors } from '../../../releases/stored/pointers.repository.ts';
import { localReleaseProblem } from '../../../releases/files/release-store.ts';
import { findRelease, type SignedRelease } from '../../../releases/stored/releases.repository.ts';
import { isGenuine } from '../../../releases/stored/signatures.ts';
import { fallbackReleases } from '../../../releases/serving/fallback-releases.ts';

export type ReleaseDeps = Pick<PlatformServices, 'config' | 'db' | 'files'>;
export type DecisionDeps = ReleaseDeps & Pick<Services, 'releasePages'>;

/**
 * Returns the rollback target: the last healthy release that is genuine, complete on disk, and compatible with the live
 * shell.
 */
export async function lastKnownGood(deps: ReleaseDeps, unit: Unit): Promise<string | null> {
  return firstHealthy(deps.db, unit, (id) => storedReleaseProblem(deps, unit, id));
}

/** Returns the same before a decision: a release of an additional remote must also have a page at its address. */
export async function rollbackTarget(deps: DecisionDeps, unit: Unit): Promise<string | null> {
  return firstHealthy(deps.db, unit, (id) => decisionProblem(deps, unit, id));
}

async function firstHealthy(
  db: Db,
  unit: Unit,
  problemOf: (id: string) => Promise<string | null>,
): Promise<string | null> {
  for (const id of await fallbackReleases(db, unit)) {
    if ((await problemOf(id)) === null) return id;
  }
  return null;
}

/** Throws with the reason when a release cannot be shown. */
export async function requireHealthy(deps: ReleaseDeps, unit: Unit, id: string): Promise<void> {
  if (!(await findRelease(deps.db, unit, id))) throw releaseNotFound();
  const reason = await storedReleaseProblem(deps, unit, id);
  if (reason !== null) throw new Invalid({}, 'not-healthy', reason);
}

export function releaseNotFound(): NotFound {
  return new NotFound('no-release', 'Böyle bir sürüm yok.');
}

/** Returns why a stored release cannot go live; null if it can. */
async function storedReleaseProblem(deps: ReleaseDeps, unit: Unit, id: string): Promise<string | null> {
  const release = await findRelease(deps.db, unit, id);
  if (!release) return 'Böyle bir sürüm yok.';
  return (
    (await releaseProblem(deps, release, await liveDescriptors(deps.db))) ??
    (await localReleaseProblem(deps, release.descriptor))
  );
}

/** Returns the reason as above, and renders the page at the address of an additional remote. */
export async function decisionProblem(deps: DecisionDeps, unit: Unit, id: string): Promise<string | null> {
  return (await storedReleaseProblem(deps, unit, id)) ?? (await deps.releasePages.addressProblem({ unit, id }));
}

/**
 * Returns the reason without checking the files: the release is not genuine, or is incompatible with what is
 * live.
 */
export async function releaseProblem(
  deps: ReleaseDeps,
  release: SignedRelease,
  live: ReadonlyMap<Unit, ReleaseDescriptor>,
): Promise<string | null> {
  const { descriptor } = release;
  return (await isGenuine(deps, release))
    ? incompatibilityWithLive(descriptor, live)
    : `${descriptor.id} sürümünün imzası geçersiz.`;
}
