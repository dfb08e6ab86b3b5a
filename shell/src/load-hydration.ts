import { rootElementId, type BootBlock, type HydrationData } from '@vitrin/shared-contracts/boot';
import { tabStore } from '@vitrin/shared-contracts/guarded-storage';
import { vitrinGlobal } from './globals.ts';
import { pageNavigation } from './navigation/page-navigation.ts';
import { hasTypedInput } from './typed-fields.ts';

const TIMEOUT_MS = 10_000;
const LAST_RELOAD = 'vitrin-hydration-reload';
/** A document that is outdated again after so many milliseconds would be loaded forever. */
const RELOAD_PAUSE_MS = 60_000;

/** Returns true if the server has rendered the page. */
export function isServerRendered({ hydration, hydration_address: address }: BootBlock): boolean {
  return hydration !== null || Boolean(address);
}

/**
 * Returns the route data of the server rendering, from the document or from its own address; null when the root element
 * is empty. `unavailable`: the page stays as the server rendered it. If the content has changed since, the document is
 * loaded anew, unless typed text would be lost.
 */
export async function loadHydration(boot: BootBlock): Promise<HydrationData | null | 'unavailable'> {
  const { hydration, hydration_address: address } = boot;
  if (!address) return hydration;
  try {
    // Every request names itself as one of a script and carries the CSRF token (product §7).
    const headers = { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': boot.csrf ?? '' };
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return (await response.json()) as HydrationData;
    if (response.status === 404) reloadDocument();
  } catch {
    // Without a connection the page is still readable, and its links and forms work without scripts.
  }
  return 'unavailable';
}

function reloadDocument(): void {
  const root = document.getElementById(rootElementId) ?? document;
  if (hasTypedInput(root) || !mayReload()) return;
  pageNavigation.replace(vitrinGlobal().pending ?? location.pathname + location.search);
}

/** Without lasting storage the page stays as the server rendered it. */
function mayReload(): boolean {
  if (tabStore.state() !== 'lasting') return false;
  const last = Number(tabStore.getItem(LAST_RELOAD));
  tabStore.setItem(LAST_RELOAD, String(Date.now()));
  return Date.now() - last > RELOAD_PAUSE_MS;
}
