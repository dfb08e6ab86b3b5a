import type { VersionConflict as Versions } from '@vitrin/shared-contracts/envelope';
import { VersionConflict } from '../platform/errors.ts';
import { helpersOf } from '../platform/database/helpers.ts';
import type { Db } from '../platform/database/tables.ts';

/** Rows that one form saves together: the form's version is the highest version among them. */
export interface RowGroup {
  table: 'page_meta' | 'page_contents' | 'settings';
  column: 'route' | 'group_name' | 'key';
  value: string;
}

/** Returns the group of one row of `settings`. */
export function settingRow(key: string): RowGroup {
  return { table: 'settings', column: 'key', value: key };
}

export async function groupVersion(db: Db, { table, column, value }: RowGroup): Promise<number> {
  const { highest } = await db
    .selectFrom(table)
    .select((select) => select.fn.max<number | null>('version').as('highest'))
    .where(column, '=', value)
    .executeTakeFirstOrThrow();
  return highest ?? 0;
}

/**
 * Returns the version for the saved rows. Throws 409 with both versions if another user has saved since. A request
 * without a version (`sent` is null) overwrites the current state.
 */
export async function nextGroupVersion(
  trx: Db,
  group: RowGroup,
  sent: number | null,
  current: () => Promise<unknown>,
): Promise<number> {
  await helpersOf(trx).lock(trx, `${group.table}.${group.value}`);
  const existing = await groupVersion(trx, group);
  if (sent === null || existing === sent) return existing + 1;
  throw new VersionConflict({
    sent_version: sent,
    current_version: existing,
    current: await current(),
    ...(await lastSaver(trx, group)),
  });
}

async function lastSaver(trx: Db, { table, column, value }: RowGroup): Promise<Pick<Versions, 'saved'>> {
  const row = await trx
    .selectFrom(table)
    .select(['updated_at as at', 'updated_by'])
    .where(column, '=', value)
    .where('updated_by', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || row.updated_by === null) return {};
  const person = await trx.selectFrom('users').select('name').where('id', '=', row.updated_by).executeTakeFirst();
  return person ? { saved: { by: person.name, at: row.at, fields: [] } } : {};
}
