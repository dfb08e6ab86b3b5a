import { bootElementId } from 'shared-contracts/boot';
import { api } from 'shared-contracts/paths';
import { storageKeys } from 'shared-contracts/storage';
import { callHeaders } from '../call-headers.ts';
import { vitrinGlobal } from '../globals.ts';

/** Starts the status call of the panel without waiting for the shell, which saves a round trip. */
const token = localStorage.getItem(storageKeys.token);
const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '{}') as { csrf?: string };
globalThis.csrf_token = boot.csrf;

if (token) {
  const headers = { Authorization: `Bearer ${token}`, ...callHeaders() };
  const status = fetch(api.status, { headers });
  // The code that adopts the call handles a failure; until then it must not be an unhandled rejection.
  status.catch(() => undefined);
  vitrinGlobal().status = status;
}
