import type { RouteObject } from '@vitrin/shared-contracts/router';
import type { Head, HeadContext, RouteHandle } from '@vitrin/shared-contracts/remote-app';

interface Matched {
  route: Pick<RouteObject, 'id' | 'handle'>;
}

/**
 * Returns the matches that are shown. If a page could not be loaded, these are the routes above its error; the routes
 * below have no data.
 */
export function shownMatches<Match extends Matched>(
  matches: readonly Match[],
  errors: Readonly<Record<string, unknown>> | null,
): readonly Match[] {
  const failed = errors ? matches.findIndex(({ route }) => route.id !== undefined && route.id in errors) : -1;
  return failed < 0 ? matches : matches.slice(0, failed);
}

/** Returns the head of the deepest matching route that has one. */
export function headOf(matches: readonly Matched[], context: HeadContext): Head | null {
  for (const { route } of matches.toReversed()) {
    const handle = route.handle as RouteHandle | undefined;
    if (handle?.head) return handle.head(context.loaderData[route.id ?? ''], context);
  }
  return null;
}

/** Returns the status of the document: from the deepest matching route that has one, otherwise 200. */
export function statusOf(matches: readonly Matched[]): number {
  for (const { route } of matches.toReversed()) {
    const { status } = (route.handle as RouteHandle | undefined) ?? {};
    if (status) return status;
  }
  return 200;
}
