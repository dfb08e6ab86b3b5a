import { bootElementId } from 'shared-contracts/boot';
import { vitrinGlobal } from '../globals.ts';
import { isPainted } from '../health/painted.ts';

/**
 * A fragment with data for the script of the page, as in links of mails; a fragment that names an element has no such
 * form.
 */
const DATA_FRAGMENT = /^#[a-z]+=/;
const INTERACTION_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Starts the shell; additional calls have no effect. */
export type Start = () => void;

/**
 * Starts the shell at the first user interaction, never before the load event. A document that requests it
 * (`data-start="now"`) starts it at once, and so does one without visible content: the shell reports that and falls
 * back.
 */
export function startOnInteraction(): Start {
  const { shell, start: when } = (document.currentScript as HTMLScriptElement).dataset;
  const start = once(() => {
    vitrinGlobal();
    // Styles wait for it with pictures that only a visitor who uses the page sees.
    document.documentElement.dataset.used = '';
    preloadData();
    document.head.append(Object.assign(document.createElement('script'), { src: shellAddress(shell), async: true }));
  });
  if (when === 'now' || DATA_FRAGMENT.test(location.hash)) start();
  else afterLoad(() => (isPainted() ? startOnFirstInteraction(start) : start()));
  return start;
}

/** Loads the data of the page together with the shell. */
function preloadData(): void {
  const { hydration_address: href } = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '{}') as {
    hydration_address?: string | null;
  };
  if (!href) return;
  const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href };
  document.head.append(Object.assign(document.createElement('link'), link));
}

function startOnFirstInteraction(start: Start): void {
  for (const type of INTERACTION_EVENTS) addEventListener(type, start, { once: true, passive: true, capture: true });
}

function afterLoad(action: () => void): void {
  if (document.readyState === 'complete') action();
  else addEventListener('load', action, { once: true });
}

function once(action: () => void): Start {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    action();
  };
}

/**
 * Returns the address of the shell script. Pages under Trusted Types accept script addresses only from a policy; this
 * one accepts only the shell.
 */
function shellAddress(address = ''): string {
  const factory = (
    globalThis as {
      trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    }
  ).trustedTypes;
  if (!/^\/releases\/shell\/[a-z0-9]+\/shell\.js$/.test(address)) throw new TypeError('Not a script of the shell');
  return factory
    ? factory.createPolicy('vitrin-loader', { createScriptURL: (url: string) => url }).createScriptURL(address)
    : address;
}
