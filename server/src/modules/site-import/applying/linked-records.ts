import { findImported } from '../index/import-records.repository.ts';
import { findItem, findTermByNumber, type ItemRow } from '../index/import-rows.repository.ts';
import type { ImportRun } from './import-run.ts';

/** Returns the id of the record that an item became; null without one. */
export async function recordOf(run: ImportRun, type: string, sourceId: string): Promise<number | null> {
  const { services, importId, site } = run;
  if (sourceId === '') return null;
  const row = await findItem(services.db, importId, type, sourceId);
  if (row) await run.require(row);
  const found = await findImported(services.db, { source: site.name, type, source_id: sourceId });
  return found ? Number(found.record) : null;
}

/** Plugins name the main category by its number. */
export function termRow({ services, importId }: ImportRun, term: string): Promise<ItemRow | null> {
  const number = /^number:(\d+)$/.exec(term)?.[1];
  return number ? findTermByNumber(services.db, importId, number) : findItem(services.db, importId, 'term', term);
}
