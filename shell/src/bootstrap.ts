import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { readyEvent } from '@vitrin/shared-contracts/rendering';
import { readBoot } from './boot.ts';
import { loadRelease } from './federation/load-remote.ts';
import { loadFaultHandling } from './federation/load-fault-handling.ts';
import { ReleaseFault } from './federation/release-fault.ts';
import { expectNoFallback, withTimeout } from './federation/load-timeout.ts';
import { vitrinGlobal } from './globals.ts';
import { startHeartbeat, takeFrozenPages } from './health/heartbeat.ts';
import { becomesPainted } from './health/painted.ts';
import { reportHealth } from './health/report-health.ts';
import { isServerRendered, loadHydration } from './load-hydration.ts';
import { followLanguage } from './language/follow-language.ts';
import { routeAddress } from './language/language-paths.ts';
import { passLinksToBrowser } from './navigation/pass-links-to-browser.ts';
import { mount, type Navigate } from './mount.tsx';
import { showFailure } from './failure.ts';
import { authorizePanel } from './session/authorize-panel.ts';
import { restoreSession } from './session/restore-session.ts';
import { watchPlaces } from './sections/watch-places.ts';
import { createDefaultPolicy } from './trusted-types.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds. */
const AFTER_START_LATEST = 1_000;

/** Starts the surface that the document specifies: policy, session, remote, rendering, in this order. */
export async function start(): Promise<void> {
  const boot = readBoot();
  if (boot.surface === 'public') {
    followLanguage();
    passLinksToBrowser(boot);
    watchPlaces(boot);
  } else createDefaultPolicy();
  if (!(await isStarted(boot))) return;
  reportHealth(boot);
  whenIdle(() => void loadAfterStart(boot), AFTER_START_LATEST);
}

/** Returns false if the browser is navigating away or the page stays as the server rendered it. */
async function isStarted(boot: BootBlock): Promise<boolean> {
  try {
    return (await authorize(boot)) && (await openRelease(boot));
  } catch (error) {
    if (!isServerRendered(boot)) showFailure();
    throw error;
  }
}

async function openRelease(boot: BootBlock): Promise<boolean> {
  try {
    if (await reportFrozenPages(boot)) return false;
    if (boot.choice === 'preview') expectNoFallback();
    startHeartbeat(boot);
    preload(boot);
    const [app, hydration] = await Promise.all([withTimeout(loadRelease(boot.release), 'load'), loadHydration(boot)]);
    if (hydration === 'unavailable') return false;
    await mount(app, { ...boot, hydration }, markReady);
    if (document.visibilityState === 'visible' && !(await becomesPainted()))
      throw new ReleaseFault('blank', 'Nothing visible was rendered');
    return true;
  } catch (error) {
    const { fallBack } = await loadFaultHandling();
    await fallBack(boot, error);
    return false;
  }
}

/** Reports frozen pages of this browser; returns true if this page is being reloaded because its own release froze. */
async function reportFrozenPages(boot: BootBlock): Promise<boolean> {
  const unfinished = takeFrozenPages();
  if (unfinished.length === 0) return false;
  const { reportFrozen } = await loadFaultHandling();
  return reportFrozen(boot, unfinished);
}

async function loadAfterStart(boot: BootBlock): Promise<void> {
  const { afterStart } = await import(/* webpackChunkName: "after-start" */ './after-start.ts');
  afterStart(boot);
}

/** Preloads the scripts of the page: they are known before its remote has loaded and need not wait for it. */
function preload({ page_scripts, release }: BootBlock): void {
  for (const href of page_scripts) {
    const integrity = release.integrity[href] ?? '';
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity }),
    );
  }
}

async function authorize(boot: BootBlock): Promise<boolean> {
  if (boot.surface === 'admin') return authorizePanel();
  restoreSession(localStore, new Date());
  if (boot.surface === 'auth') void import('./session/follow-sign-in.ts').then(({ followSignIn }) => followSignIn());
  return true;
}

/** Marks the page as ready for input and follows a link that was clicked before. */
function markReady(navigate: Navigate): void {
  const vitrin = vitrinGlobal();
  vitrin.ready = true;
  document.dispatchEvent(new Event(readyEvent));
  if (vitrin.pending) navigate(routeAddress(vitrin.pending));
  vitrin.pending = null;
}
