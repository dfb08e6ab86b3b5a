import type { Db } from '../../platform/database/tables.ts';

/** Checks whether visitors can call or visit the company. */
export async function hasPhoneOrAddress(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('contact_information')
    .select('id')
    .where('section', 'in', ['adres', 'telefon'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Checks whether one of these tables has a row. */
export async function hasRows(
  db: Db,
  tables: readonly ('media' | 'people' | 'products' | 'projects')[],
): Promise<boolean> {
  for (const table of tables) {
    const row = await db
      .selectFrom(table as 'media')
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
