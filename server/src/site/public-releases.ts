import { cookieNames } from '@vitrin/shared-contracts/storage';
import { mayContainCookie } from '../platform/auth/staff-cookies.ts';
import type { DocumentReleases } from '../modules/releases/serving/document-releases.ts';
import { defaultVisitor, type Visitor } from '../modules/releases/serving/visitor.ts';
import { groupFromCookie } from '../modules/releases/serving/visitor-group.ts';
import { NoReleaseError } from './render-document.ts';
import type { SurfaceContext } from './surface-context.ts';
import { publicRemote } from './surface-map.ts';

const AVOIDING = `${cookieNames.avoid}=`;

/**
 * Returns the releases that the document of a public path names. The path of a remote that was never live belongs to
 * the public site.
 */
export function publicReleases(
  { registry, releases }: SurfaceContext,
  path: string,
  visitor: Visitor,
): DocumentReleases {
  const remote = publicRemote(registry, path);
  const chosen = releases.choose(remote, visitor) ?? releases.choose('remote_public', visitor);
  if (!chosen) throw new NoReleaseError(`${remote} has no release`);
  return chosen;
}

/**
 * Returns the same from the cookies alone, before any routing. Null where more is needed: for a preview, after a fault,
 * and for the first page of a visitor during a canary.
 */
export function releasesFromCookies(
  { registry, releases }: SurfaceContext,
  path: string,
  cookies: string | undefined,
): DocumentReleases | null {
  if (mayContainCookie(cookies, 'preview') || mayContainCookie(cookies, 'releaseLink') || cookies?.includes(AVOIDING))
    return null;
  const remote = publicRemote(registry, path);
  if (!releases.hasCandidate(remote)) return releases.defaultChoice(remote);
  const group = groupFromCookie(cookies);
  return group === null ? null : releases.choose(remote, { ...defaultVisitor, group: () => group, hasGroup: true });
}
