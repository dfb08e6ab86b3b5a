const GAP = 12;

/**
 * Scrolls an element that gets the focus behind the notice into view, because the notice covers part of the page (WCAG
 * 2.4.11). Adds space of the height of the notice at the end of the page; the style removes it when the notice is
 * hidden.
 */
export function keepFocusInSight(notice: HTMLElement): void {
  document.addEventListener('focusin', ({ target }) => {
    if (notice.hidden || !(target instanceof HTMLElement) || notice.contains(target)) return;
    // After the browser's own scrolling.
    requestAnimationFrame(() => scrollIntoView(target, notice));
  });
}

function scrollIntoView(target: HTMLElement, notice: HTMLElement): void {
  // Content of a dialog or popover is above the notice.
  if (!target.matches(':focus-visible') || target.closest('dialog,[popover]')) return;
  const cover = notice.getBoundingClientRect();
  const covered = target.getBoundingClientRect();
  const isCovered =
    covered.bottom + GAP > cover.top &&
    covered.top < cover.bottom &&
    covered.right > cover.left &&
    covered.left < cover.right;
  if (!isCovered) return;
  document.documentElement.style.setProperty('--consent-size', `${innerHeight - cover.top + GAP}px`);
  scrollBy({ top: covered.bottom + GAP - cover.top, behavior: 'instant' });
}
