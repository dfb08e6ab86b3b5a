import type { Surface } from '@vitrin/shared-contracts/boot';
import { durations } from '@vitrin/shared-contracts/limits';

/** Milliseconds in which a page may still load the rows that make it tall enough. */
const RESTORE_TIMEOUT_MS = 2_000;
/** What a person does to scroll. */
const SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stop = (): void => undefined;

/**
 * Scrolls to the position that a page had when it was left, once it is tall enough for it. Another navigation, or a
 * person who scrolls, ends the attempt.
 */
export function restorePosition(top: number): void {
  stop();
  const deadline = performance.now() + RESTORE_TIMEOUT_MS;
  const attempt = () => {
    if (!isTallEnough(top) && performance.now() < deadline) {
      frame = requestAnimationFrame(attempt);
      return;
    }
    stop();
    window.scrollTo({ top, behavior: 'instant' });
  };
  let frame = requestAnimationFrame(attempt);
  for (const name of SCROLL_EVENTS) addEventListener(name, stopNow, { passive: true });
  stop = () => {
    cancelAnimationFrame(frame);
    for (const name of SCROLL_EVENTS) removeEventListener(name, stopNow);
  };
}

/** Scrolls to the top of a new page: on the public site when the preloader covers it, in the panel at once. */
export function scrollToTop(surface: Surface | undefined): void {
  stop();
  const toTop = () => window.scrollTo(0, 0);
  const timer = setTimeout(toTop, surface === 'admin' ? 0 : durations.scrollToTopAfterMs);
  stop = () => clearTimeout(timer);
}

function stopNow(): void {
  stop();
}

function isTallEnough(top: number): boolean {
  return document.documentElement.scrollHeight - innerHeight >= top;
}
