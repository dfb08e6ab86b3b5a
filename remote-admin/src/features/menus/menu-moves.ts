import { orderedEntries } from '@vitrin/shared-contracts/menu-tree';
import { menuLevels, type MenuEntry, type MenuPlace } from '@vitrin/shared-contracts/menus';
import { moveItem } from '@vitrin/shared-contracts/queue';

/** How an entry can be moved by a button. */
export type MenuMove = 'up' | 'down' | 'indent' | 'outdent';

/** Entries of a menu, in the order in which they are shown, and how its place orders them. */
export interface Menu {
  entries: readonly MenuEntry[];
  place: MenuPlace;
}

/** Returns the entries after a move; null if it is not possible. */
export function movedEntries({ entries, place }: Menu, id: string, move: MenuMove): MenuEntry[] | null {
  const entry = entries.find((each) => each.id === id);
  if (!entry) return null;
  if (move === 'up' || move === 'down') return swapped({ entries, place }, entry, move === 'up' ? -1 : 1);
  return move === 'indent' ? indented({ entries, place }, entry) : outdented({ entries, place }, entry);
}

/** Exchanges an entry with its neighbour on the same level; what is below them comes along. */
function swapped({ entries, place }: Menu, entry: MenuEntry, step: 1 | -1): MenuEntry[] | null {
  const siblings = entries.filter(({ parent }) => parent === entry.parent);
  const other = siblings[siblings.indexOf(entry) + step];
  if (!other) return null;
  const [from, to] = [entries.indexOf(entry), entries.indexOf(other)];
  return orderedEntries(moveItem(entries, from, to), place);
}

/** Puts an entry, and what is below it, below the entry before it. */
function indented({ entries, place }: Menu, entry: MenuEntry): MenuEntry[] | null {
  if (entry.parent !== null || menuLevels[place] === 1) return null;
  const top = entries.filter(({ parent }) => parent === null);
  const above = top[top.indexOf(entry) - 1];
  if (!above) return null;
  const isMoved = ({ id, parent }: MenuEntry) => id === entry.id || parent === entry.id;
  return orderedEntries(
    entries.map((each) => (isMoved(each) ? { ...each, parent: above.id } : each)),
    place,
  );
}

/** Puts an entry on the first level, after the one that it was below. */
function outdented({ entries, place }: Menu, entry: MenuEntry): MenuEntry[] | null {
  if (entry.parent === null) return null;
  const others = entries.filter(({ id }) => id !== entry.id);
  const above = others.findIndex(({ id }) => id === entry.parent);
  return orderedEntries(others.toSpliced(above + 1, 0, { ...entry, parent: null }), place);
}

/**
 * Returns the entries after a row was dragged. A row that is dropped among entries of the second level belongs to them; one of
 * the second level that is dropped after them too. An entry with others below it stays on the first level.
 */
export function draggedEntries({ entries, place }: Menu, from: number, to: number): MenuEntry[] {
  const entry = entries[from];
  if (!entry) return [...entries];
  const below = entries.filter(({ parent }) => parent === entry.id);
  const others = entries.filter((each) => each !== entry && !below.includes(each));
  const place0 = to - (to > from ? Math.min(below.length, to - from) : 0);
  const [before, after] = [others[place0 - 1], others[place0]];
  const parent = below.length > 0 ? null : parentAt(entry, before, after);
  const index = parent === null ? endOfBranch(others, place0) : place0;
  return orderedEntries(others.toSpliced(index, 0, { ...entry, parent }, ...below), place);
}

function parentAt(entry: MenuEntry, before: MenuEntry | undefined, after: MenuEntry | undefined): string | null {
  if (!before) return null;
  if (after?.parent) return after.parent;
  return entry.parent === null ? null : (before.parent ?? before.id);
}

/** An entry of the first level does not part others from the one above them. */
function endOfBranch(entries: readonly MenuEntry[], index: number): number {
  const next = entries.slice(index).findIndex(({ parent }) => parent === null);
  return next === -1 ? entries.length : index + next;
}

/** Returns the entries without one and those below it. */
export function remainingEntries(entries: readonly MenuEntry[], id: string): MenuEntry[] {
  return entries.filter((each) => each.id !== id && each.parent !== id);
}

/** Returns the entries with a new one at the end; in the footer below the last heading. */
export function extendedEntries({ entries, place }: Menu, entry: Omit<MenuEntry, 'parent'>): MenuEntry[] {
  const heading = entries.findLast(({ parent, target }) => parent === null && target.type === 'group');
  const parent = place === 'footer' && entry.target.type !== 'group' ? (heading?.id ?? null) : null;
  return orderedEntries([...entries, { ...entry, parent }], place);
}
