import { breakpoints, durations } from '@vitrin/shared-contracts/limits';

/**
 * Sets `data-scrolled` after 50 px and `data-far` after 1000 px, and scrolls back to the top in 500 ms (product §2,
 * §9).
 */
export function followScroll(): void {
  const mark = () => {
    const { dataset } = document.documentElement;
    setFlag(dataset, 'scrolled', scrollY > breakpoints.stickyHeaderOffset);
    setFlag(dataset, 'far', scrollY > breakpoints.scrollToTopOffset);
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest?.('[data-to-top]')) return;
    event.preventDefault();
    scrollUp();
  });
}

function setFlag(dataset: DOMStringMap, name: string, on: boolean): void {
  if (on) dataset[name] = '';
  else delete dataset[name];
}

function scrollUp(): void {
  const from = scrollY;
  const startedAt = performance.now();
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const step = (now: number) => {
    const part = calm ? 1 : Math.min(1, (now - startedAt) / durations.scrollToTopMs);
    scrollTo({ top: from * (1 - part) ** 2, behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
