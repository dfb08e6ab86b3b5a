import { createBrowserRouter, type RouteObject } from 'shared-contracts/router';
import { departure } from '../navigation/departure.ts';
import { isInOtherLanguage, routeAddress, shownAddress } from './language-paths.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type Options = NonNullable<Parameters<typeof createBrowserRouter>[1]>;

/**
 * Creates a router whose paths have no language prefix. The router's own `basename` is fixed, but the language changes
 * without a document load: so the router gets a window whose addresses have no prefix, and links get the prefix of the
 * language shown.
 */
export function createLanguageRouter(routes: RouteObject[], options: Options): Router {
  leaveToOtherLanguages();
  const router = createBrowserRouter(routes, { ...options, window: languageWindow() });
  const plainHref = router.createHref.bind(router);
  return Object.assign(router, {
    createHref: (...to: Parameters<Router['createHref']>) => shownAddress(plainHref(...to)),
  });
}

/** Back or forward to an entry in another language: the path alone decides, so its document is loaded. */
function leaveToOtherLanguages(): void {
  addEventListener(
    'popstate',
    (event) => {
      if (!isInOtherLanguage(location.pathname)) return;
      event.stopImmediatePropagation();
      departure.reload();
    },
    { capture: true },
  );
}

function languageWindow(): Window {
  const parts: Partial<Record<PropertyKey, unknown>> = {
    location: over(location, { pathname: () => routeAddress(location.pathname) }),
    history: over(history, {
      pushState: () => write('pushState'),
      replaceState: () => write('replaceState'),
    }),
  };
  return over(window, Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, () => part])));
}

function write(method: 'pushState' | 'replaceState') {
  return (state: unknown, unused: string, address?: string) =>
    history[method](state, unused, address === undefined ? undefined : shownAddress(address));
}

/** The object with some of its members replaced; its own methods keep it as `this`. */
function over<T extends object>(target: T, members: Readonly<Record<string, () => unknown>>): T {
  return new Proxy(target, {
    get(_target, name) {
      const member = typeof name === 'string' && Object.hasOwn(members, name) ? members[name] : undefined;
      if (member) return member();
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
