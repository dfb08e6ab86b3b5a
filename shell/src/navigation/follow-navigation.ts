import { NavigationType, type createBrowserRouter } from 'shared-contracts/router';
import { durations } from 'shared-contracts/limits';
import { brandingStore, languageStore } from 'shared-contracts/state';
import { vitrinGlobal } from '../globals.ts';
import { applyHead } from '../head/apply-head.ts';
import { headOf } from '../head/current-head.ts';
import { countVisits } from './count-visit.ts';
import { watchPreloader } from './preloader.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type LoaderData = Router['state']['loaderData'];

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
  vitrinGlobal().during = showDuring;
  countVisits(router);
  const preloader = watchPreloader();
  let path = router.state.location.pathname;
  let data: LoaderData | null = described ? router.state.loaderData : null;
  router.subscribe((state) => {
    const next = state.navigation.location?.pathname ?? state.location.pathname;
    const isNew = next !== path;
    if (isNew) preloader.show();
    if (state.navigation.state !== 'idle') return;
    preloader.hide();
    // A page, a query or a language: whatever brings other data may bring other words to the head.
    if (state.initialized && state.loaderData !== data) {
      describe(router);
      data = state.loaderData;
    }
    path = state.location.pathname;
    if (isNew && !state.preventScrollReset) scroll(savedPosition(router, positions));
  });
}

function showDuring(work: Promise<unknown>): void {
  const preloader = watchPreloader();
  preloader.show();
  void work.finally(preloader.hide);
}

function savedPosition({ state }: Router, positions: Record<string, number>): number | undefined {
  return state.historyAction === NavigationType.Pop ? positions[state.location.key] : undefined;
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
