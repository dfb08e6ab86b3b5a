import { vitalNames, type ReleaseHealth, type VitalClass } from '@vitrin/shared-contracts/release-management';
import { faultPhases, type Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../platform/database/tables.ts';

/** Returns the health of these releases over all days that are kept; each requested release has an entry. */
export async function readHealth(db: Db, unit: Unit, ids: readonly string[]): Promise<Map<string, ReleaseHealth>> {
  const health = new Map(ids.map((id) => [id, emptyHealth()]));
  if (ids.length === 0) return health;
  const rows = await db
    .selectFrom('release_health')
    .select((select) => ['release_id', 'measure', select.fn.sum<number>('count').as('count')])
    .where('unit', '=', unit)
    .where('release_id', 'in', ids)
    .groupBy(['release_id', 'measure'])
    .execute();
  for (const { release_id: id, measure, count } of rows) add(health.get(id), measure, count);
  return health;
}

function emptyHealth(): ReleaseHealth {
  const none = () => ({ good: 0, fair: 0, poor: 0 });
  return {
    visits: 0,
    loads: 0,
    failures: { load: 0, start: 0, render: 0, server: 0, blank: 0, freeze: 0, navigate: 0 },
    vitals: { lcp: none(), inp: none(), cls: none(), ttfb: none() },
  };
}

/** A measure is `visit`, `load`, `fault:<phase>` or `<vital>:<class>`. */
function add(health: ReleaseHealth | undefined, measure: string, count: number): void {
  if (!health) return;
  const [name, kind = ''] = measure.split(':');
  const phase = faultPhases.find((phase) => phase === kind);
  const vital = vitalNames.find((vital) => vital === name);
  if (name === 'visit') health.visits = (health.visits ?? 0) + count;
  else if (name === 'load') health.loads += count;
  else if (name === 'fault' && phase) health.failures[phase] += count;
  else if (vital && kind in health.vitals[vital]) health.vitals[vital][kind as VitalClass] += count;
}

/** The count of one measure of one release on one day. */
export interface HealthSum {
  unit: Unit;
  release_id: string;
  /** Calendar day in Istanbul. */
  day: string;
  measure: string;
  count: number;
}

/** Adds the counts to the stored sums of each day. */
export async function saveHealth(db: Db, sums: readonly HealthSum[]): Promise<void> {
  await db
    .insertInto('release_health')
    .values([...sums])
    .onConflict((conflict) =>
      conflict.columns(['unit', 'release_id', 'day', 'measure']).doUpdateSet((update) => ({
        count: update('release_health.count', '+', update.ref('excluded.count')),
      })),
    )
    .execute();
}

export async function deleteHealthBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('release_health').where('day', '<', day).execute();
}

/** Deletes single faults with their messages, at the same age as the sums. */
export async function deleteFaultsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('release_faults').where('at', '<', day).execute();
}
