import { isEntry, type Note, type SourceItem } from '../reading/source-item.ts';
import { findImported } from '../index/import-records.repository.ts';
import type { ItemRow } from '../index/import-rows.repository.ts';
import { absolute, oldAddresses, withoutEndSlashes } from '../index/old-addresses.ts';
import { newAddress } from './imported-targets.ts';
import type { ImportRun } from './import-run.ts';
import { writeRecord } from './write-record.ts';

const LENGTH = 500;

/** Redirects the old addresses of an item to its new page, and returns what was not possible. */
export async function redirectItem(run: ImportRun, row: ItemRow, item: SourceItem): Promise<Note[]> {
  const isHidden = isEntry(item) && item.state === 'draft';
  const target = run.isDryRun || isHidden ? null : await targetOf(run, row);
  if (target === null) return [];
  const sources = oldAddresses(item).map((address) => sourceOf(absolute(address, run.site), run));
  const notes: Note[] = [];
  for (const source of sources)
    if (source !== null && source !== target) notes.push(...(await redirect(run, source, target)));
  return notes;
}

async function targetOf({ services, site, lang }: ImportRun, { type, source_id }: ItemRow): Promise<string | null> {
  const found = await findImported(services.db, { source: site.name, type, source_id });
  return found && newAddress(services, found, found.lang || lang);
}

/** Returns the path of an old address; null for the home page and for a file of another host. */
function sourceOf(address: string, { site }: ImportRun): string | null {
  const url = URL.parse(address, URL.canParse(site.address) ? site.address : 'http://site.invalid');
  if (!url) return null;
  const isQuery = /^\?(?:p|page_id|attachment_id|cat|product)=/.test(url.search);
  const path = withoutEndSlashes(decoded(url.pathname)) || '/';
  if (path === '/' && !isQuery) return null;
  const source = `${path}${isQuery ? url.search : ''}`;
  return source.length > LENGTH || /[\s#\\]/.test(source) ? null : source;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function redirect(run: ImportRun, source: string, target: string): Promise<Note[]> {
  const outcome = await writeRecord(run, {
    type: 'redirect',
    sourceId: source,
    itemHash: target,
    entity: 'redirect',
    lang: '',
    isIncomplete: false,
    notes: [],
    openLinks: [],
    values: () => ({ source, target }),
  });
  // A page of this site at the same address needs no redirect.
  if (outcome.state !== 'left') return [];
  return outcome.notes
    .filter(({ reason }) => !/Zaten|Otomatik|değiştirmiş|silmiş/.test(reason))
    .map(({ reason }) => ({ what: source, reason: `yönlendirilemedi: ${reason}` }));
}
