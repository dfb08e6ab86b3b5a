import { requireFreeSpace } from '../index/free-space.ts';
import { findImported } from '../index/import-records.repository.ts';
import { findItem, nextItems, saveOutcome, type ItemRow } from '../index/import-rows.repository.ts';
import { isEntry, type SourceItem } from '../reading/source-item.ts';
import { applyArchived, isArchived } from './archive/apply-archived.ts';
import { applyEntry } from './apply-entry.ts';
import { applyFile } from './apply-file.ts';
import { applyMenus } from './apply-menus.ts';
import { redirectItem } from './apply-redirects.ts';
import { applyAuthor, applyTerm } from './apply-term.ts';
import type { ImportRun, Outcome } from './import-run.ts';
import { patchLinks } from './patch-links.ts';

const BATCH = 50;

export interface ApplyControl {
  /** Called after each item. */
  onDone(): void;
  isStopped(): boolean;
}

/**
 * Applies all items that wait; after an interruption it goes on where it was. Stops between two items when it is asked to. Throws
 * `StorageError` before the disk is full.
 */
export async function applyItems(run: ImportRun, control: ApplyControl): Promise<'done' | 'stopped'> {
  try {
    return await applyWaiting(run, control);
  } finally {
    await run.spool.close();
  }
}

async function applyWaiting(run: ImportRun, { onDone, isStopped }: ApplyControl): Promise<'done' | 'stopped'> {
  const menuRows: ItemRow[] = [];
  const seen = new Set<number>();
  for (;;) {
    const rows = (await nextItems(run.services.db, run.importId, BATCH + seen.size)).filter(({ id }) => !seen.has(id));
    if (rows.length === 0) break;
    for (const row of rows) {
      if (isStopped()) return 'stopped';
      await requireFreeSpace(run.services);
      if (row.type === 'menu-entry') {
        seen.add(row.id);
        menuRows.push(row);
      } else await applyRow(run, row);
      onDone();
    }
  }
  await applyMenus(run, menuRows);
  if (!run.isDryRun) await patchLinks(run);
  return 'done';
}

/** Applies an item unless it was done meanwhile, because another one depends on it. */
export async function applyRow(run: ImportRun, row: ItemRow): Promise<void> {
  const { db } = run.services;
  const now = await findItem(db, run.importId, row.type, row.source_id);
  if (now?.state !== 'pending' || run.open.has(row.id)) return;
  run.open.add(row.id);
  try {
    const item = await run.spool.read(row);
    const { state, notes } = (await isUnchanged(run, row))
      ? ({ state: 'unchanged', notes: [] } as const)
      : await apply(run, row, item).catch((error: unknown) => defectOf(run, row, error));
    const redirects = state === 'left' ? [] : await redirectItem(run, row, item);
    await saveOutcome(db, row.id, state, [...notes, ...redirects]);
  } finally {
    run.open.delete(row.id);
  }
}

/** An item that says the same as when it was imported is not written again, unless something was missing. */
async function isUnchanged({ services, site }: ImportRun, { type, source_id, hash }: ItemRow): Promise<boolean> {
  const known = await findImported(services.db, { source: site.name, type, source_id });
  if (!known || known.item_hash !== hash || known.incomplete === 1) return false;
  return !isTakenAgain(type, known.entity);
}

/** A file of the library, or a language, that staff have deleted is taken again. */
function isTakenAgain(type: string, entity: string): boolean {
  return type === 'language' || entity === 'media' || entity === 'download';
}

/** A defect of the importer costs the item that it is in, and nothing else. Faults of the database or the disk end the import. */
function defectOf({ services }: ImportRun, { type, source_id }: ItemRow, error: unknown): Outcome {
  const isDefect = error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;
  if (!isDefect) throw error;
  services.log.error({ err: error, type, source_id }, 'item not imported');
  return { state: 'left', notes: [{ what: 'aktarım hatası', reason: `öğe işlenemedi: ${error.message}` }] };
}

function apply(run: ImportRun, row: ItemRow, item: SourceItem): Promise<Outcome> {
  if (isArchived(item)) return applyArchived(run, row, item);
  if (isEntry(item)) return applyEntry(run, { item, row });
  if (item.type === 'file') return applyFile(run, { item, row });
  if (item.type === 'term') return applyTerm(run, { item, row });
  if (item.type === 'author') return applyAuthor(run, { item, row });
  throw new TypeError(`Nothing to write for ${item.type}`);
}
