import { bootElementId } from 'shared-contracts/boot';
import { api } from 'shared-contracts/paths';
import { storageKeys } from 'shared-contracts/storage';
import { callHeaders } from '../call-headers.ts';
import { vitrinGlobal } from '../globals.ts';

/** The panel's first act, the status call, does not wait for the shell to arrive: it saves a round trip. */
const token = localStorage.getItem(storageKeys.token);
const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '{}') as { csrf?: string };
globalThis.csrf_token = boot.csrf;

if (token) {
  const headers = { Authorization: `Bearer ${token}`, ...callHeaders() };
  const status = fetch(api.status, { headers });
  // Whoever takes it over hears of a failure; until then it is nobody's.
  status.catch(() => undefined);
  vitrinGlobal().status = status;
}
