import type { BootBlock } from 'shared-contracts/boot';
import { readBoot } from './boot.ts';
import { loadRelease } from './federation/load-remote.ts';
import { faults } from './federation/faults.ts';
import { ReleaseFault } from './federation/release-fault.ts';
import { inTime } from './federation/patience.ts';
import { vitrinGlobal } from './globals.ts';
import { startHeartbeat, takeUnfinished } from './health/heartbeat.ts';
import { isPainted } from './health/painted.ts';
import { reportHealth } from './health/report-health.ts';
import { followLanguage } from './language/follow-language.ts';
import { routeAddress } from './language/language-paths.ts';
import { leaveToOtherRemotes } from './navigation/leave-to-other-remotes.ts';
import { mount, type Navigate } from './mount.tsx';
import { showFailure } from './failure.ts';
import { admitToPanel } from './session/admit.ts';
import { restoreSession } from './session/restore-session.ts';
import { createDefaultPolicy } from './trusted-types.ts';

const IDLE_MS = 1_000;

/** Starts the surface that the document specifies: policy, session, remote, rendering, in this order. */
export async function start(): Promise<void> {
  const boot = readBoot();
  if (boot.surface === 'public') {
    followLanguage();
    leaveToOtherRemotes(boot);
  } else createDefaultPolicy();
  if (!(await stands(boot))) return;
  reportHealth(boot);
  whenIdle(() => void goOn(boot));
}

/** False where the page is on its way elsewhere, or stays as it was served. */
async function stands(boot: BootBlock): Promise<boolean> {
  try {
    return (await admit(boot)) && (await open(boot));
  } catch (error) {
    if (!boot.hydration) showFailure();
    throw error;
  }
}

async function open(boot: BootBlock): Promise<boolean> {
  try {
    if (await leaveFrozen(boot)) return false;
    startHeartbeat(boot);
    preload(boot);
    const app = await inTime(loadRelease(boot.release), 'load');
    await mount(app, boot, takeOver);
    if (document.visibilityState === 'visible' && !isPainted()) throw new ReleaseFault('blank', 'Nothing is visible');
    return true;
  } catch (error) {
    const { fallBack } = await faults();
    await fallBack(boot, error);
    return false;
  }
}

/** Tells of pages of this browser that froze; true where the page is on its way to another release than the one that did. */
async function leaveFrozen(boot: BootBlock): Promise<boolean> {
  const unfinished = takeUnfinished();
  if (unfinished.length === 0) return false;
  const { tellFrozen } = await faults();
  return tellFrozen(boot, unfinished);
}

async function goOn(boot: BootBlock): Promise<void> {
  const { afterStart } = await import(/* webpackChunkName: "after-start" */ './after-start.ts');
  afterStart(boot);
}

/** Safari does not support `requestIdleCallback`. */
function whenIdle(action: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(action);
  else setTimeout(action, IDLE_MS);
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

async function admit(boot: BootBlock): Promise<boolean> {
  if (boot.surface === 'admin') return admitToPanel();
  restoreSession(localStorage, new Date());
  return true;
}

/** From here on the page answers by itself; a link pressed before is followed now. */
function takeOver(navigate: Navigate): void {
  const vitrin = vitrinGlobal();
  vitrin.ready = true;
  document.dispatchEvent(new Event('vitrin:ready'));
  if (vitrin.pending) navigate(routeAddress(vitrin.pending));
  vitrin.pending = null;
}
