import type { Db } from '../platform/database/tables.ts';

/** Returns the path of a page that staff have made at or below a first path segment; null if the segment is free. */
export async function pageBelow(db: Db, segment: string): Promise<string | null> {
  const row = await db
    .selectFrom('site_page_paths')
    .select('path')
    .where((where) => where.or([where('path', '=', `/${segment}`), where('path', 'like', `/${segment}/%`)]))
    .orderBy('path')
    .limit(1)
    .executeTakeFirst();
  return row?.path ?? null;
}
