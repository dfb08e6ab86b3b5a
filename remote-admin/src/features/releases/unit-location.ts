import { loginPath, panelPath } from '@vitrin/shared-contracts/first-paths';
import type { RemoteRow, UnitOverview } from '@vitrin/shared-contracts/release-management';
import { siteUrl } from '../../data/site-url.ts';

/** Value of `?karar=` on a unit's screen that opens the retirement dialog on load. */
export const retireParam = 'yayindan-kaldir';

/** Describes the pages that a unit serves. */
export function locationText({ segment }: Pick<UnitOverview, 'segment'>): string {
  if (segment === null) return 'Bütün sayfaların ortak çerçevesi';
  return segment === '*' ? 'Ziyaretçinin gördüğü sayfalar' : `/${segment} ile başlayan sayfalar`;
}

/** Returns the display name of what a credential or a pipeline publishes. */
export function unitTitle(remotes: readonly RemoteRow[], unit: string): string {
  return unit === 'shell' ? 'Kabuk' : (remotes.find(({ name }) => name === unit)?.title ?? unit);
}

/** Names the team that the unit was handed over to; empty if it never was. */
export function ownerText({ owner }: Pick<UnitOverview, 'owner'>): string {
  if (!owner) return '';
  return owner.contact === '' ? `Ekip: ${owner.owner}` : `Ekip: ${owner.owner} (${owner.contact})`;
}

/** Returns the address for a link: sign-in and panel are on the host of the panel, everything else is on the site. */
export function linkTo(unit: Pick<UnitOverview, 'segment'>): string {
  const address = addressOf(unit);
  return address === loginPath || address === panelPath ? address : siteUrl(address);
}

export function addressOf({ segment }: Pick<UnitOverview, 'segment'>): string {
  return segment === null || segment === '*' ? '/' : `/${segment}`;
}
