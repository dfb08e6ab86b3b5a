import type {
  CanaryInput,
  PointerConflict,
  PromoteInput,
  RollbackInput,
} from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { write } from '../../../content/write.ts';
import { helpersOf } from '../../../platform/database/helpers.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import { enqueueWebhookEvent } from '../../../platform/webhooks/webhook-outbox.ts';
import { Conflict, Invalid } from '../../../platform/errors.ts';
import type { Services } from '../../../services.ts';
import { incompatibilityWithLive } from '../../../releases/stored/compatibility.ts';
import { decisionProblem, releaseNotFound, rollbackTarget, type DecisionDeps } from './last-known-good.ts';
import {
  liveDescriptors,
  movePointer,
  readPointer,
  setCandidate,
} from '../../../releases/stored/pointers.repository.ts';
import { requireSecondPerson, type Decider } from './second-person.ts';
import { requireValidToken } from '../keys/publish-tokens.repository.ts';
import { releaseIdOf, requireStillNamed } from '../tags/release-tags.service.ts';
import { findRelease, setBlocked } from '../../../releases/stored/releases.repository.ts';

export { readPointer } from '../../../releases/stored/pointers.repository.ts';
export { systemActor } from './system-actor.ts';

type CommandDeps = DecisionDeps & Pick<Services, 'contentVersion' | 'kinds' | 'releases'>;

/**
 * Staff and the command line pass a whole write context: their actions are recorded in the audit log as well as in the
 * release log.
 */
export type CommandSource = WriteContext | { actor: Decider };

type Target<Input> = Input & { unit: Unit };

/**
 * Makes a stored release live, by its id or a tag. Resolves when the next document of this process names it. Returns its
 * id. In an emergency the publisher may do so alone, which the log shows.
 */
export async function promote(
  deps: CommandDeps,
  source: CommandSource,
  { id: reference, emergency: isAllowed = false, ...decision }: Target<PromoteInput> & { emergency?: boolean },
): Promise<string> {
  const id = await releaseIdOf(deps.db, decision.unit, reference);
  const fault = await decisionProblem(deps, decision.unit, id);
  return runDecision(deps, source, { unit: decision.unit, field: 'live' }, async (trx, actor) => {
    await requireStillNamed(trx, decision.unit, reference, id);
    await requirePromotable(trx, { ...decision, id, fault });
    const decided = { unit: decision.unit, id, decider: source.actor };
    const emergency = await requireSecondPerson(trx, { ...decided, emergency: isAllowed });
    if (!(await movePointer(trx, { ...decision, actor, to: id, action: 'promote', emergency })))
      throw await staleLiveReleaseError(trx, decision);
    // Promoting a blocked release unblocks it.
    await setBlocked(trx, decision.unit, id, null);
    const data = { unit: decision.unit, id };
    await enqueueWebhookEvent(trx, { subject: 'release', change: 'promoted', data });
    return id;
  });
}

/**
 * Rolls back to the last known good release and blocks the release that was live. Returns the id of the rollback
 * target.
 */
export async function rollBack(
  deps: CommandDeps,
  source: CommandSource,
  decision: Target<RollbackInput>,
  action: 'rollback' | 'automatic-rollback' = 'rollback',
): Promise<string> {
  const { unit, expected, reason } = decision;
  const to = await rollbackTarget(deps, unit);
  return runDecision(deps, source, { unit, field: 'live' }, async (trx, actor) => {
    if (to === null || expected === null)
      throw new Conflict('no-rollback-target', 'Geri dönülecek sağlam bir sürüm yok.');
    await requirePromotable(trx, { unit, id: to, expected: null, fault: null });
    if (!(await movePointer(trx, { ...decision, actor, to, action }))) throw await staleLiveReleaseError(trx, decision);
    await setBlocked(trx, unit, expected, reason);
    return to;
  });
}

/** Starts a canary: a share of the visitors gets a stored release. Without an id, ends the canary. Returns the id. */
export async function setCanary(
  deps: CommandDeps,
  source: CommandSource,
  { id: reference, percent, ...decision }: Target<CanaryInput>,
): Promise<string | null> {
  const { unit } = decision;
  const named = reference === null ? null : { reference, id: await releaseIdOf(deps.db, unit, reference) };
  const id = named?.id ?? null;
  const fault = id === null ? null : await decisionProblem(deps, unit, id);
  return runDecision(deps, source, { unit, field: 'candidate' }, async (trx, actor) => {
    if (named !== null) {
      const { id } = named;
      await requireStillNamed(trx, unit, named.reference, id);
      await requirePromotable(trx, { ...decision, id, fault });
      await requireSecondPerson(trx, { unit, id, decider: source.actor });
    } else if (!(await readPointer(trx, unit))?.candidate)
      throw new Conflict('no-candidate', 'Gösterilen bir aday sürüm yok.');
    if (!(await setCandidate(trx, { ...decision, actor, candidate: id, percent })))
      throw await staleLiveReleaseError(trx, decision);
    return id;
  });
}

interface Subject {
  unit: Unit;
  /** Field of the pointer that changes. */
  field: 'live' | 'candidate';
}

/**
 * Runs the decision in the write transaction, so that a repeated request gets the first response. The lock serializes
 * all pointer moves: a shell and a remote that are incompatible can never go live at the same moment. Cached pages are
 * keyed by the releases that rendered them, so none has to be evicted.
 */
async function runDecision<Id extends string | null>(
  deps: CommandDeps,
  source: CommandSource,
  { unit, field }: Subject,
  change: (trx: Db, actor: string) => Promise<Id>,
): Promise<Id> {
  const underLock = async (trx: Db): Promise<Id> => {
    await helpersOf(trx).lock(trx, 'releases');
    const { name, tokenId }: Decider = source.actor;
    if (tokenId !== undefined) await requireValidToken(trx, tokenId);
    return change(trx, name);
  };
  const id = await ('requestId' in source
    ? write(deps, source, { action: 'update', entity: 'release', keepsPages: true }, async (trx) => {
        const data = await underLock(trx);
        return { data, entityId: null, title: data === null ? unit : `${unit} ${data}`, fields: [field] };
      })
    : deps.db.transaction().execute(underLock));
  await deps.releases.notify();
  return id;
}

interface Promotable {
  unit: Unit;
  id: string;
  expected: string | null;
  fault: string | null;
}

/**
 * Throws 404 if the release does not exist, 409 if it is already live, 422 if it has a fault or is incompatible with
 * what is live.
 */
async function requirePromotable(trx: Db, { unit, id, expected, fault }: Promotable): Promise<void> {
  const release = await findRelease(trx, unit, id);
  // The cleanup job may have removed an old release since its files were checked.
  if (!release) throw releaseNotFound();
  if (id === expected) throw new Conflict('already-live', 'Bu sürüm zaten canlıda.');
  const reason = fault ?? incompatibilityWithLive(release.descriptor, await liveDescriptors(trx));
  if (reason !== null) throw new Invalid({}, 'not-promotable', reason);
}

/** Returns the error for a decision that was based on another live release than the current one. */
export async function staleLiveReleaseError(
  trx: Db,
  { unit, expected }: Pick<Promotable, 'unit' | 'expected'>,
): Promise<Error> {
  const pointer = await readPointer(trx, unit);
  const now = pointer ? `${pointer.live} (${pointer.changedBy})` : null;
  const conflict: PointerConflict = { expected, live: pointer?.live ?? null, by: pointer?.changedBy ?? null };
  const sentence = `Canlı sürüm bu arada değişti: beklenen ${expected ?? 'hiçbiri'}, şimdiki ${now ?? 'hiçbiri'}.`;
  return new Conflict('live-release-changed', sentence, conflict);
}
