import type { ReleaseAction, ReleaseFaultRow, ReleaseLogRow } from '@vitrin/shared-contracts/release-management';
import type { FaultPhase, Unit } from '@vitrin/shared-contracts/releases';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import { signedRelease, type SignedRelease } from '../../releases/stored/releases.repository.ts';

/** No statement reads more rows than this (product §10): the total of a longer list is counted up to it. */
const MAX_COUNTED_ROWS = 5_000;

type Page = Pick<PageRequest, 'page' | 'size'>;

/** A stored release, with who published it, when, and what has been recorded about it. */
export interface StoredReleaseRow extends SignedRelease {
  published_at: string;
  published_by: string;
  set_aside: { at: string; reason: string } | null;
  /** Note of staff; null if they have written none. */
  note: string | null;
}

/** Returns one page of a unit's releases, the newest first. */
export async function listReleases(
  db: Db,
  unit: Unit,
  page: Page,
): Promise<{ rows: StoredReleaseRow[]; total: number }> {
  const rows = await kept(db, unit)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute();
  const total = await countRows(
    db,
    db.selectFrom('releases').select('id').where('unit', '=', unit).limit(MAX_COUNTED_ROWS),
  );
  return { rows: rows.map(toReleaseRow), total };
}

/** Returns those of these releases that are stored. */
export async function findReleases(db: Db, unit: Unit, ids: readonly string[]): Promise<StoredReleaseRow[]> {
  if (ids.length === 0) return [];
  return (await kept(db, unit).where('id', 'in', ids).execute()).map(toReleaseRow);
}

function kept(db: Db, unit: Unit) {
  return db
    .selectFrom('releases')
    .select(['unit', 'id', 'descriptor', 'signature', 'signed_by'])
    .select(['created_at', 'published_by', 'set_aside_at', 'set_aside_reason', 'note'])
    .where('unit', '=', unit);
}

type Stored = Awaited<ReturnType<ReturnType<typeof kept>['execute']>>[number];

function toReleaseRow({ set_aside_at: at, ...row }: Stored): StoredReleaseRow {
  return {
    ...signedRelease(row),
    published_at: row.created_at,
    published_by: row.published_by,
    note: row.note,
    set_aside: at === null ? null : { at, reason: row.set_aside_reason ?? '' },
  };
}

/** Returns one page of the log, the newest first; of all units if none is given. */
export async function listLog(
  db: Db,
  unit: Unit | null,
  page: Page,
): Promise<{ rows: ReleaseLogRow[]; total: number }> {
  const lines = logOf(db, unit);
  const rows = await lines
    .select(['id', 'at', 'unit', 'action', 'before_id', 'after_id', 'actor', 'reason', 'emergency'])
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute();
  const total = await countRows(db, lines.select('id').limit(MAX_COUNTED_ROWS));
  return { rows: rows.map(toLogRow), total };
}

function logOf(db: Db, unit: Unit | null) {
  const lines = db.selectFrom('release_log');
  return unit === null ? lines : lines.where('unit', '=', unit);
}

/** Returns the unit's last log entry with one of these actions. */
export async function lastLogEntry(
  db: Db,
  unit: Unit,
  actions: readonly ReleaseAction[],
): Promise<ReleaseLogRow | null> {
  const row = await logOf(db, unit)
    .selectAll()
    .where('action', 'in', actions)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toLogRow(row) : null;
}

interface StoredLine {
  id: number;
  at: string;
  unit: string;
  action: string;
  before_id: string | null;
  after_id: string | null;
  actor: string;
  reason: string;
  emergency: 0 | 1;
}

function toLogRow({ before_id, after_id, unit, action, emergency, ...line }: StoredLine): ReleaseLogRow {
  return {
    id: line.id,
    at: line.at,
    unit: unit as Unit,
    action: action as ReleaseAction,
    before: before_id,
    after: after_id,
    actor: line.actor,
    reason: line.reason,
    emergency: emergency === 1,
  };
}

/** Returns one page of the faults, the newest first. */
export async function listFaults(db: Db, unit: Unit, page: Page): Promise<{ rows: ReleaseFaultRow[]; total: number }> {
  const faults = db.selectFrom('release_faults').where('unit', '=', unit);
  const rows = await faults
    .select(['id', 'at', 'release_id', 'phase', 'message'])
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute();
  const total = await countRows(db, faults.select('id').limit(MAX_COUNTED_ROWS));
  return { rows: rows.map(({ phase, ...row }) => ({ ...row, phase: phase as FaultPhase })), total };
}
