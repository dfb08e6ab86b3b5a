import {
  menuLevels,
  menuTargetKey,
  type MenuEntry,
  type MenuEntryState,
  type MenuPlace,
  type MenuTargetState,
} from '../api/menus.ts';

/** An entry of the first level with the entries below it. */
export interface MenuBranch {
  entry: MenuEntry;
  children: MenuEntry[];
}

/** What decides whether the entries of a menu are public in one language. */
export interface MenuLanguage {
  lang: string;
  labels: Readonly<Record<string, string>>;
  /** Targets by key, as `menuTargetKey` returns it; without one, the target is deleted. */
  targets: ReadonlyMap<string, Pick<MenuTargetState, 'states'>>;
}

/**
 * Returns the entries as a tree of two levels, both in the order of the list.
 * @param entries - entries of a menu
 */
export function menuTree(entries: readonly MenuEntry[]): MenuBranch[] {
  const below = Map.groupBy(entries, ({ parent }) => parent);
  return (below.get(null) ?? []).map((entry) => ({ entry, children: below.get(entry.id) ?? [] }));
}

/**
 * Returns the entries as they are stored: each directly after the one above it, and none deeper than the place allows. An entry
 * whose parent does not exist, for example since somebody else has deleted it, is moved to the first level.
 * @param entries - entries as they were sent or merged
 * @param place - place of the menu
 */
export function orderedEntries(entries: readonly MenuEntry[], place: MenuPlace): MenuEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const flat = entries.map((entry) => ({ ...entry, parent: menuLevels[place] === 1 ? null : topOf(entry, byId) }));
  return menuTree(flat).flatMap(({ entry, children }) => [entry, ...children]);
}

/** Returns the id of the entry on the first level above an entry; null if there is none, and in a circle. */
function topOf({ id, parent }: MenuEntry, byId: ReadonlyMap<string, MenuEntry>): string | null {
  const seen = new Set([id]);
  let top: MenuEntry | undefined;
  for (let next = parent; next !== null; next = top?.parent ?? null) {
    if (seen.has(next)) return null;
    seen.add(next);
    const above = byId.get(next);
    if (!above) break;
    top = above;
  }
  return top?.id ?? null;
}

/**
 * Returns why visitors see each entry, or do not, in one language. Site and panel decide by this function alone.
 * @param entries - entries of a menu
 * @param language - labels and targets in one language
 */
export function menuStates(entries: readonly MenuEntry[], language: MenuLanguage): Map<string, MenuEntryState> {
  const states = new Map<string, MenuEntryState>();
  for (const { entry, children } of menuTree(entries)) {
    const own = entryState(entry, language);
    const below = children.map((child): [string, MenuEntryState] => [
      child.id,
      own === 'off' ? 'off' : entryState(child, language),
    ]);
    const isEmpty = entry.target.type === 'group' && own === 'public' && !below.some(([, state]) => state === 'public');
    states.set(entry.id, isEmpty ? 'empty' : own);
    for (const [id, state] of below) states.set(id, state);
  }
  return states;
}

function entryState({ id, off, target }: MenuEntry, { lang, labels, targets }: MenuLanguage): MenuEntryState {
  if (off) return 'off';
  if (target.type === 'contracts') return 'public';
  const key = menuTargetKey(target);
  if (key !== null) return targets.get(key)?.states[lang] ?? 'deleted';
  return labels[id] ? 'public' : 'unlabelled';
}
