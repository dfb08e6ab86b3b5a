import { NavigationType, type createBrowserRouter } from 'shared-contracts/router';
import { durations } from 'shared-contracts/limits';
import { brandingStore, languageStore } from 'shared-contracts/state';
import { applyHead } from '../head/apply-head.ts';
import { headOf } from '../head/current-head.ts';
import { hidePreloader, showPreloader } from './preloader.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Preloader, scrolling and metadata of every change of page (spec §2, §9; design §11). */
export function followNavigation(router: Router): void {
  const positions: Record<string, number> = {};
  router.enableScrollRestoration(
    positions,
    () => window.scrollY,
    ({ key }) => key,
  );
  let shownPath = router.state.location.pathname;
  let startedAt: number | null = null;
  router.subscribe((state) => {
    const next = state.navigation.location?.pathname;
    if (next && next !== shownPath && startedAt === null) {
      startedAt = performance.now();
      showPreloader();
    }
    if (state.navigation.state !== 'idle' || state.location.pathname === shownPath) return;
    shownPath = state.location.pathname;
    hidePreloader(startedAt ?? performance.now());
    startedAt = null;
    scroll(state.historyAction === NavigationType.Pop ? positions[state.location.key] : undefined);
    describe(router);
  });
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
