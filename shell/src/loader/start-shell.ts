import { bootElementId } from '@vitrin/shared-contracts/boot';
import { vitrinGlobal } from '../globals.ts';
import { isPainted } from '../health/painted.ts';
import { whenIdle } from '../when-idle.ts';

/**
 * A fragment with data for the script of the page, as in links of mails; a fragment that names an element has no such
 * form.
 */
const DATA_FRAGMENT = /^#[a-z]+=/;
/** Milliseconds. */
const AFTER_PAINT_LATEST = 100;
const INTERACTION_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Starts the shell; additional calls have no effect. */
export type Start = () => void;

/**
 * Starts the shell at the first user interaction, never before the load event. A document that requests it
 * (`data-start="now"`) starts it when its content is painted, and one without visible content at once: the shell renders
 * it, or reports that it could not and falls back.
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
  if (when === 'now') startAfterPaint(start);
  else if (DATA_FRAGMENT.test(location.hash)) start();
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

/** The evaluation of the shell would delay the first paint. A hidden page has no frames. */
function startAfterPaint(start: Start): void {
  if (document.visibilityState === 'hidden' || !isPainted()) start();
  else requestAnimationFrame(() => whenIdle(start, AFTER_PAINT_LATEST));
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
