import { parse } from 'secure-json-parse';
import type { Db } from './tables.ts';
import type { Stamp } from './write-context.ts';

/**
 * The content of one row of `settings`: a JSON object stored under its key. The owning module supplies the defaults.
 */
export interface StoredSetting<T extends object> {
  /** Empty before the first save. */
  value: Partial<T>;
  version: number;
  updated_at: string | null;
}

export async function readSetting<T extends object>(db: Db, key: string): Promise<StoredSetting<T>> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version', 'updated_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return { value: {}, version: 0, updated_at: null };
  return { ...row, value: parse(row.value) as Partial<T> };
}

interface SavedSetting {
  value: object;
  version: number;
}

export async function saveSetting(
  trx: Db,
  key: string,
  { value, version }: SavedSetting,
  { now, userId }: Stamp,
): Promise<void> {
  const saved = { value: JSON.stringify(value), version, updated_at: now, updated_by: userId };
  await trx
    .insertInto('settings')
    .values({ key, ...saved, created_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(saved))
    .execute();
}
