import type { Right } from '@vitrin/shared-contracts/rights';
import { modules } from '../features/index.ts';
import { foldedParts, navigationCategories, type NavigationEntry, type PanelModule } from '../editing/panel-module.ts';

export interface NavigationCategory {
  label: string;
  entries: readonly NavigationEntry[];
  /** Entries that a button shows; `label` names it. */
  folded?: { label: string; entries: readonly NavigationEntry[] };
}

/** Entries that are shown before a part is unfolded: with fewer of them, nothing is folded. */
const MAX_SHOWN = 18;

/** Sidebar navigation; a category without entries is not shown. */
export const navigation: readonly NavigationCategory[] = navigationOf(modules);

function navigationOf(all: readonly PanelModule[]): NavigationCategory[] {
  const entries = all.flatMap((module) => module.navigation ?? []).toSorted((one, other) => one.order - other.order);
  return Object.entries(navigationCategories).map(([key, label]) => ({
    label,
    entries: entries.filter(({ category }) => category === key),
  }));
}

/** Returns the entries that the user may open, without empty categories. */
export function allowedNavigation(
  categories: readonly NavigationCategory[],
  rights: ReadonlySet<Right>,
): readonly NavigationCategory[] {
  return categories
    .map(({ label, entries }) => ({ label, entries: entries.filter(({ right }) => rights.has(right)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Moves the entries that most users rarely need into folded parts if there are more than a user can survey. */
export function foldNavigation(categories: readonly NavigationCategory[]): readonly NavigationCategory[] {
  if (categories.flatMap(({ entries }) => entries).length <= MAX_SHOWN) return categories;
  return categories.map((category) => {
    const folded = category.entries.filter(({ isFolded }) => isFolded);
    const [first] = folded;
    // A part with one entry would take as many lines, and a press more.
    if (!first || folded.length === 1 || !(first.category in foldedParts)) return category;
    const label = foldedParts[first.category as keyof typeof foldedParts];
    return {
      ...category,
      entries: category.entries.filter(({ isFolded }) => !isFolded),
      folded: { label, entries: folded },
    };
  });
}

/** Checks whether the entry is the current one on the screen at `pathname`. */
export function isCurrent({ to, alsoCurrentFor = [] }: NavigationEntry, pathname: string): boolean {
  return [to, ...alsoCurrentFor].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
