import { fold } from '@vitrin/shared-contracts/fold';
import type { WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import type { SitePageRow } from '@vitrin/shared-contracts/site-pages';
import { childrenOf, foundPages } from '../../page-tree.ts';

/** A page that a section can be taken to. */
export interface PageTarget {
  /** Id of the page; null for one that has never been published. */
  id: number | null;
  /** Id of the saved draft of a page that has never been published. */
  copy: string | null;
  title: string;
  /** Number of pages above it. */
  depth: number;
  /** Path on the site in the default language; null without one. */
  path: string | null;
}

/** The page in the form, to which its own sections are not taken. */
export type OwnPage = Pick<PageTarget, 'copy' | 'id'>;

interface Pages {
  pages: readonly SitePageRow[];
  copies: readonly WorkingCopyRow[];
}

/** Returns the pages in the order of their tree, those that were never published last, as far as they match the search. */
export function pageTargets({ pages, copies }: Pages, search: string): PageTarget[] {
  const found = foundPages(pages, search);
  const below = (parent: number | null, depth: number): PageTarget[] =>
    childrenOf(found, parent).flatMap(({ id, title, path }) => [
      { id, copy: null, title, depth, path },
      ...below(id, depth + 1),
    ]);
  const drafts = copies.filter(({ record }) => record === null).map(draftTarget);
  const text = fold(search.trim());
  return [...below(null, 0), ...drafts.filter(({ title }) => fold(title).includes(text))];
}

/** Checks whether a target is the page in the form. */
export function isOwnPage({ id, copy }: PageTarget, own: OwnPage): boolean {
  return id === null ? copy === own.copy : id === own.id;
}

function draftTarget({ id, title }: WorkingCopyRow): PageTarget {
  return { id: null, copy: id, title: title === '' ? 'Adsız yeni sayfa' : title, depth: 0, path: null };
}
