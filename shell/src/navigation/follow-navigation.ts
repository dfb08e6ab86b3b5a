import { NavigationType, type createBrowserRouter } from 'shared-contracts/router';
import { durations } from 'shared-contracts/limits';
import { brandingStore, languageStore } from 'shared-contracts/state';
import { applyHead } from '../head/apply-head.ts';
import { headOf } from '../head/current-head.ts';
import { hidePreloader, showPreloader } from './preloader.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Preloader, scrolling and metadata of every change of page (spec §2, §9; design §11).
 * `described`: the server has written the first page's metadata.
 */
export function followNavigation(router: Router, { described }: { described: boolean }): void {
  const positions: Record<string, number> = {};
  router.enableScrollRestoration(
    positions,
    () => window.scrollY,
    ({ key }) => key,
  );
  const page: Page = { path: router.state.location.pathname, described };
  const preloader = watchPreloader();
  router.subscribe((state) => {
    const next = state.navigation.location?.pathname ?? state.location.pathname;
    const isNew = next !== page.path;
    if (isNew) preloader.show();
    if (state.navigation.state !== 'idle') return;
    preloader.hide();
    arrive(router, page);
    if (isNew) scroll(state.historyAction === NavigationType.Pop ? positions[state.location.key] : undefined);
  });
}

/** What is shown now, as this module knows it. */
interface Page {
  path: string;
  described: boolean;
}

function arrive(router: Router, page: Page): void {
  const { initialized, location } = router.state;
  if (location.pathname !== page.path || (initialized && !page.described)) describe(router);
  page.described ||= initialized;
  page.path = location.pathname;
}

/** Shown once for a change of page, however many steps it takes, and hidden also when the change comes to nothing. */
function watchPreloader(): { show(): void; hide(): void } {
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

function scroll(restored: number | undefined): void {
  if (restored === undefined) setTimeout(() => window.scrollTo(0, 0), durations.scrollToTopAfterMs);
  else requestAnimationFrame(() => window.scrollTo(0, restored));
}

function describe(router: Router): void {
  const { matches, loaderData, location } = router.state;
  const head = headOf(matches, {
    url: location.pathname + location.search,
    language: languageStore.get().abbr,
    companyName: brandingStore.get()?.companyName ?? '',
    loaderData,
  });
  if (head) applyHead(head);
}
