import { createHash } from 'node:crypto';
import {
  menuLabelLength,
  menuLevels,
  menuSizes,
  type MenuEntry,
  type MenuPlace,
  type MenuTarget,
} from '@vitrin/shared-contracts/menus';
import type { ItemRow } from '../index/import-rows.repository.ts';
import type { MenuEntryItem, Note } from '../reading/source-item.ts';
import type { ImportRun } from './import-run.ts';
import { menuTarget } from './menu-target.ts';
import { lineOf } from './texts.ts';

/** An entry of a menu of the old site. */
export interface MenuItem {
  item: MenuEntryItem;
  row: ItemRow;
  notes: Note[];
}

interface Entries {
  entries: MenuEntry[];
  labels: Record<string, string>;
}

/** Deeper levels are flattened in reading order; what does not fit is named. */
export async function menuEntries(run: ImportRun, menu: readonly MenuItem[], place: MenuPlace): Promise<Entries> {
  const entries: MenuEntry[] = [];
  const labels: Record<string, string> = {};
  for (const { entry, depth, top } of inTree(menu)) {
    const { item, row, notes } = entry;
    if (entries.length >= menuSizes[place]) {
      notes.push({ what: item.title || item.id, reason: `bir menüde en çok ${menuSizes[place]} girdi olur` });
      row.state = 'left';
      continue;
    }
    const target = await menuTarget(run, item);
    notes.push(...placeNotes(item, { target, depth, place }));
    const id = entryId(item.id);
    entries.push({ id, parent: parentId(top, place), target: target ?? { type: 'group' }, off: false });
    const label = labelOf(item, target, notes);
    if (label !== '') labels[id] = label;
  }
  return { entries, labels };
}

function placeNotes(item: MenuEntryItem, at: { target: MenuTarget | null; depth: number; place: MenuPlace }): Note[] {
  const { target, depth, place } = at;
  const levels = menuLevels[place];
  const what = item.target.address || item.target.id;
  return [
    ...(depth >= levels ? [{ what: `${depth + 1}. düzey`, reason: `bu menü ${levels} düzeydir; bir üste geldi` }] : []),
    ...(target === null ? [{ what, reason: 'hedefi bu sitede yok; girdi başlık olarak kaldı' }] : []),
  ];
}

function parentId(top: string | null, place: MenuPlace): string | null {
  return top === null || menuLevels[place] === 1 ? null : entryId(top);
}

function entryId(id: string): string {
  return `m${shortHash(id).slice(0, 16)}`;
}

/** Returns the hash of a text in 32 letters. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Without a label the title of the page is shown. */
function labelOf(item: MenuEntryItem, target: MenuTarget | null, notes: Note[]): string {
  const label = lineOf(item.title) || (target?.type === 'record' ? '' : item.id);
  if (label.length > menuLabelLength)
    notes.push({ what: label, reason: `menü metni ${menuLabelLength} karakterden uzun; kısaltıldı` });
  return label.slice(0, menuLabelLength);
}

interface Placed {
  entry: MenuItem;
  depth: number;
  /** Id of the entry on the first level above; null on that level. */
  top: string | null;
}

/** Entries whose parent is not in the menu are on the first level; a circle ends. */
function inTree(menu: readonly MenuItem[]): Placed[] {
  const ids = new Set(menu.map(({ item }) => item.id));
  const childrenOf = (parent: string) =>
    menu
      .filter(({ item }) => (ids.has(item.parent) && item.parent !== item.id ? item.parent : '') === parent)
      .toSorted((one, other) => one.item.order - other.item.order);
  const seen = new Set<string>();
  const below = (parent: string, depth: number, top: string | null): Placed[] =>
    childrenOf(parent).flatMap((entry) => {
      if (seen.has(entry.item.id)) return [];
      seen.add(entry.item.id);
      return [{ entry, depth, top }, ...below(entry.item.id, depth + 1, top ?? entry.item.id)];
    });
  const placed = below('', 0, null);
  const lost = menu.filter(({ item }) => !seen.has(item.id)).map((entry) => ({ entry, depth: 0, top: null }));
  return [...placed, ...lost];
}
