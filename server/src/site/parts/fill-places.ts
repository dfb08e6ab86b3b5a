import { placeAttribute } from '@vitrin/shared-contracts/sections/section-place';

/**
 * Returns the markup of a page with the markup of the sections in their places; everything else is unchanged. A place that the
 * page does not have exactly once stays empty.
 * @param html - rendered page
 * @param markup - by id of the place
 */
export function fillPlaces(html: string, markup: ReadonlyMap<string, string>): string {
  return [...markup].reduce((page, [id, content]) => fillPlace(page, id, content), html);
}

function fillPlace(page: string, id: string, content: string): string {
  const begin = placeIn(page, id);
  return begin === null ? page : page.slice(0, begin) + content + page.slice(begin);
}

/** Reports whether a page has the place, exactly once and empty. */
export function hasPlace(page: string, id: string): boolean {
  return placeIn(page, id) !== null;
}

/** Returns where the content of the place begins; null if the page does not have it exactly once, or not empty. */
function placeIn(page: string, id: string): number | null {
  const marker = ` ${placeAttribute}="${id}"`;
  const at = page.indexOf(marker);
  if (at === -1 || page.indexOf(marker, at + 1) !== -1) return null;
  const begin = page.indexOf('>', at) + 1;
  return begin > 0 && page.startsWith('</', begin) ? begin : null;
}
