import { vitrinGlobal } from '../globals.ts';
import { isPainted } from '../health/painted.ts';

/** A fragment that carries something for the page's script, as the link of a mail does; a place in a page has no such sign. */
const FOR_SCRIPT = /^#[a-z]+=/;
const SIGNS_OF_USE = ['pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Starts the shell; additional calls have no effect. */
export type Start = () => void;

/**
 * Starts the shell at the first user interaction, never before the load event. A document that requests it
 * (`data-start="now"`) starts it at once, and so does one without visible content: the shell reports that and falls
 * back.
 */
export function startWhenUsed(): Start {
  const { shell, start: when } = (document.currentScript as HTMLScriptElement).dataset;
  const start = once(() => {
    vitrinGlobal();
    document.head.append(Object.assign(document.createElement('script'), { src: shellAddress(shell), async: true }));
  });
  if (when === 'now' || FOR_SCRIPT.test(location.hash)) start();
  else afterLoad(() => (isPainted() ? listenForUse(start) : start()));
  return start;
}

function listenForUse(start: Start): void {
  for (const type of SIGNS_OF_USE) addEventListener(type, start, { once: true, passive: true, capture: true });
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
  if (!/^\/releases\/shell\/[a-z0-9]+\/shell\.js$/.test(address)) throw new TypeError('Not the shell');
  return factory
    ? factory.createPolicy('vitrin-loader', { createScriptURL: (url: string) => url }).createScriptURL(address)
    : address;
}
