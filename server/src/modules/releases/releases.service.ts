import { stat } from 'node:fs/promises';
import path from 'node:path';
import {
  liveChangingActions,
  type ReleaseAction,
  type ReleaseHealth,
  type ReleaseRow,
  type ReleaseSummary,
  type UnitOverview,
} from '@vitrin/shared-contracts/release-management';
import type { ReleaseDescriptor, Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../platform/database/tables.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import { readSigners, type Signer } from './keys/signers.repository.ts';
import { readHealth } from './health/health.repository.ts';
import { liveDescriptors, readPointer, type Pointer } from './commands/pointers.repository.ts';
import { unitsOfTwoPeople } from './commands/release-policies.repository.ts';
import { secondPersonProblem, type Decider } from './commands/second-person.ts';
import { lastKnownGood, releaseProblem, type ReleaseDeps } from './commands/last-known-good.ts';
import { systemActor } from './commands/release-commands.service.ts';
import { lastLogEntry, listReleases, findReleases, type StoredReleaseRow } from './release-lists.repository.ts';
import { releaseFolder } from './files/release-files.ts';
import { tagsOf } from './tags/release-tags.repository.ts';
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

async function readReleaseData(db: Db, unit: Unit, releases: readonly StoredReleaseRow[]): Promise<ReleaseData> {
  const ids = releases.map(({ descriptor }) => descriptor.id);
  const keys = releases.map(({ signedBy }) => signedBy);
  return { health: await readHealth(db, unit, ids), signers: await readSigners(db, unit, keys) };
}

function summaryOf({ descriptor, signedBy }: StoredReleaseRow, { health, signers }: ReleaseData): ReleaseSummary {
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

/** Returns one page of a unit's stored releases, the newest first, and for each whether the reader may promote it. */
export async function releaseRows(
  deps: ReleaseDeps,
  unit: Unit,
  page: Pick<PageRequest, 'page' | 'size'>,
  reader: Decider,
): Promise<{ rows: ReleaseRow[]; total: number }> {
  const { db, config } = deps;
  const { rows: kept, total } = await listReleases(db, unit, page);
  const data = await readReleaseData(db, unit, kept);
  const pointer = await readPointer(db, unit);
  const live = await liveDescriptors(db);
  const problemOf = await secondPersonProblem(db, unit, kept, reader);
  const tags = await tagsOf(db, unit);
  const rows: ReleaseRow[] = [];
  for (const release of kept) {
    const { descriptor, published_at, published_by, set_aside, note } = release;
    rows.push({
      ...summaryOf(release, data),
      published_at,
      published_by,
      tags: tags.get(descriptor.id) ?? [],
      note: note ?? descriptor.about?.note ?? null,
      contract: descriptor.contract,
      size: await releaseSize(config.dataDir, descriptor),
      is_live: descriptor.id === pointer?.live,
      is_candidate: descriptor.id === pointer?.candidate,
      set_aside,
      misfit: await releaseProblem(deps, release, live),
      second_person: problemOf(release),
    });
  }
  return { rows, total };
}

/** Sizes by release. Stored files never change, so each release is measured once. */
const measured = new Map<string, number>();

/** Returns the bytes of all browser files as most browsers fetch them (compressed); null if a file is missing. */
async function releaseSize(dataDir: string, { unit, id, files }: ReleaseDescriptor): Promise<number | null> {
  const folder = releaseFolder(dataDir, unit, id);
  const known = measured.get(folder);
  if (known !== undefined) return known;
  const sizes = await Promise.all(Object.keys(files).map((file) => sizeOf(path.join(folder, file))));
  if (sizes.includes(null)) return null;
  const size = sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
  measured.set(folder, size);
  return size;
}

async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(`${file}.br`).catch(() => stat(file).catch(() => null));
  return found?.size ?? null;
}
