import type { SiteImportRow } from '@vitrin/shared-contracts/site-import';
import type { Db } from '../../../platform/database/tables.ts';

const states: Readonly<Record<string, SiteImportRow['state']>> = { done: 'done', stopped: 'stopped', undone: 'undone' };

/** Returns the last imports of the panel and of the command line, the newest first. */
export async function earlierImports(db: Db, count: number): Promise<SiteImportRow[]> {
  const rows = await db
    .selectFrom('site_imports')
    .leftJoin('users', 'users.id', 'site_imports.started_by')
    .select((select) => [
      'site_imports.id',
      'site_imports.source',
      'site_imports.started_at',
      'site_imports.state',
      'users.name',
      select
        .selectFrom('site_import_changes')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('site_import_changes.import_id', '=', 'site_imports.id')
        .as('changes'),
    ])
    .where('site_imports.state', '!=', 'plan')
    .orderBy('site_imports.id', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ id, source, started_at, state, name, changes }) => ({
    id,
    source,
    at: started_at,
    author: name ?? '',
    state: states[state] ?? 'open',
    changes: changes ?? 0,
  }));
}
