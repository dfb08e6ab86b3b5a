import type { EntryItem, Note } from '../reading/source-item.ts';
import { findImported } from '../index/import-records.repository.ts';
import { findItem } from '../index/import-rows.repository.ts';
import { fileKey } from '../index/old-addresses.ts';
import { fileOf } from './imported-targets.ts';
import type { ImportRun } from './import-run.ts';
import { takeFile } from './take-file.ts';

/** Returns the picture at the top of an entry: WordPress names it by its number, others by its address. */
export async function coverOf(
  run: ImportRun,
  entry: EntryItem,
  _lang: string,
  notes: Note[],
): Promise<{ id: number | null; isMissing: boolean }> {
  const { cover } = entry;
  if (cover === '') return { id: null, isMissing: false };
  const found = /^\d+$/.test(cover) ? await byNumber(run, cover) : await byAddress(run, entry);
  if ('reason' in found) {
    notes.push({ what: `kapak görseli: ${cover}`, reason: found.reason });
    return { id: null, isMissing: true };
  }
  return found;
}

type Cover = { id: number | null; isMissing: boolean } | { reason: string };

async function byNumber(run: ImportRun, id: string): Promise<Cover> {
  const { services, site, importId } = run;
  const found = await findImported(services.db, { source: site.name, type: 'file', source_id: id });
  if (found?.entity === 'media') return { id: Number(found.record), isMissing: false };
  const row = await findItem(services.db, importId, 'file', id);
  if (run.isDryRun && row && row.state !== 'left') return { id: null, isMissing: false };
  return { reason: row ? 'görsel alınamadı' : 'görsel dosyada yok' };
}

async function byAddress(run: ImportRun, { cover, coverAlt, link }: EntryItem): Promise<Cover> {
  const address = URL.parse(cover, URL.canParse(link) ? link : run.site.address || undefined)?.href ?? cover;
  const known = await fileOf(run, address);
  const sourceId = fileKey(address) ?? address;
  const taken = known
    ? { imported: known }
    : await takeFile(run, { type: 'inline', sourceId, itemHash: '', address, path: '', alt: coverAlt });
  if ('reason' in taken) return taken;
  return taken.imported.entity === 'media'
    ? { id: Number(taken.imported.record) || null, isMissing: false }
    : { reason: 'dosya bir görsel değil' };
}
