import { useEffect } from 'react';
import { firstReads } from '@vitrin/shared-contracts/first-reads';
import { modules } from '../features/index.ts';
import { keepEarlyRead } from '../data/early-reads.ts';
import { getJson } from '../data/http.ts';
import type { PanelScreen } from '../editing/panel-module.ts';

/** Milliseconds that pointer or focus stay on a link before its script is loaded; people press it later. */
const STAY_MS = 65;

const screens = new Map(
  modules.flatMap(({ routes }): readonly PanelScreen[] => routes).map((screen) => [screen.path, screen]),
);

/**
 * Loads the screen that a link leads to before it is followed: its script when the pointer or the focus reaches the
 * link, its first data when the link is pressed. The navigation takes both and shows their failures.
 */
export function usePrefetchedScreens(): void {
  useEffect(() => {
    const stops = [
      listenToLinks(['pointerover', 'focusin'], stayedOn(loadScript)),
      listenToLinks(['pointerdown', 'click'], (url) => {
        if (!url) return;
        loadScript(url);
        readFirstData(url);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
}

/** Returns an action for a link that is not left at once, as by a pointer or Tab that only passes over the menu. */
function stayedOn(action: (url: URL) => void): (url: URL | null) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return (url) => {
    clearTimeout(waiting);
    if (url) waiting = setTimeout(() => action(url), STAY_MS);
  };
}

/**
 * Calls the action for each of these events, with the address of the link that it is about, if any. Returns a function
 * that ends this.
 */
function listenToLinks(types: readonly string[], action: (url: URL | null) => void): () => void {
  const options = { capture: true, passive: true };
  const onEvent = (event: Event) => action(linkedAddress(event));
  for (const type of types) document.addEventListener(type, onEvent, options);
  return () => types.forEach((type) => document.removeEventListener(type, onEvent, options));
}

/** Another button or a key opens a link in a new tab or window. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button > 0 || metaKey || ctrlKey || shiftKey;
}

/** Returns the address of the link that the event is about, if it opens a page in this tab. */
function linkedAddress(event: Event): URL | null {
  if (event instanceof MouseEvent && opensElsewhere(event)) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  return link.origin === location.origin ? new URL(link.href) : null;
}

function loadScript({ pathname }: URL): void {
  screens
    .get(pathname)
    ?.load()
    .catch(() => undefined);
}

function readFirstData({ pathname, search }: URL): void {
  if (pathname === location.pathname) return;
  for (const address of firstReads(screens.get(pathname)?.reads ?? [], search)) {
    const [path = '', query] = address.split('?');
    const params = Object.fromEntries(new URLSearchParams(query));
    keepEarlyRead(path, params, () => getJson(path, params));
  }
}
