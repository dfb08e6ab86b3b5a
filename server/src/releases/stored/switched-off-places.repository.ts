import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../platform/database/tables.ts';

/** A place that shows the fallback text of a section instead of what this release renders. */
export interface StoredSwitchedOffPlace {
  release_id: string;
  /** Key of the section with its values. */
  place: string;
  at: string;
}

/** Returns the places that are switched off, by unit, in a stable order. */
export async function readSwitchedOffPlaces(db: Db): Promise<ReadonlyMap<Unit, readonly StoredSwitchedOffPlace[]>> {
  const rows = await db.selectFrom('switched_off_places').selectAll().orderBy('release_id').orderBy('place').execute();
  return Map.groupBy(rows, ({ unit }) => unit as Unit);
}

/** Switches places off for a release. Returns false if all of them were. */
export async function insertSwitchedOffPlaces(
  trx: Db,
  unit: Unit,
  release_id: string,
  places: readonly string[],
): Promise<boolean> {
  const at = new Date().toISOString();
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('switched_off_places')
    .values(places.map((place) => ({ unit, release_id, place, at })))
    .onConflict((conflict) => conflict.columns(['unit', 'release_id', 'place']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Switches places on for all releases of a unit. Returns those that were switched off. */
export async function deleteSwitchedOffPlaces(
  trx: Db,
  unit: Unit,
  places: readonly string[],
): Promise<Pick<StoredSwitchedOffPlace, 'release_id'>[]> {
  return trx
    .deleteFrom('switched_off_places')
    .where('unit', '=', unit)
    .where('place', 'in', places)
    .returning('release_id')
    .execute();
}
