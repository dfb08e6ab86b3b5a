import type { UnitOverview } from 'shared-contracts/release-management';

/** Value of `?karar=` on a unit's screen that opens the retirement dialog on load. */
export const retireParam = 'yayindan-kaldir';

/** Describes the pages that a unit serves. */
export function locationText({ segment }: Pick<UnitOverview, 'segment'>): string {
  if (segment === null) return 'Bütün sayfaların ortak çerçevesi';
  return segment === '*' ? 'Ziyaretçinin gördüğü sayfalar' : `/${segment} ile başlayan sayfalar`;
}

export function addressOf({ segment }: Pick<UnitOverview, 'segment'>): string {
  return segment === null || segment === '*' ? '/' : `/${segment}`;
}
