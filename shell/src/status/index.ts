import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import { bootElementId, type BootBlock } from '@vitrin/shared-contracts/boot';
import { api } from '@vitrin/shared-contracts/paths';
import { storageKeys } from '@vitrin/shared-contracts/storage';
import { callHeaders } from '../call-headers.ts';
import { vitrinGlobal } from '../globals.ts';

/** As long as the HTTP client of the panel waits (shared-contracts/http). */
const TIMEOUT_MS = 30_000;

/** Sends the status call of the panel and the first requests of its screen without waiting for the shell. */
const token = localStore.getItem(storageKeys.token);
const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '{}') as Partial<BootBlock>;
globalThis.csrf_token = boot.csrf;

if (token) {
  const headers = { Authorization: `Bearer ${token}`, ...callHeaders() };
  const start = (address: string) => {
    const call = fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    // The code that adopts the call handles a failure; until then it must not be an unhandled rejection.
    call.catch(() => undefined);
    return call;
  };
  const vitrin = vitrinGlobal();
  const status = start(api.status);
  // The shell and the panel both read the response; it is copied before the shell reads its body.
  const copy = status.then((response) => response.clone());
  copy.catch(() => undefined);
  vitrin.status = status;
  const arrived = new Map<string, unknown>();
  const keepBody = async (address: string, response: Response) => {
    if (response.ok) arrived.set(address, await response.clone().json());
  };
  const read = (address: string) => {
    const call = start(address);
    // A failure is handled by the code that takes the response.
    call.then((response) => keepBody(address, response)).catch(() => undefined);
    return call;
  };
  vitrin.arrived = arrived;
  vitrin.reads = new Map(boot.reads?.map((address) => [address, read(address)]));
  vitrin.reads.set(api.status, copy);
}

/**
 * The first use of `Intl` in a page reads the data of the locale, which takes 15 ms. While the scripts of the panel are
 * loading, it delays nothing.
 */
globalThis.requestIdleCallback?.(() => {
  if (document.readyState === 'loading') new Intl.NumberFormat('tr-TR').format(0);
});
