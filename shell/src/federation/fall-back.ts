import Cookies from 'js-cookie';
import { rootElementId, type BootBlock, type BootSection } from '@vitrin/shared-contracts/boot';
import { avoidedReleases, withAvoided, type ResolvedRelease } from '@vitrin/shared-contracts/releases';
import { leavingEvent } from '@vitrin/shared-contracts/remote-app';
import { cookieNames } from '@vitrin/shared-contracts/storage';
import { showFailure } from '../failure.ts';
import { vitrinGlobal } from '../globals.ts';
import { isServerRendered } from '../load-hydration.ts';
import { takeProvenFreezes } from '../health/freeze-evidence.ts';
import type { FrozenPage } from '../health/heartbeat.ts';
import { pageNavigation } from '../navigation/page-navigation.ts';
import { showPreloader } from '../navigation/preloader.ts';
import { isUnsaved } from '../update-prompt/is-unsaved.ts';
import { LoadTimeout } from './load-timeout.ts';
import { isLostInTransit, missingFileOf } from './missing-file.ts';
import { toReleaseFault } from './to-release-fault.ts';
import { ReleaseFault } from './release-fault.ts';
import { reportFault } from './report-fault.ts';
import { hasTypedInput } from '../typed-fields.ts';

/** Long enough for a visit, short enough to get a fixed release soon. */
const AVOID_SECONDS = 600;
const DAY_SECONDS = 86_400;

/**
 * Handles a failed start: the server chooses the previous release for this browser, and the page is loaded once more.
 * If that is not possible, a server-rendered page stays as it is, and an empty root shows an error message.
 */
export async function fallBack(boot: BootBlock, error: unknown): Promise<void> {
  const isServed = isServerRendered(boot);
  const fault = toReleaseFault(error);
  const transit = await transitOf(boot.release, fault);
  const isServerThere = await reportFault(boot.release, fault, transit !== 'arrived');
  if (
    isServerThere &&
    transit !== 'lost' &&
    hasFallback(boot) &&
    !hasTypedInput(rootElement()) &&
    avoidRelease(boot.release)
  ) {
    if (!isServed) showPreloader();
    pageNavigation.replace(vitrinGlobal().pending ?? currentAddress());
  } else if (!isServed) {
    showFailure();
  }
}

/**
 * Handles a fault of a page in use: a reload gets the previous release, and the page is loaded now if nothing on it
 * would be lost. Otherwise the error page of the remote stays.
 */
export async function replaceFailedRelease(
  boot: BootBlock,
  fault: ReleaseFault,
  address = currentAddress(),
): Promise<void> {
  const transit = await transitOf(boot.release, fault);
  const isServerThere = await reportFault(boot.release, fault, transit !== 'arrived');
  if (
    !isServerThere ||
    transit === 'lost' ||
    !hasFallback(boot) ||
    !avoidRelease(boot.release) ||
    isUnsaved(boot.surface)
  )
    return;
  document.dispatchEvent(new Event(leavingEvent));
  showPreloader();
  pageNavigation.replace(address);
}

/**
 * Reports each proven freeze for the release that froze. Returns true if it is the release of this page, which is then loaded
 * with the previous one.
 */
export async function reportFrozen(boot: BootBlock, unfinished: readonly FrozenPage[]): Promise<boolean> {
  const frozen = await takeProvenFreezes(unfinished);
  const received = await Promise.all(
    frozen.map(({ release, path }) =>
      reportFault(release, new ReleaseFault('freeze', `The page ${path} stopped responding`)),
    ),
  );
  const isOwn = frozen.some(({ release }) => release.id === boot.release.id && release.remote === boot.release.remote);
  if (
    !isOwn ||
    received.includes(false) ||
    !hasFallback(boot) ||
    hasTypedInput(rootElement()) ||
    !avoidRelease(boot.release)
  )
    return false;
  pageNavigation.replace(vitrinGlobal().pending ?? currentAddress());
  return true;
}

/**
 * Reports that a section of a remote failed here. Its markup and the page stay; the next document gets the previous release of
 * its remote.
 */
export async function reportSectionFault({ release, choice, name, place }: BootSection, error: unknown): Promise<void> {
  const fault = toReleaseFault(error);
  const transit = await transitOf(release, fault);
  const isServerThere = await reportFault({ ...release, section: name, place }, fault, transit !== 'arrived');
  if (isServerThere && transit !== 'lost' && choice !== 'fallback' && choice !== 'preview') avoidRelease(release);
}

/** Reports an error that React recovered from by rendering again. */
export function reportRecoveredError(release: ResolvedRelease, error: unknown): void {
  void reportFault(release, new ReleaseFault('render', error), true);
}

/**
 * Returns whether the files of a failed release arrive here. One that does not is `lost` or `slow`: no fault of the
 * release, which is reported but not counted. While the connection loses files, another release would fare no better.
 */
async function transitOf(release: ResolvedRelease, { cause }: ReleaseFault): Promise<'arrived' | 'lost' | 'slow'> {
  if (cause instanceof LoadTimeout) return 'slow';
  const file = missingFileOf(cause);
  return file !== null && (await isLostInTransit(file || release.entry)) ? 'lost' : 'arrived';
}

/**
 * Returns false for a fallback release, which has no fallback itself, and for a preview, because staff must see that it
 * fails.
 */
function hasFallback({ fallback, choice }: BootBlock): boolean {
  return fallback !== null && choice !== 'fallback' && choice !== 'preview';
}

/**
 * Sets the cookie that avoids a release. Returns false if it was set before or cookies are blocked: the next page would
 * get the same release again.
 */
function avoidRelease({ remote, id }: ResolvedRelease): boolean {
  const release = `${remote}.${id}`;
  const isAvoided = () => avoidedReleases(Cookies.get(cookieNames.avoid)).includes(release);
  if (isAvoided()) return false;
  const secure = location.protocol === 'https:';
  const avoided = withAvoided(Cookies.get(cookieNames.avoid), release);
  Cookies.set(cookieNames.avoid, avoided, { expires: AVOID_SECONDS / DAY_SECONDS, sameSite: 'lax', secure });
  return isAvoided();
}

function currentAddress(): string {
  return location.pathname + location.search;
}

function rootElement(): ParentNode {
  return document.getElementById(rootElementId) ?? document;
}
