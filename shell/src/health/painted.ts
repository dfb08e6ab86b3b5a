import { rootElementId } from '@vitrin/shared-contracts/boot';
import { isCovered } from './covered.ts';
import { hasText, pictures } from './visible-content.ts';

/** Square pixels; about the area of a short line of text. */
const MIN_AREA = 2_000;
/** Milliseconds; a slow device may still be rendering the content that replaces an empty placeholder. */
const GRACE_MS = 1_500;
/** Milliseconds; a remote may open its first page with a curtain. */
const COVER_GRACE_MS = 3_000;
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
    if (element.matches(pictures) || hasText(element)) area += paintedArea(element);
    if (area >= MIN_AREA) return true;
  }
  return false;
}

/**
 * Waits until content takes up space on the page and can be seen. Returns false if none does within the time of a slow
 * device.
 */
export async function becomesPainted(): Promise<boolean> {
  for (let waited = 0; ; waited += POLL_MS) {
    const painted = isPainted();
    if (painted && !isRootCovered()) return true;
    if (waited >= (painted ? COVER_GRACE_MS : GRACE_MS)) return false;
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
}

function isRootCovered(): boolean {
  const root = document.getElementById(rootElementId);
  return root !== null && isCovered(root);
}

function paintedArea(element: Element): number {
  const { width, height, right, bottom } = element.getBoundingClientRect();
  return right > 0 && bottom + scrollY > 0 && element.checkVisibility(VISIBLE) ? width * height : 0;
}
