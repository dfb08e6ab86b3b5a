import type { Unit } from 'shared-contracts/releases';
import type { Db } from '../../platform/database/tables.ts';

/** When staff were last told that this release fails its visitors and stays; null: never. */
export async function lastAlarm(db: Db, unit: Unit, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('release_log')
    .select('at')
    .where('unit', '=', unit)
    .where('action', '=', 'alarm')
    .where('before_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}
