import type { Db } from '../../platform/database/tables.ts';

/** Tables that are empty on a site without content. */
const tables = ['articles', 'contact_information', 'home_sections', 'products', 'projects', 'site_pages'] as const;

/** Checks whether a site has content: that of the demo, or what was imported before the set-up. */
export async function hasContent(db: Db): Promise<boolean> {
  for (const table of tables) {
    const row = await db
      .selectFrom(table as 'articles')
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
