import type { MenuTarget } from '@vitrin/shared-contracts/menus';
import { findImported, itemAt, type SourceKey } from '../index/import-records.repository.ts';
import { addressKey } from '../index/old-addresses.ts';
import type { EntryType, MenuEntryItem } from '../reading/source-item.ts';
import type { ImportRun } from './import-run.ts';
import { recordOf, termRow } from './linked-records.ts';

const recordTypes = { post: 'article', page: 'site-page', product: 'product' } as const;

/** Returns what an entry of a menu leads to on this site; null if that was not taken. */
export async function menuTarget(run: ImportRun, { target }: MenuEntryItem): Promise<MenuTarget | null> {
  const { type, id, address } = target;
  if (type === 'group') return { type: 'group' };
  const found =
    type === 'address' ? null : type === 'term' ? await termTarget(run, id) : await entryTarget(run, type, id);
  return found ?? (address === '' ? null : addressTarget(run, address));
}

async function entryTarget(run: ImportRun, type: EntryType, sourceId: string): Promise<MenuTarget | null> {
  const id = await recordOf(run, type, sourceId);
  return id === null ? null : { type: 'record', entity: recordTypes[type], id };
}

async function termTarget(run: ImportRun, id: string): Promise<MenuTarget | null> {
  const row = await termRow(run, id);
  if (row && run.isDryRun) return { type: 'group' };
  return row && recordTarget(run, { type: 'term', source_id: row.source_id });
}

async function recordTarget({ services, site }: ImportRun, key: Omit<SourceKey, 'source'>): Promise<MenuTarget | null> {
  const found = await findImported(services.db, { source: site.name, ...key });
  if (!found || !services.kinds.get(found.entity)?.addresses) return null;
  return { type: 'record', entity: found.entity, id: Number(found.record) };
}

/** An address of the old site is the page that it became; the home page stays the home page. */
async function addressTarget(run: ImportRun, address: string): Promise<MenuTarget | null> {
  const { services, site } = run;
  const key = addressKey(address, site);
  if (key !== null && isHome(key, site.address)) return { type: 'route', route: 'home' };
  const item = key === null ? null : await itemAt(services.db, site.name, key);
  return (item && (await recordTarget(run, item))) ?? plainTarget(address, site.address);
}

function isHome(key: string, home: string): boolean {
  return key === '/' || key === addressKey(home, { name: '', address: home });
}

function plainTarget(address: string, home: string): MenuTarget | null {
  if (/^(?:mailto:|tel:|\/(?![/\\]))/.test(address)) return { type: 'address', address };
  const url = URL.parse(address, URL.canParse(home) ? home : undefined);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.protocol = 'https:';
  return { type: 'address', address: url.href };
}
