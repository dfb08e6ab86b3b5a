import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';

/** Returns the units whose releases are promoted by another person than their publisher. */
export async function unitsOfTwoPeople(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('release_policies').select('unit').where('two_people', '=', 1).execute();
  return new Set(rows.map(({ unit }) => unit));
}

/** Switches the rule for a unit. It stays when a remote is retired, so that adding the remote again does not end it. */
export async function setTwoPeople(trx: Db, unit: Unit, isOn: 0 | 1): Promise<void> {
  await trx
    .insertInto('release_policies')
    .values({ unit, two_people: isOn })
    .onConflict((conflict) => conflict.column('unit').doUpdateSet({ two_people: isOn }))
    .execute();
}
