import {
  liveChangingActions,
  type ReleaseAction,
  type ReleaseHealth,
  type ReleaseSummary,
  type UnitOverview,
} from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../platform/database/tables.ts';
import { readSigners, type Signer } from './keys/signers.repository.ts';
import { readHealth } from '../../releases/stored/health.repository.ts';
import { readPointer, type Pointer } from '../../releases/stored/pointers.repository.ts';
import { unitsOfTwoPeople } from './commands/release-policies.repository.ts';
import { lastKnownGood, type ReleaseDeps } from './commands/last-known-good.ts';
import { systemActor } from './commands/release-commands.service.ts';
import { lastLogEntry, findReleases, type StoredReleaseRow } from './release-lists.repository.ts';
import { ownerOf } from './remotes/owners.repository.ts';
import { knownUnits, type KnownUnit } from './remotes/units.service.ts';

export { listLog } from './release-lists.repository.ts';

/** Returns the current state of every unit. */
export async function overview(deps: ReleaseDeps): Promise<UnitOverview[]> {
  const rows: UnitOverview[] = [];
  for (const unit of await knownUnits(deps.db)) rows.push(await unitOverview(deps, unit));
  return rows;
}

export async function unitOverview(deps: ReleaseDeps, known: KnownUnit): Promise<UnitOverview> {
  const { unit } = known;
  const pointer = await readPointer(deps.db, unit);
  const two_people = (await unitsOfTwoPeople(deps.db)).has(unit);
  const owner = await ownerOf(deps.db, unit);
  const trouble = await incidentOf(deps, unit);
  const nothing = { live: null, previous: null, candidate: null, owner, trouble, two_people };
  return { ...known, ...nothing, ...(pointer && (await pointedReleases(deps, pointer))) };
}

async function pointedReleases(
  deps: ReleaseDeps,
  pointer: Pointer,
): Promise<Pick<UnitOverview, 'live' | 'previous' | 'candidate'>> {
  const { unit, percent } = pointer;
  const previousId = await lastKnownGood(deps, unit);
  const summaries = await summariesOf(deps, unit, [pointer.live, previousId, pointer.candidate]);
  const summary = (id: string | null) => (id === null ? null : (summaries.get(id) ?? null));
  const [live, candidate] = [summary(pointer.live), summary(pointer.candidate)];
  // A canary updates the pointer's timestamp too, so the log is read to find when the live release went live.
  const moved = await lastLogEntry(deps.db, unit, liveChangingActions);
  const { at: since, actor: by, emergency = false } = moved ?? { at: pointer.changedAt, actor: pointer.changedBy };
  return {
    live: live && { ...live, since, by, emergency },
    previous: summary(previousId),
    candidate: candidate && { ...candidate, percent },
  };
}

async function summariesOf(
  { db }: ReleaseDeps,
  unit: Unit,
  named: readonly (string | null)[],
): Promise<Map<string, ReleaseSummary>> {
  const ids = [...new Set(named.filter((id) => id !== null))];
  const stored = await findReleases(db, unit, ids);
  const data = await readReleaseData(db, unit, stored);
  return new Map(stored.map((release) => [release.descriptor.id, summaryOf(release, data)]));
}

interface ReleaseData {
  /** By release id. */
  health: ReadonlyMap<string, ReleaseHealth>;
  /** By public key. */
  signers: ReadonlyMap<string, Signer>;
}

export async function readReleaseData(db: Db, unit: Unit, releases: readonly StoredReleaseRow[]): Promise<ReleaseData> {
  const ids = releases.map(({ descriptor }) => descriptor.id);
  const keys = releases.map(({ signedBy }) => signedBy);
  return { health: await readHealth(db, unit, ids), signers: await readSigners(db, unit, keys) };
}

export function summaryOf(
  { descriptor, signedBy }: StoredReleaseRow,
  { health, signers }: ReleaseData,
): ReleaseSummary {
  const { id, commit, built_at, about = null } = descriptor;
  const found = health.get(id);
  if (!found) throw new Error(`No health data for ${id}`);
  return { id, commit, built_at, about, provenance: signers.get(signedBy ?? '')?.provenance ?? null, health: found };
}

const INCIDENT_ACTIONS: ReadonlySet<ReleaseAction> = new Set(['automatic-rollback', 'canary-end', 'alarm', 'start']);

/** Returns the last automatic decision about the unit, or null once a user has made a decision. */
async function incidentOf({ db }: ReleaseDeps, unit: Unit): Promise<UnitOverview['trouble']> {
  const line = await lastLogEntry(db, unit, [...liveChangingActions, 'canary', 'canary-end', 'alarm', 'retire']);
  if (line?.actor !== systemActor || line.before === null) return null;
  if (!INCIDENT_ACTIONS.has(line.action)) return null;
  return { at: line.at, release_id: line.before, reason: line.reason, stays: line.action === 'alarm' };
}
