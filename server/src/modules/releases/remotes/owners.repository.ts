import type { RemoteOwner } from '@vitrin/shared-contracts/release-management';
import type { RemoteName, Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';

export async function ownerOf(db: Db, unit: Unit): Promise<RemoteOwner | null> {
  const row = await db
    .selectFrom('remote_owners')
    .select(['owner', 'contact', 'changed_at'])
    .where('unit', '=', unit)
    .executeTakeFirst();
  return row ? { owner: row.owner, contact: row.contact, since: row.changed_at } : null;
}

/** Returns the names of the teams that remotes belong to. */
export async function ownersByUnit(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('remote_owners').select(['unit', 'owner']).execute();
  return new Map(rows.map(({ unit, owner }) => [unit, owner]));
}

export async function saveOwner(
  trx: Db,
  unit: RemoteName,
  { owner, contact, by }: { owner: string; contact: string; by: string },
): Promise<void> {
  const values = { owner, contact, changed_at: new Date().toISOString(), changed_by: by };
  await trx
    .insertInto('remote_owners')
    .values({ unit, ...values })
    .onConflict((conflict) => conflict.column('unit').doUpdateSet(values))
    .execute();
}

/** Deletes the owner of a remote that is removed: another one of its name has none. A retired one keeps its owner. */
export async function deleteOwner(trx: Db, unit: RemoteName): Promise<void> {
  await trx.deleteFrom('remote_owners').where('unit', '=', unit).execute();
}
