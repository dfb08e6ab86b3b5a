import { fold } from '@vitrin/shared-contracts/fold';
import { menuPlaceLabels, type MenuPlace } from '@vitrin/shared-contracts/menus';
import { findImported } from '../index/import-records.repository.ts';
import { saveOutcome, type ItemRow } from '../index/import-rows.repository.ts';
import type { ImportRun } from './import-run.ts';
import { menuEntries, shortHash, type MenuItem } from './menu-entries.ts';
import { writeRecord } from './write-record.ts';

/** Writes the menus of the old site: the largest one at the top, one that is named so at the bottom. */
export async function applyMenus(run: ImportRun, rows: readonly ItemRow[]): Promise<void> {
  const menus = new Map<string, MenuItem[]>();
  for (const row of rows) {
    const item = await run.spool.read(row);
    if (item.type === 'menu-entry')
      menus.set(item.menu, [...(menus.get(item.menu) ?? []), { item, row, notes: [...item.notes] }]);
  }
  const inOrder = [...menus.values()].toSorted((one, other) => other.length - one.length);
  const free = new Set(places);
  for (const menu of inOrder) {
    const place = placeOf(menu);
    await applyMenu(run, menu, free.delete(place) ? place : null);
  }
}

/** Places that an old site has too. */
const places: readonly MenuPlace[] = ['header', 'footer', 'legal'];

/** The export does not say where a menu was: its name does, for those at the bottom. */
function placeOf([first]: readonly MenuItem[]): MenuPlace {
  const name = fold(`${first?.item.menuTitle} ${first?.item.menu}`);
  if (/legal|yasal|kvkk|gizlilik|privacy/.test(name)) return 'legal';
  return /foot|\balt\b|dip|secondary/.test(name) ? 'footer' : 'header';
}

async function applyMenu(run: ImportRun, menu: readonly MenuItem[], place: MenuPlace | null): Promise<void> {
  const reason = place === null ? noPlace(menu) : await writeMenu(run, menu, place);
  if (reason !== null) await leaveAll(run, menu, reason);
}

function noPlace([first]: readonly MenuItem[]): string {
  return `“${first?.item.menuTitle}” menüsünün yeri yok: üst menüye en büyük menü geldi; girdilerini panelden ekleyin`;
}

/** Returns the reason why a menu was not written; null if it was. */
async function writeMenu(run: ImportRun, menu: readonly MenuItem[], place: MenuPlace): Promise<string | null> {
  const { services, site } = run;
  const { entries, labels } = await menuEntries(run, menu, place);
  const itemHash = shortHash(menu.map(({ row }) => row.hash).join(''));
  const known = await findImported(services.db, { source: site.name, type: 'menu', source_id: place });
  if (known?.item_hash === itemHash) return saveAll(run, menu, 'unchanged');
  const current = await services.kinds.get('menu')?.read(services, place);
  const isEdited = current !== null && current !== undefined && current.version > 0;
  if (!known && isEdited) return `${menuPlaceLabels[place]} bu sitede zaten düzenlenmiş; üzerine yazılmadı`;
  const outcome = await writeRecord(run, {
    type: 'menu',
    sourceId: place,
    itemHash,
    entity: 'menu',
    lang: run.lang,
    isIncomplete: false,
    notes: [],
    openLinks: [],
    record: place,
    values: (before) => ({ entries, translations: { ...before?.translations, [run.lang]: { labels } } }),
  });
  if (outcome.state === 'left') return outcome.notes.map((note) => note.reason).join(' ');
  return saveAll(run, menu, known ? outcome.state : 'created');
}

async function leaveAll(run: ImportRun, menu: readonly MenuItem[], reason: string): Promise<void> {
  for (const { item, row, notes } of menu)
    await saveOutcome(run.services.db, row.id, 'left', [...notes, { what: item.title || item.id, reason }]);
}

async function saveAll(
  { services }: ImportRun,
  menu: readonly MenuItem[],
  state: 'created' | 'updated' | 'unchanged',
): Promise<null> {
  for (const { row, notes } of menu)
    await saveOutcome(services.db, row.id, row.state === 'left' ? 'left' : state, notes);
  return null;
}
