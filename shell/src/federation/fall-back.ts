import Cookies from 'js-cookie';
import { rootElementId, type BootBlock } from 'shared-contracts/boot';
import type { ResolvedRelease } from 'shared-contracts/releases';
import { leavingEvent } from 'shared-contracts/remote-app';
import { cookieNames } from 'shared-contracts/storage';
import { showFailure } from '../failure.ts';
import { vitrinGlobal } from '../globals.ts';
import type { Unfinished } from '../health/heartbeat.ts';
import { departure } from '../navigation/departure.ts';
import { showPreloader } from '../navigation/preloader.ts';
import { isUnsaved } from '../offer/is-unsaved.ts';
import { asFault } from './as-fault.ts';
import { ReleaseFault } from './release-fault.ts';
import { reportFault } from './report-fault.ts';
import { holdsTyped } from '../typed-fields.ts';

/** Long enough for a visit, short enough to get a fixed release soon. */
const AVOID_SECONDS = 600;
const DAY_SECONDS = 86_400;

/**
 * Handles a failed start: the server chooses the previous release for this browser, and the page is loaded once more.
 * If that is not possible, a server-rendered page stays as it is, and an empty root shows an error message.
 */
export async function fallBack(boot: BootBlock, error: unknown): Promise<void> {
  const isServed = boot.hydration !== null;
  const isServerThere = await reportFault(boot.release, asFault(error));
  if (isServerThere && hasNext(boot) && !holdsTyped(rootElement()) && avoid(boot.release)) {
    if (!isServed) showPreloader();
    departure.replace(vitrinGlobal().pending ?? here());
  } else if (!isServed) {
    showFailure();
  }
}

/**
 * Handles a fault of a page in use: a reload gets the previous release, and the page is loaded now if nothing on it
 * would be lost. Otherwise the error page of the remote stays.
 */
export async function giveWay(boot: BootBlock, fault: ReleaseFault, address = here()): Promise<void> {
  const isServerThere = await reportFault(boot.release, fault);
  if (!isServerThere || !hasNext(boot) || !avoid(boot.release) || isUnsaved(boot.surface)) return;
  document.dispatchEvent(new Event(leavingEvent));
  showPreloader();
  departure.replace(address);
}

/** Each counts for the release that froze. True where it is this page's own, and the page is loaded with the one before. */
export async function tellFrozen(boot: BootBlock, unfinished: readonly Unfinished[]): Promise<boolean> {
  const told = await Promise.all(
    unfinished.map(({ release, path }) =>
      reportFault(release, new ReleaseFault('freeze', `No sign of life on ${path}`)),
    ),
  );
  const isOwn = unfinished.some(
    ({ release }) => release.id === boot.release.id && release.remote === boot.release.remote,
  );
  if (!isOwn || told.includes(false) || !hasNext(boot) || holdsTyped(rootElement()) || !avoid(boot.release))
    return false;
  departure.replace(vitrinGlobal().pending ?? here());
  return true;
}

/** An error that the page lives with: React has rendered anew. */
export function tellSurvived(release: ResolvedRelease, error: unknown): void {
  void reportFault(release, new ReleaseFault('render', error), true);
}

/** What stands in is not stood in for, and whoever previews a release is to see that it fails. */
function hasNext({ fallback, choice }: BootBlock): boolean {
  return fallback !== null && choice !== 'fallback' && choice !== 'preview';
}

/** False where it was asked for before, or where this browser keeps no cookies: the next page would be this one again. */
function avoid({ remote, id }: ResolvedRelease): boolean {
  const release = `${remote}.${id}`;
  if (Cookies.get(cookieNames.avoid) === release) return false;
  const secure = location.protocol === 'https:';
  Cookies.set(cookieNames.avoid, release, { expires: AVOID_SECONDS / DAY_SECONDS, sameSite: 'lax', secure });
  return Cookies.get(cookieNames.avoid) === release;
}

function here(): string {
  return location.pathname + location.search;
}

function rootElement(): ParentNode {
  return document.getElementById(rootElementId) ?? document;
}
