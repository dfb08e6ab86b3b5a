import { cookieNames } from 'shared-contracts/storage';
import { mayHold } from '../platform/auth/staff-cookies.ts';
import type { DocumentReleases } from '../modules/releases/serving/document-releases.ts';
import { anybody, type Visitor } from '../modules/releases/serving/visitor.ts';
import { keptGroup } from '../modules/releases/serving/visitor-group.ts';
import { NothingReleased } from './render-document.ts';
import type { SurfaceContext } from './surface-context.ts';
import { publicRemote } from './surface-map.ts';

const AVOIDING = `${cookieNames.avoid}=`;

/** Which releases a public path's document names; a path of a remote that has never been live is one of the site's own. */
export function publicReleases(
  { registry, releases }: SurfaceContext,
  path: string,
  visitor: Visitor,
): DocumentReleases {
  const remote = publicRemote(registry, path);
  const chosen = releases.choose(remote, visitor) ?? releases.choose('remote_public', visitor);
  if (!chosen) throw new NothingReleased(`${remote} has no release`);
  return chosen;
}

/**
 * The same without looking further than the cookies, before any routing. Null where more is needed: for a preview, after a
 * fault, and for the first page of a visitor while something is tried.
 */
export function releasesAtOnce(
  { registry, releases }: SurfaceContext,
  path: string,
  cookies: string | undefined,
): DocumentReleases | null {
  if (mayHold(cookies, 'preview') || cookies?.includes(AVOIDING)) return null;
  const remote = publicRemote(registry, path);
  if (!releases.hasCandidate(remote)) return releases.plain(remote);
  const group = keptGroup(cookies);
  return group === null ? null : releases.choose(remote, { ...anybody, group: () => group, hasGroup: true });
}
