import type { RouteObject } from 'shared-contracts/router';
import type { Head, HeadContext, RouteHandle } from 'shared-contracts/remote-app';

interface Matched {
  route: Pick<RouteObject, 'id' | 'handle'>;
}

/** Of a page that could not be read, the routes around its error: what stands below has no data and is not shown. */
export function shownMatches<Match extends Matched>(
  matches: readonly Match[],
  errors: Readonly<Record<string, unknown>> | null,
): readonly Match[] {
  const failed = errors ? matches.findIndex(({ route }) => route.id !== undefined && route.id in errors) : -1;
  return failed < 0 ? matches : matches.slice(0, failed);
}

/** The handle of the deepest matching route that has a head. */
export function headOf(matches: readonly Matched[], context: HeadContext): Head | null {
  for (const { route } of matches.toReversed()) {
    const handle = route.handle as RouteHandle | undefined;
    if (handle?.head) return handle.head(context.loaderData[route.id ?? ''], context);
  }
  return null;
}

/** Status of the document: the deepest matching route that states one, otherwise 200. */
export function statusOf(matches: readonly Matched[]): number {
  for (const { route } of matches.toReversed()) {
    const { status } = (route.handle as RouteHandle | undefined) ?? {};
    if (status) return status;
  }
  return 200;
}
