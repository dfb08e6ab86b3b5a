import { fold } from '@vitrin/shared-contracts/fold';
import { pageDepth, type SitePageRow } from '@vitrin/shared-contracts/site-pages';

type Placed = Pick<SitePageRow, 'id' | 'parent_id'>;

/** Returns the pages below a page, in their order; those of the first level for null. A page whose parent is missing is on it too. */
export function childrenOf<T extends Placed>(pages: readonly T[], parent: number | null): T[] {
  const ids = new Set(pages.map(({ id }) => id));
  return pages.filter(({ parent_id }) => (parent_id !== null && ids.has(parent_id) ? parent_id : null) === parent);
}

/** Returns the pages above a page, the highest first. A cycle ends where it closes. */
export function ancestorsOf<T extends Placed>(pages: readonly T[], { parent_id }: Pick<Placed, 'parent_id'>): T[] {
  const above: T[] = [];
  let next = pages.find(({ id }) => id === parent_id);
  while (next && !above.includes(next)) {
    above.unshift(next);
    const { parent_id: higher } = next;
    next = pages.find(({ id }) => id === higher);
  }
  return above;
}

/** Returns the number of levels of a page with all that is below it: 1 without children. */
export function levelsOf(pages: readonly Placed[], id: number, visited: readonly number[] = []): number {
  if (visited.includes(id)) return 0;
  return 1 + Math.max(0, ...childrenOf(pages, id).map((child) => levelsOf(pages, child.id, [...visited, id])));
}

/** A page that can be chosen as the parent. */
export interface ParentChoice {
  value: string;
  label: string;
}

/** Returns the pages that a page may be moved below: neither itself nor what is below it, and not deeper than pages may be. */
export function parentChoices(pages: readonly SitePageRow[], id: number | null): ParentChoice[] {
  const levels = id === null ? 1 : levelsOf(pages, id);
  const choices = (parent: number | null, depth: number): ParentChoice[] =>
    childrenOf(pages, parent)
      .filter((page) => page.id !== id)
      .flatMap((page) => [
        ...(depth + 1 + levels <= pageDepth
          ? // No-break spaces: an option loses others at its beginning.
            [{ value: String(page.id), label: `${'\u00A0\u00A0\u00A0'.repeat(depth)}${page.title}` }]
          : []),
        ...(depth + 1 < pageDepth ? choices(page.id, depth + 1) : []),
      ]);
  return choices(null, 0);
}

/** Returns the pages whose title or path has the text, with the pages above them. */
export function foundPages(pages: readonly SitePageRow[], search: string): readonly SitePageRow[] {
  const text = fold(search.trim());
  if (text === '') return pages;
  const found = pages.filter(({ title, path }) => fold(`${title} ${path ?? ''}`).includes(text));
  const shown = new Set(found.flatMap((page) => [page, ...ancestorsOf(pages, page)]));
  return pages.filter((page) => shown.has(page));
}
