import { useEffect, useEffectEvent } from 'react';
import { knownBrowserMark } from 'shared-contracts/first-paths';
import type { Recognition } from './known-browser.ts';

/** Takes the token of a mailed link out of the address, shows it to the server and tells what that has said. */
export function useBrowserLink(onAnswer: (recognition: Recognition) => void): void {
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    const { hash, pathname, search } = location;
    if (!hash.startsWith(knownBrowserMark)) return;
    // Neither the history nor a copied address keeps it.
    history.replaceState(history.state, '', pathname + search);
    void import('./known-browser.ts').then(async ({ showLink }) =>
      tell(await showLink(hash.slice(knownBrowserMark.length))),
    );
  }, []);
}
