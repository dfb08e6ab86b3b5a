import { useSyncExternalStore } from 'react';
import { createStore } from 'shared-contracts/state';
import { storageKeys } from 'shared-contracts/storage';

const OFF = 'off';

/** Whether one key alone does something; who dictates or hits keys by accident turns it off (WCAG 2.1.4). */
const store = createStore<boolean>(localStorage.getItem(storageKeys.singleKeys) !== OFF);

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(storageKeys.singleKeys);
  else localStorage.setItem(storageKeys.singleKeys, OFF);
  store.set(on);
}

export function useSingleKeysOn(): boolean {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
