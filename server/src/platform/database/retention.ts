import { defaultRetention, type Retention, type RetentionKind, type RetentionRecord } from 'shared-contracts/privacy';
import { dayStart, istanbulDay, monthsAfter } from '../../istanbul-day.ts';
import type { RowGroup } from './group-version.ts';
import type { Db } from './tables.ts';
import type { Stamp } from './write-context.ts';

const KEY = 'retention';

export const retentionRow: RowGroup = { table: 'settings', column: 'key', value: KEY };

/** `unsettled`: kinds whose period has changed while messages of it still stand with the old date. */
type Stored = Record<RetentionKind, number> & { unsettled: RetentionKind[] };

async function storedRetention(db: Db) {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version', 'updated_at'])
    .where('key', '=', KEY)
    .executeTakeFirst();
  const stored = row ? (JSON.parse(row.value) as Partial<Stored>) : {};
  const { unsettled = [], ...months } = { ...defaultRetention, ...stored };
  return { unsettled, months, version: row?.version ?? 0, updated_at: row?.updated_at ?? null };
}

/** Months that each kind of personal data is kept; the product's own until staff have saved others. */
export async function readRetention(db: Db): Promise<RetentionRecord> {
  const { months, version, updated_at } = await storedRetention(db);
  return { ...months, version, updated_at };
}

/** The new periods hold at once for what comes; what stands has to be settled after. */
export async function saveRetention(
  trx: Db,
  { version, ...months }: Retention & { audit: number },
  changed: readonly RetentionKind[],
  { now, userId }: Stamp,
): Promise<void> {
  const { unsettled } = await storedRetention(trx);
  const stored: Stored = { ...months, unsettled: [...new Set([...unsettled, ...changed])] };
  const saved = { value: JSON.stringify(stored), version, updated_at: now, updated_by: userId };
  await trx
    .insertInto('settings')
    .values({ key: KEY, ...saved, created_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(saved))
    .execute();
}

export interface Unsettled {
  kinds: RetentionKind[];
  version: number;
}

export async function unsettledRetention(db: Db): Promise<Unsettled> {
  const { unsettled, version } = await storedRetention(db);
  return { kinds: unsettled, version };
}

/** Nothing is settled where somebody has saved again since. */
export async function markSettled(trx: Db, version: number): Promise<void> {
  const { months } = await storedRetention(trx);
  await trx
    .updateTable('settings')
    .set({ value: JSON.stringify({ ...months, unsettled: [] } satisfies Stored) })
    .where('key', '=', KEY)
    .where('version', '=', version)
    .execute();
}

/** Until when something of this kind is kept that came, or was agreed to, at `from`. */
export async function retentionUntil(db: Db, kind: RetentionKind, from: string): Promise<string> {
  const retention = await readRetention(db);
  return retainedUntil(istanbulDay(Date.parse(from)), retention[kind]);
}

/** All of one day goes together, as its date comes round by the calendar of Istanbul: never later than was promised. */
export function retainedUntil(day: string, months: number): string {
  return dayStart(monthsAfter(day, months));
}
