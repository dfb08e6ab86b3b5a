import type { BootBlock } from 'shared-contracts/boot';
import type { ResolvedRelease } from 'shared-contracts/releases';
import { readBoot } from './boot.ts';
import { loadRelease } from './federation/load-remote.ts';
import { vitrinGlobal } from './globals.ts';
import { followLanguage } from './language/follow-language.ts';
import { mount } from './mount.tsx';
import { showFailure } from './failure.ts';
import { admitToPanel } from './session/admit.ts';
import { restoreSession } from './session/restore-session.ts';
import { createDefaultPolicy } from './trusted-types.ts';

/** Starts the surface that the document names: policy, session, remote, rendering, in this order. */
export async function start(): Promise<void> {
  const boot = readBoot();
  if (boot.surface === 'public') followLanguage();
  else createDefaultPolicy();
  try {
    if (!(await admit(boot))) return;
    preload(boot.page_scripts);
    const remote = await loadRelease(boot.release, fallbackOf(boot));
    takeOver(await mount(remote, boot));
  } catch (error) {
    if (!boot.hydration) showFailure();
    throw error;
  }
}

/** The page's own scripts are known before its remote has arrived: they need not wait for it. */
function preload(addresses: readonly string[]): void {
  for (const href of addresses) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
  }
}

/** HTML of one release cannot be hydrated by another: where it stands, it stays, and its links work natively. */
function fallbackOf({ hydration, fallback }: BootBlock): ResolvedRelease | null {
  return hydration ? null : fallback;
}

async function admit(boot: BootBlock): Promise<boolean> {
  if (boot.surface === 'admin') return admitToPanel();
  restoreSession(localStorage, new Date());
  return true;
}

/** From here on the page answers by itself; a link pressed before is followed now. */
function takeOver(navigate: (address: string) => void): void {
  const vitrin = vitrinGlobal();
  vitrin.ready = true;
  document.dispatchEvent(new Event('vitrin:ready'));
  if (vitrin.pending) navigate(vitrin.pending);
  vitrin.pending = null;
}
