import type { SitePage } from '@vitrin/shared-contracts/site-pages';
import type { Crumb } from '../../shared/breadcrumbs.tsx';

/** Returns the pages above a page; one that is not on the site is plain text. */
export function crumbsOf({ trail }: Pick<SitePage, 'trail'>): Crumb[] {
  return trail.map(({ title, path }) => ({ name: title, path }));
}
