import { rootElementId } from '@vitrin/shared-contracts/boot';

/** Elements that show something without any text. */
const PICTURES = 'img,svg,input,video,canvas,iframe';
/** Square pixels; about the area of a short line of text. */
const MIN_AREA = 2_000;
/** Milliseconds; a slow device may still be rendering the content that replaces an empty placeholder. */
const GRACE_MS = 1_500;
const POLL_MS = 50;
const VISIBLE = { opacityProperty: true, visibilityProperty: true };

/**
 * Checks whether content takes up space on the page: styles can hide it although all scripts run. Content outside the
 * viewport counts; content moved off the page does not. Returns true in older browsers, which cannot check it.
 */
export function isPainted(): boolean {
  let area = 0;
  for (const element of document.getElementById(rootElementId)?.querySelectorAll('*') ?? []) {
    if (!('checkVisibility' in element)) return true;
    if (element.matches(PICTURES) || hasText(element)) area += paintedArea(element);
    if (area >= MIN_AREA) return true;
  }
  return false;
}

/** Waits until content takes up space on the page. Returns false if none does within the time of a slow device. */
export async function becomesPainted(): Promise<boolean> {
  for (let waited = 0; !isPainted(); waited += POLL_MS) {
    if (waited >= GRACE_MS) return false;
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
  return true;
}

function paintedArea(element: Element): number {
  const { width, height, right, bottom } = element.getBoundingClientRect();
  return right > 0 && bottom + scrollY > 0 && element.checkVisibility(VISIBLE) ? width * height : 0;
}

function hasText({ childNodes }: Element): boolean {
  return [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
}
