import type { RemoteName, Unit } from '../api/releases.ts';

/** Parts of the site around the pages of additional remotes. */
export type SitePart = 'header' | 'footer';

/** Remote whose live release renders them. */
export const siteFrameRemote: RemoteName = 'remote_public';

/** Names of its sections, which are the ids of their places too. Editors cannot place them. */
export const siteParts: Readonly<Record<SitePart, string>> = { header: 'site-header', footer: 'site-footer' };

const names: ReadonlySet<string> = new Set(Object.values(siteParts));

/**
 * Checks whether a section is a part of the site, which may have the landmarks of a page and reach over it.
 * @param unit - that has the section
 * @param name - of the section
 */
export function isSitePart(unit: Unit, name: string): boolean {
  return unit === siteFrameRemote && names.has(name);
}
