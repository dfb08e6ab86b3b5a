import { durations } from '@vitrin/shared-contracts/limits';

/** The element is outside the root and hidden in the HTML; the loader shows it for a link that is clicked early. */
const preloaderId = 'preloader';

let hideTimer: ReturnType<typeof setTimeout> | undefined;

export function showPreloader(): void {
  clearTimeout(hideTimer);
  document.getElementById(preloaderId)?.removeAttribute('hidden');
}

/**
 * Hides the preloader 420 ms after it was shown or 300 ms after the last request, whichever is later (product §2, §9).
 */
function hidePreloader(shownAt: number): void {
  const left = Math.max(shownAt + durations.preloaderMs - performance.now(), durations.preloaderAfterRequestMs);
  clearTimeout(hideTimer);
  hideTimer = setTimeout(() => document.getElementById(preloaderId)?.setAttribute('hidden', ''), left);
}

export interface PreloaderWatch {
  show: () => void;
  hide: () => void;
}

/**
 * Returns functions that show the preloader once per change, however many steps it takes, and hide it even if the
 * change is aborted.
 */
export function watchPreloader(): PreloaderWatch {
  let shownAt: number | null = null;
  return {
    show() {
      if (shownAt !== null) return;
      shownAt = performance.now();
      showPreloader();
    },
    hide() {
      if (shownAt !== null) hidePreloader(shownAt);
      shownAt = null;
    },
  };
}
