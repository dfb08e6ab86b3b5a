import { fold } from '@vitrin/shared-contracts/fold';
import { menuPlaceLabels, type MenuPlace } from '@vitrin/shared-contracts/menus';
import { findImported } from '../index/import-records.repository.ts';
import { saveOutcome, type ItemRow } from '../index/import-rows.repository.ts';
import type { ImportRun } from './import-run.ts';
import { menuEntries, shortHash, type MenuItem } from './menu-entries.ts';
import { writeRecord } from './write-record.ts';

/**
 * Writes the menus of the old site. One whose name says where it was goes there; of the others, the largest is at the top, the next one at
 * the bottom.
 */
export async function applyMenus(run: ImportRun, rows: readonly ItemRow[]): Promise<void> {
  const menus = new Map<string, MenuItem[]>();
  for (const row of rows) {
    const item = await run.spool.read(row);
    if (item.type === 'menu-entry')
      menus.set(item.menu, [...(menus.get(item.menu) ?? []), { item, row, notes: [...item.notes] }]);
  }
  const largest = [...menus.values()].toSorted((one, other) => other.length - one.length);
  const isNamed = (menu: readonly MenuItem[]) => namedPlace(menu) !== null;
  const free = new Set(places);
  for (const menu of [...largest.filter(isNamed), ...largest.filter((each) => !isNamed(each))]) {
    const wanted = namedPlace(menu);
    const place = [...(wanted ? [wanted] : []), ...unnamed].find((each) => free.delete(each));
    await applyMenu(run, menu, place ?? null);
  }
}

/** Places that an old site has too. */
const places: readonly MenuPlace[] = ['header', 'footer', 'legal'];

/** Places of menus whose name says nothing, or whose place has another one. */
const unnamed: readonly MenuPlace[] = ['header', 'footer'];

/** The export does not say where a menu was; its name may. */
function namedPlace([first]: readonly MenuItem[]): MenuPlace | null {
  const name = fold(`${first?.item.menuTitle} ${first?.item.menu}`);
  if (/legal|yasal|kvkk|gizlilik|privacy/.test(name)) return 'legal';
  if (/foot|\balt\b|dip|secondary/.test(name)) return 'footer';
  return /head|\bust\b|\bana\b|main|primary/.test(name) ? 'header' : null;
}

async function applyMenu(run: ImportRun, menu: readonly MenuItem[], place: MenuPlace | null): Promise<void> {
  const reason = place === null ? noPlace(menu) : await writeMenu(run, menu, place);
  if (reason !== null) await leaveAll(run, menu, reason);
}

function noPlace([first]: readonly MenuItem[]): string {
  return `“${first?.item.menuTitle}” menüsünün yeri yok: bu sitede üst, alt ve yasal menü var, üçü de doldu; girdilerini panelden ekleyin`;
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
