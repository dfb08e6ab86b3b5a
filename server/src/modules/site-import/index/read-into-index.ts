import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/database/tables.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { ImportError } from '../reading/import-error.ts';
import { readSources } from '../reading/read-sources.ts';
import type { InputFile } from '../reading/input-files.ts';
import { isEntry, type SiteItem, type SourceItem, type SourceType } from '../reading/source-item.ts';
import { requireFreeSpace } from './free-space.ts';
import { saveAddress } from './import-records.repository.ts';
import { findItem, insertItem, type NewItem } from './import-rows.repository.ts';
import { addressKeys, siteName, type OldSite } from './old-addresses.ts';
import type { Spool } from './spool.ts';

/** Items that depend on others come after them. Those of phase 0 become no records. */
const phases: Readonly<Record<SourceType, number>> = {
  site: 0,
  left: 0,
  fragment: 0,
  author: 1,
  term: 2,
  file: 3,
  post: 4,
  page: 4,
  product: 4,
  'menu-entry': 5,
  language: 1,
  picture: 3,
  download: 3,
  record: 4,
  kind: 5,
  copy: 6,
  schedule: 7,
};

/** Items, and characters of them, that are written in one transaction. */
const BATCH = { items: 200, length: 4_000_000 };

export interface Reading {
  services: Pick<PlatformServices, 'db' | 'storage'>;
  importId: number;
  files: readonly InputFile[];
  spool: Spool;
  /** Address of the old site, if the files do not name it. */
  from: string;
  /** Called with the number of items that were read. */
  onProgress(count: number): void;
}

/** Reads all files into the index of an import, and returns the old site. Throws `ImportError`, and `StorageError` before the disk is full. */
export async function readIntoIndex(reading: Reading): Promise<OldSite & { language: string }> {
  const { files, from, onProgress } = reading;
  let site: (OldSite & { language: string }) | null = null;
  let batch: SourceItem[] = [];
  let length = 0;
  let count = 0;
  for await (const item of readSources(files)) {
    if (item.type === 'site') site = sameSite(site, siteOf(item, from));
    else batch.push(item);
    length += lengthOf(item);
    if (batch.length < BATCH.items && length < BATCH.length) continue;
    site ??= unnamedSite(from, files);
    count += await writeBatch(reading, site, batch);
    batch = [];
    length = 0;
    onProgress(count);
  }
  site ??= unnamedSite(from, files);
  count += await writeBatch(reading, site, batch);
  onProgress(count);
  return site;
}

function lengthOf(item: SourceItem): number {
  return 'body' in item ? item.body.text.length : 0;
}

function siteOf({ name, address, title, language }: SiteItem, from: string): OldSite & { language: string } {
  const named = name ?? siteName(address) ?? siteName(from);
  return { name: named ?? (title.toLowerCase() || 'site'), address: siteName(address) ? address : from, language };
}

/** Numbers of two sites name different texts. */
function sameSite(known: (OldSite & { language: string }) | null, site: OldSite & { language: string }) {
  if (known && known.name !== site.name)
    throw new ImportError(`Dosyalar iki ayrı sitenin (${known.name} ve ${site.name}). Her birini ayrı aktarın.`);
  return known ?? site;
}

function unnamedSite(from: string, files: readonly InputFile[]): OldSite & { language: string } {
  const folder = files[0]?.name.split('/')[0] ?? '';
  return { name: siteName(from) ?? `dosyalar:${files.length > 1 ? '' : folder}`, address: from, language: '' };
}

async function writeBatch(
  { services, importId, spool }: Reading,
  site: OldSite,
  items: readonly SourceItem[],
): Promise<number> {
  await requireFreeSpace(services);
  const rows: { item: SourceItem; row: NewItem }[] = [];
  for (const item of items) rows.push({ item, row: rowOf(item, await spool.append(item)) });
  // The index names no item that is not in the file yet.
  await spool.flush();
  await services.db.transaction().execute(async (trx) => {
    for (const { item, row } of rows) {
      if (!(await insertItem(trx, importId, row))) await nameRepeated(trx, importId, row);
      else for (const key of addressKeys(item, site)) await saveAddress(trx, site.name, key, row);
    }
  });
  return rows.length;
}

/** Overlapping files repeat an item; another one with its number is named. */
async function nameRepeated(trx: Db, importId: number, row: NewItem): Promise<void> {
  const first = await findItem(trx, importId, row.type, row.source_id);
  if (first?.hash === row.hash || row.type === 'left' || row.type === 'author' || row.type === 'term') return;
  const notes = [
    { what: `${row.type} ${row.source_id}`, reason: 'aynı numara ikinci kez ve başka içerikle; ilki alındı' },
  ];
  await insertItem(trx, importId, {
    ...row,
    type: 'left',
    source_id: `${row.type}:${row.source_id}:${row.place}`,
    state: 'left',
    phase: 0,
    notes,
  });
}

function rowOf(item: SourceItem, place: Pick<NewItem, 'part' | 'first_byte' | 'bytes'>): NewItem {
  const phase = phases[item.type];
  return {
    ...place,
    type: item.type,
    source_id: item.id,
    title: item.title.slice(0, 300),
    place: item.place.line > 0 ? `${item.place.file}:${item.place.line}` : item.place.file,
    phase,
    parent: 'parent' in item ? item.parent : '',
    number: item.type === 'term' ? item.number : '',
    lang: isEntry(item) ? item.language : '',
    translation_group: isEntry(item) ? item.group : '',
    hash: hashOf(item),
    state: phase > 0 ? 'pending' : item.type === 'left' ? 'left' : 'read',
    notes: item.notes,
  };
}

/** Changes of the converter are changes of every text: the number is increased with them. */
const CONVERTER = 1;

function hashOf({ place: _place, ...item }: SourceItem): string {
  return createHash('sha256')
    .update(`${CONVERTER}${JSON.stringify(item)}`)
    .digest('hex')
    .slice(0, 32);
}
