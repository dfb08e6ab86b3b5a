import type { RemoteName } from '@vitrin/shared-contracts/releases';
import { siteFrameRemote } from '@vitrin/shared-contracts/site-parts';
import { cookieNames } from '@vitrin/shared-contracts/storage';
import { mayContainCookie } from '../platform/auth/staff-cookies.ts';
import type { DocumentReleases, PageUnits } from '../releases/serving/document-releases.ts';
import { defaultVisitor, type Visitor } from '../releases/serving/visitor.ts';
import { groupFromCookie } from '../releases/serving/visitor-group.ts';
import { NoReleaseError } from './render-document.ts';
import type { SiteState } from './site-state.ts';
import type { SurfaceContext } from './surface-context.ts';
import { publicRemote } from './surface-map.ts';

const AVOIDING = `${cookieNames.avoid}=`;

const NO_PARTS: readonly RemoteName[] = [];
const SITE_FRAME: readonly RemoteName[] = [siteFrameRemote];

/**
 * Returns the units of a public page: the remote that its path belongs to, and those of which it shows sections. Around the pages of
 * additional remotes these are header and footer of the site.
 */
export function publicUnits(
  { registry }: Pick<SurfaceContext, 'registry'>,
  { placedRemotes }: Pick<SiteState, 'placedRemotes'>,
  path: string,
): PageUnits {
  const remote = publicRemote(registry, path);
  if (remote !== siteFrameRemote) return { remote, parts: SITE_FRAME };
  const parts = placedRemotes.get(path) ?? NO_PARTS;
  return { remote, parts: parts.includes(remote) ? parts.filter((each) => each !== remote) : parts };
}

/**
 * Returns the releases that the document of a public page names. The path of a remote that was never live belongs to
 * the public site.
 */
export function publicReleases(
  { releases }: Pick<SurfaceContext, 'releases'>,
  units: PageUnits,
  visitor: Visitor,
): DocumentReleases {
  const chosen =
    releases.choose(units, visitor) ?? releases.choose({ remote: siteFrameRemote, parts: NO_PARTS }, visitor);
  if (!chosen) throw new NoReleaseError(`${units.remote} has no release`);
  return chosen;
}

/**
 * Returns the same from the cookies alone, before any routing. Null where more is needed: for a preview, after a fault,
 * and for the first page of a visitor during a canary.
 */
export function releasesFromCookies(
  { releases }: Pick<SurfaceContext, 'releases'>,
  units: PageUnits,
  cookies: string | undefined,
): DocumentReleases | null {
  if (mayContainCookie(cookies, 'preview') || mayContainCookie(cookies, 'releaseLink') || cookies?.includes(AVOIDING))
    return null;
  if (!releases.hasCandidate(units)) return releases.defaultChoice(units);
  const group = groupFromCookie(cookies);
  return group === null ? null : releases.choose(units, { ...defaultVisitor, group: () => group, hasGroup: true });
}
