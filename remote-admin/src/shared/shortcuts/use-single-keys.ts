import { useHotkeys } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { createStore } from 'shared-contracts/state';
import { storageKeys } from 'shared-contracts/storage';

const OFF = 'off';

/**
 * Whether single-key shortcuts are on; users of speech input and users who press keys by accident turn them off (WCAG
 * 2.1.4).
 */
const store = createStore<boolean>(localStorage.getItem(storageKeys.singleKeys) !== OFF);

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(storageKeys.singleKeys);
  else localStorage.setItem(storageKeys.singleKeys, OFF);
  store.set(on);
}

export function useSingleKeysOn(): boolean {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

type Deed = (event: KeyboardEvent) => void;

/** Boxes to tick are no place to type in; everything else that takes keys is. */
const TYPED_IN = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])';
/** What lies over the screen has the keys for itself. */
const LAYERS = '[role="dialog"], [role="menu"], .swal2-modal';

/** Keys that do something by themselves: never while somebody types, nor below an open layer, nor where they are off. */
export function useSingleKeys(keys: Readonly<Record<string, Deed>>): void {
  const on = useSingleKeysOn();
  const guarded = (deed: Deed) => (event: KeyboardEvent) => {
    if (!on || isTaken(event)) return;
    event.preventDefault();
    deed(event);
  };
  useHotkeys(
    Object.entries(keys).map(([key, deed]) => [key, guarded(deed), { preventDefault: false }]),
    [],
    true,
  );
}

function isTaken({ target }: KeyboardEvent): boolean {
  return (target instanceof Element && target.closest(TYPED_IN) !== null) || document.querySelector(LAYERS) !== null;
}
