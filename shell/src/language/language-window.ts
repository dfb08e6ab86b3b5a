import { createBrowserRouter, type RouteObject } from '@vitrin/shared-contracts/router';
import { pageNavigation } from '../navigation/page-navigation.ts';
import { isInOtherLanguage, routeAddress, localizedAddress } from './language-paths.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type Options = NonNullable<Parameters<typeof createBrowserRouter>[1]>;

/**
 * Creates a router whose paths have no language prefix. The router's own `basename` is fixed, but the language changes
 * without a document load: so the router gets a window whose addresses have no prefix, and links get the prefix of the
 * language shown.
 */
export function createLanguageRouter(routes: RouteObject[], options: Options): Router {
  reloadOnLanguageChange();
  const router = createBrowserRouter(routes, { ...options, window: languageWindow() });
  const plainHref = router.createHref.bind(router);
  return Object.assign(router, {
    createHref: (...to: Parameters<Router['createHref']>) => localizedAddress(plainHref(...to)),
  });
}

/**
 * Loads the document when Back or Forward reaches an entry in another language, because the path alone decides the
 * language.
 */
function reloadOnLanguageChange(): void {
  addEventListener(
    'popstate',
    (event) => {
      if (!isInOtherLanguage(location.pathname)) return;
      event.stopImmediatePropagation();
      pageNavigation.reload();
    },
    { capture: true },
  );
}

function languageWindow(): Window {
  const parts: Partial<Record<PropertyKey, unknown>> = {
    location: override(location, { pathname: () => routeAddress(location.pathname) }),
    history: override(history, {
      pushState: () => write('pushState'),
      replaceState: () => write('replaceState'),
    }),
  };
  return override(window, Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, () => part])));
}

function write(method: 'pushState' | 'replaceState') {
  return (state: unknown, unused: string, address?: string) =>
    history[method](state, unused, address === undefined ? undefined : localizedAddress(address));
}

/** Returns the object with some of its members replaced; its own methods keep the original object as `this`. */
function override<T extends object>(target: T, members: Readonly<Record<string, () => unknown>>): T {
  return new Proxy(target, {
    get(_target, name) {
      const member = typeof name === 'string' && Object.hasOwn(members, name) ? members[name] : undefined;
      if (member) return member();
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
