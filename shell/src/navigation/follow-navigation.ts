import type { Surface } from '@vitrin/shared-contracts/boot';
import { NavigationType, type createBrowserRouter } from '@vitrin/shared-contracts/router';
import type { Head, RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { bootStore, brandingStore, languageStore } from '@vitrin/shared-contracts/state';
import { vitrinGlobal } from '../globals.ts';
import { applyHead } from '../head/apply-head.ts';
import { headOf, shownMatches } from '../head/current-head.ts';
import { namedHead } from '../head/named-head.ts';
import { namedAddress } from '../language/language-paths.ts';
import { announcePage } from './announce-page.ts';
import { countVisits } from './count-visit.ts';
import { watchPreloader } from './preloader.ts';
import { restorePosition, scrollToTop } from './scroll-position.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type LoaderData = Router['state']['loaderData'];

export interface FollowOptions {
  /** True if the server has written the metadata of the first page. */
  hasServerHead: boolean;
  /** Called with the error that the head of a page threw; the navigation continues without the head. */
  onFault: (error: unknown) => void;
}

/** Handles preloader, scrolling, metadata and, on the public site, focus of every page change (product §2, §4, §9). */
export function followNavigation(router: Router, { hasServerHead, onFault }: FollowOptions): void {
  const positions: Record<string, number> = {};
  router.enableScrollRestoration(
    positions,
    () => window.scrollY,
    ({ key }) => key,
  );
  vitrinGlobal().during = showDuring;
  countVisits(router);
  const preloader = watchPreloader();
  let shown = router.state.location;
  let language = languageStore.get();
  let data: LoaderData | null = hasServerHead ? router.state.loaderData : null;
  // Any change that loads other data (page, query or language) may change the head.
  const followData = ({ initialized, loaderData }: Router['state']) => {
    if (!initialized || loaderData === data) return;
    updateHead(router, onFault);
    data = loaderData;
  };
  // A router whose routes were loaded before it was created notifies its subscribers of nothing.
  followData(router.state);
  router.subscribe((state) => {
    const isNew = isOtherPage(shown, state.navigation.location ?? state.location, state.matches);
    if (isNew) preloader.show();
    if (state.navigation.state !== 'idle') return;
    preloader.hide();
    followData(state);
    shown = state.location;
    const isTranslated = languageStore.get() !== language;
    language = languageStore.get();
    const isScrolled = isNew && !state.preventScrollReset;
    const surface = bootStore.get()?.surface;
    if (isScrolled) scroll(savedPosition(router, positions), surface);
    // Every text of a page in another language is new, and what had the focus may be gone.
    if (surface === 'public' && (isScrolled || isTranslated)) announcePage();
  });
}

type Place = Router['state']['location'];

/** Checks for another path, or for another value of a query parameter by which a route separates pages. */
function isOtherPage(shown: Place, next: Place, matches: Router['state']['matches']): boolean {
  if (next.pathname !== shown.pathname) return true;
  const names = matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.pageQuery ?? []);
  const [before, after] = [new URLSearchParams(shown.search), new URLSearchParams(next.search)];
  return names.some((name) => before.get(name) !== after.get(name));
}

function showDuring(work: Promise<unknown>): void {
  const preloader = watchPreloader();
  preloader.show();
  void work.finally(preloader.hide);
}

function savedPosition({ state }: Router, positions: Record<string, number>): number | undefined {
  return state.historyAction === NavigationType.Pop ? positions[state.location.key] : undefined;
}

function scroll(saved: number | undefined, surface: Surface | undefined): void {
  if (saved === undefined) scrollToTop(surface);
  else restorePosition(saved);
}

/**
 * Updates the metadata. An uncaught error here would stop the router in the middle of the navigation, before it
 * notifies its other subscribers.
 */
function updateHead({ state }: Router, onFault: FollowOptions['onFault']): void {
  try {
    const head = headOfPage(state);
    if (head) applyHead(namedHead(head, namedAddress));
  } catch (error) {
    onFault(error);
  }
}

function headOfPage({ matches, errors, loaderData, location }: Router['state']): Head | null {
  const branding = brandingStore.get();
  return headOf(shownMatches(matches, errors), {
    url: location.pathname + location.search,
    language: languageStore.get().abbr,
    companyName: branding?.companyName ?? '',
    ...(branding && { branding }),
    loaderData,
  });
}
