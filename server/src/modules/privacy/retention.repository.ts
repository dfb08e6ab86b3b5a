import {
  defaultRetention,
  type Retention,
  type RetentionKind,
  type RetentionRecord,
} from '@vitrin/shared-contracts/privacy';
import { dayStart, istanbulDay, monthsAfter } from '../../platform/istanbul-day.ts';
import { settingRow } from '../../content/group-version.repository.ts';
import { readSetting, saveSetting } from '../../platform/database/settings.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

const KEY = 'retention';

export const retentionRow = settingRow(KEY);

/** `unsettled`: kinds whose period has changed while stored messages still have the old expiry date. */
type Stored = Record<RetentionKind, number> & { unsettled: RetentionKind[] };

async function storedRetention(db: Db) {
  const { value, version, updated_at } = await readSetting<Stored>(db, KEY);
  const { unsettled = [], ...months } = { ...defaultRetention, ...value };
  return { unsettled, months, version, updated_at };
}

/** Returns the retention period in months for each kind of personal data; the defaults until staff save others. */
export async function readRetention(db: Db): Promise<RetentionRecord> {
  const { months, version, updated_at } = await storedRetention(db);
  return { ...months, version, updated_at };
}

/** Saves the periods. They apply immediately to new data; stored messages must be updated afterwards. */
export async function saveRetention(
  trx: Db,
  { version, ...months }: Retention & { audit: number },
  changed: readonly RetentionKind[],
  stamp: Stamp,
): Promise<void> {
  const { unsettled } = await storedRetention(trx);
  const value: Stored = { ...months, unsettled: [...new Set([...unsettled, ...changed])] };
  await saveSetting(trx, KEY, { value, version }, stamp);
}

export interface PendingRetention {
  kinds: RetentionKind[];
  version: number;
}

export async function pendingRetention(db: Db): Promise<PendingRetention> {
  const { unsettled, version } = await storedRetention(db);
  return { kinds: unsettled, version };
}

/** Marks the periods as applied, unless they were saved again meanwhile. */
export async function markApplied(trx: Db, version: number): Promise<void> {
  const { months } = await storedRetention(trx);
  await trx
    .updateTable('settings')
    .set({ value: JSON.stringify({ ...months, unsettled: [] } satisfies Stored) })
    .where('key', '=', KEY)
    .where('version', '=', version)
    .execute();
}

/** Returns the expiry date of data of this kind that was received, or consented to, at `from`. */
export async function retentionUntil(db: Db, kind: RetentionKind, from: string): Promise<string> {
  const retention = await readRetention(db);
  return retainedUntil(istanbulDay(Date.parse(from)), retention[kind]);
}

/**
 * Returns the expiry date: the start of the same day in Istanbul after `months`. All data of one day expires together,
 * never later than promised.
 */
export function retainedUntil(day: string, months: number): string {
  return dayStart(monthsAfter(day, months));
}
