import type { PointerConflict } from 'shared-contracts/release-management';
import { isUnit, type ReleaseDescriptor, type Unit } from 'shared-contracts/releases';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { misfitBeside } from './compatibility.ts';
import { liveDescriptors, movePointer, readPointer, setCandidate } from './pointers.repository.ts';
import { faultOfKeptFiles, releaseFolder } from './release-files.ts';
import { findRelease, setAside, type SignedRelease } from './releases.repository.ts';
import { isGenuine } from './signatures.ts';
import { standIns } from './stand-ins.ts';

/** As the log names the site itself, where nobody has decided. */
export const siteActor = 'Vitrin';

/** A person, a team's credential, or the site itself decides about a unit. */
export interface Decision {
  unit: Unit;
  /** The live release as it was when the decision was taken; null: none. */
  expected: string | null;
  actor: string;
  reason: string;
}

export type Ground = Pick<Services, 'config' | 'db' | 'releases'>;

/**
 * What is left of a decision once signature and files have been looked at: queries on one transaction alone, so that it can
 * run inside `write()`. Refuses with 404, 422 (it does not fit or is not sound) or 409 (somebody was faster). Returns the
 * release that the unit now points at, or tries.
 */
export type Swap<Id extends string | null = string> = (trx: Db) => Promise<Id>;

/** Makes a kept release live; done when the next document of this process names it. */
export async function promote(ground: Ground, decision: Decision & { id: string }): Promise<void> {
  await commit(ground, await promotion(ground, decision));
}

/** Back to the last healthy release; the one that is left is set aside. Returns where it went. */
export async function rollBack(
  ground: Ground,
  decision: Decision,
  action: 'rollback' | 'automatic-rollback' = 'rollback',
): Promise<string> {
  return commit(ground, await wayBack(ground, decision, action));
}

/** Gives a kept release to a share of the visitors; null ends the trial. */
export async function tryCandidate(ground: Ground, decision: TrialDecision): Promise<void> {
  await commit(ground, await trial(ground, decision));
}

async function commit<Id extends string | null>({ db, releases }: Ground, swap: Swap<Id>): Promise<Id> {
  const id = await db.transaction().execute(swap);
  await releases.changed();
  return id;
}

export async function promotion(ground: Ground, { id, ...decision }: Decision & { id: string }): Promise<Swap> {
  return swapOf(await refusalOf(ground, decision, id), async (trx) => {
    await requireFit(trx, decision.unit, id);
    if (!(await movePointer(trx, { ...decision, to: id, action: 'promote' }))) throw await movedSince(trx, decision);
    // Whoever makes it live again trusts it again.
    await setAside(trx, decision.unit, id, null);
    return id;
  });
}

export async function wayBack(
  ground: Ground,
  decision: Decision,
  action: 'rollback' | 'automatic-rollback' = 'rollback',
): Promise<Swap> {
  const { unit, expected, reason } = decision;
  const to = await lastSound(ground, unit);
  return swapOf(null, async (trx) => {
    if (to === null || expected === null) throw new Conflict('no-rollback-target');
    await requireFit(trx, unit, to);
    if (!(await movePointer(trx, { ...decision, to, action }))) throw await movedSince(trx, decision);
    await setAside(trx, unit, expected, reason);
    return to;
  });
}

export type TrialDecision = Decision & { id: string | null; percent: number };

export async function trial(ground: Ground, { id, percent, ...decision }: TrialDecision): Promise<Swap<string | null>> {
  const refusal = id === null ? null : await refusalOf(ground, decision, id);
  return swapOf(refusal, async (trx) => {
    if (id !== null) await requireFit(trx, decision.unit, id);
    else await requireTrial(trx, decision.unit);
    if (!(await setCandidate(trx, { ...decision, candidate: id, percent }))) throw await movedSince(trx, decision);
    return id;
  });
}

/** All pointers move one after the other: a shell and a remote that do not fit never go live in the same moment. */
function swapOf<Id extends string | null>(refusal: Error | null, move: Swap<Id>): Swap<Id> {
  return async (trx) => {
    if (refusal) throw refusal;
    await helpersOf(trx).lock(trx, 'releases');
    return move(trx);
  };
}

/** The release that a roll-back leads to: the last healthy one that is genuine, complete on disk, and fits the live shell. */
export async function lastSound(ground: Ground, unit: Unit): Promise<string | null> {
  for (const id of await standIns(ground.db, unit)) {
    if ((await faultOfKept(ground, unit, id)) === null) return id;
  }
  return null;
}

/** Refuses a release that nobody could be shown, in words. */
export async function requireSound(ground: Ground, unit: Unit, id: string): Promise<void> {
  const refusal = await refusalOf(ground, { unit, expected: null }, id);
  if (refusal) throw refusal;
}

async function refusalOf(
  ground: Ground,
  { unit, expected }: Pick<Decision, 'unit' | 'expected'>,
  id: string,
): Promise<Error | null> {
  if (!isUnit(unit) || !(await findRelease(ground.db, unit, id))) return new NotFound('no-release');
  if (id === expected) return new Conflict('already-live');
  const fault = await faultOfKept(ground, unit, id);
  return fault === null ? null : new Invalid({}, 'reason', { reason: fault });
}

/** Why a kept release cannot go live; null: it can. */
async function faultOfKept(ground: Ground, unit: Unit, id: string): Promise<string | null> {
  const release = await findRelease(ground.db, unit, id);
  if (!release) return 'Böyle bir sürüm yok.';
  return (
    (await objectionTo(ground, release, await liveDescriptors(ground.db))) ??
    (await faultOfKeptFiles(releaseFolder(ground.config.dataDir, unit, id), release.descriptor))
  );
}

/** The same without a look at the files: not genuine, or it does not fit what is live. */
export async function objectionTo(
  ground: Pick<Services, 'config' | 'db'>,
  release: SignedRelease,
  live: ReadonlyMap<Unit, ReleaseDescriptor>,
): Promise<string | null> {
  const { descriptor } = release;
  return (await isGenuine(ground, release))
    ? misfitBeside(descriptor, live)
    : `${descriptor.id} sürümünün imzası geçersiz.`;
}

async function requireFit(trx: Db, unit: Unit, id: string): Promise<void> {
  const release = await findRelease(trx, unit, id);
  // Too old for anybody, it may have been removed since its files were looked at.
  if (!release) throw new NotFound('no-release');
  const misfit = misfitBeside(release.descriptor, await liveDescriptors(trx));
  if (misfit !== null) throw new Invalid({}, 'reason', { reason: misfit });
}

async function requireTrial(trx: Db, unit: Unit): Promise<void> {
  if (!(await readPointer(trx, unit))?.candidate) throw new Conflict('no-candidate');
}

/** What is answered to a decision that was taken about another live release than the one that is. */
export async function movedSince(trx: Db, { unit, expected }: Pick<Decision, 'unit' | 'expected'>): Promise<Error> {
  const pointer = await readPointer(trx, unit);
  const now = pointer ? `${pointer.live} (${pointer.changedBy})` : null;
  const conflict: PointerConflict = { expected, live: pointer?.live ?? null, by: pointer?.changedBy ?? null };
  return new Conflict('live-release-changed', { expected, now }, conflict);
}
