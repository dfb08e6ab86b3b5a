import type { RouteObject } from 'shared-contracts/router';
import type { SiteContext } from '../../shared/site-context.ts';

/** Data that stays while pages and queries change: only another language reads it again. */
export function oncePerLanguage(
  context: SiteContext,
  load: (context: SiteContext) => Promise<unknown>,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  let read = context.language();
  return {
    loader() {
      read = context.language();
      return load(context);
    },
    shouldRevalidate: () => read !== context.language(),
  };
}
