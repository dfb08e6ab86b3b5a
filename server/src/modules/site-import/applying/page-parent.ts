import { findItem } from '../index/import-rows.repository.ts';
import { isEntry, type EntryItem, type Note } from '../reading/source-item.ts';
import type { ImportRun } from './import-run.ts';
import { recordOf } from './linked-records.ts';

const LEVELS = 3;

/** Returns the page above; the tree of this site has three levels, so deeper pages are below the second one. */
export async function parentOf(run: ImportRun, entry: EntryItem, notes: Note[]): Promise<number | null> {
  if (entry.parent === '') return null;
  const above = await ancestorsOf(run, entry.parent);
  if (above.length === 0) {
    notes.push({ what: `üst sayfa ${entry.parent}`, reason: 'dosyada yok; sayfa en üst düzeye geldi' });
    return null;
  }
  if (above.length >= LEVELS)
    notes.push({
      what: `${above.length + 1}. düzey`,
      reason: `sayfalar en çok ${LEVELS} düzey olabilir; bir üste alındı`,
    });
  const parent = above[Math.max(0, above.length - LEVELS + 1)] ?? above[0] ?? '';
  return recordOf(run, 'page', parent);
}

/** Returns the ids of the page and those above it, the nearest first; a circle ends. */
async function ancestorsOf({ services, importId, spool }: ImportRun, id: string): Promise<string[]> {
  const found: string[] = [];
  for (let current = id; current !== '' && !found.includes(current);) {
    const row = await findItem(services.db, importId, 'page', current);
    const item = row && (await spool.read(row));
    if (!item || !isEntry(item)) break;
    found.push(current);
    current = item.parent;
  }
  return found;
}
