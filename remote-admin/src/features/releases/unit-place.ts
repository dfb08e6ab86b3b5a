import type { UnitOverview } from 'shared-contracts/release-management';

/** `?karar=` of a unit's screen: its dialog is open from the start. */
export const askedToRetire = 'yayindan-kaldir';

/** Where in the site a unit is met. */
export function placeText({ segment }: Pick<UnitOverview, 'segment'>): string {
  if (segment === null) return 'Bütün sayfaların çatısı';
  return segment === '*' ? 'Ziyaretçinin gördüğü sayfalar' : `/${segment} ile başlayan sayfalar`;
}

export function addressOf({ segment }: Pick<UnitOverview, 'segment'>): string {
  return segment === null || segment === '*' ? '/' : `/${segment}`;
}
