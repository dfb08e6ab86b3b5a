import { rootElementId, type BootBlock } from 'shared-contracts/boot';
import type { ResolvedRelease } from 'shared-contracts/releases';
import { cookieNames } from 'shared-contracts/storage';
import { showFailure } from '../failure.ts';
import { vitrinGlobal } from '../globals.ts';
import { departure } from '../navigation/departure.ts';
import { showPreloader } from '../navigation/preloader.ts';
import { asFault } from './as-fault.ts';
import { ReleaseFault } from './release-fault.ts';
import { reportFault } from './report-fault.ts';
import { holdsTyped } from '../typed-fields.ts';

/** Long enough to look around, short enough to find a mended release. */
const AVOID_SECONDS = 600;

/**
 * After a start that failed: the server names the release before it to this browser, and the page is loaded once more.
 * Where that leads nowhere, what was served stays as it was served, or an empty root says what happened.
 */
export async function fallBack(boot: BootBlock, error: unknown): Promise<void> {
  const isServed = boot.hydration !== null;
  const isServerThere = await reportFault(boot.release, asFault(error));
  if (isServerThere && hasNext(boot) && !holdsTyped(rootElement()) && avoid(boot.release)) {
    if (!isServed) showPreloader();
    departure.replace(vitrinGlobal().pending ?? location.pathname + location.search);
  } else if (!isServed) {
    showFailure();
  }
}

/** An error that the page lives with: a boundary of the remote has caught it, or React has rendered anew. */
export function tellSurvived(release: ResolvedRelease, error: unknown): void {
  void reportFault(release, new ReleaseFault('render', error), true);
}

/** What stands in is not stood in for, and whoever previews a release is to see that it fails. */
function hasNext({ fallback, choice }: BootBlock): boolean {
  return fallback !== null && choice !== 'fallback' && choice !== 'preview';
}

/** False where it was asked for before, or where this browser keeps no cookies: the next page would be this one again. */
function avoid({ remote, id }: ResolvedRelease): boolean {
  const cookie = `${cookieNames.avoid}=${remote}.${id}`;
  if (isKept(cookie)) return false;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}; Max-Age=${AVOID_SECONDS}; Path=/; SameSite=Lax${secure}`;
  return isKept(cookie);
}

function isKept(cookie: string): boolean {
  return document.cookie.split('; ').includes(cookie);
}

function rootElement(): ParentNode {
  return document.getElementById(rootElementId) ?? document;
}
