import { hasText, pictures } from './visible-content.ts';

/** Elements that are looked at: a page has hundreds, and the first ones show whether it can be read. */
const SAMPLES = 12;
const OPAQUE = /^rgb\(|, 1\)$/;

/**
 * Checks whether an opaque element without any content covers every text in the viewport, so that the visitor sees an
 * empty page although it was rendered. What lets clicks through is not found.
 */
export function isCovered(root: Element): boolean {
  if (!('elementFromPoint' in document)) return false;
  let covered = 0;
  for (const element of root.querySelectorAll('*')) {
    const top = hasText(element) ? topmostAt(element) : null;
    if (!top) continue;
    if (!isBlankCover(top, element)) return false;
    covered += 1;
    if (covered === SAMPLES) break;
  }
  return covered > 0;
}

/** Returns the element that a click on the middle would hit; null outside the viewport. */
function topmostAt(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
}

function isBlankCover(cover: Element, element: Element): boolean {
  if (cover.contains(element) || element.contains(cover)) return false;
  const { backgroundColor, opacity } = getComputedStyle(cover);
  const hasContent =
    cover.textContent.trim() !== '' || cover.matches(pictures) || cover.querySelector(pictures) !== null;
  return !hasContent && opacity === '1' && OPAQUE.test(backgroundColor);
}
