import { rootElementId } from 'shared-contracts/boot';

/** Shows something without any text. */
const PICTURES = 'img,svg,input,video,canvas,iframe';
/** Square pixels: a short line of text has about as many. */
const LEAST_AREA = 2_000;
const VISIBLE = { opacityProperty: true, visibilityProperty: true };

/**
 * Whether content takes up room on the page: styles that hide it leave a document whose scripts all run. Content that is not
 * in view counts; what is moved off the page does not. Older browsers cannot tell and see all of it.
 */
export function isPainted(): boolean {
  let area = 0;
  for (const element of document.getElementById(rootElementId)?.querySelectorAll('*') ?? []) {
    if (!('checkVisibility' in element)) return true;
    if (element.matches(PICTURES) || hasText(element)) area += paintedArea(element);
    if (area >= LEAST_AREA) return true;
  }
  return false;
}

function paintedArea(element: Element): number {
  const { width, height, right, bottom } = element.getBoundingClientRect();
  return right > 0 && bottom + scrollY > 0 && element.checkVisibility(VISIBLE) ? width * height : 0;
}

function hasText({ childNodes }: Element): boolean {
  return [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
}
