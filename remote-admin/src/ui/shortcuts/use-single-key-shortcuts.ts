import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import { useHotkeys } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { createStore } from '@vitrin/shared-contracts/state';
import { storageKeys } from '@vitrin/shared-contracts/storage';

const OFF = 'off';

/**
 * Whether single-key shortcuts are on; users of speech input and users who press keys by accident turn them off (WCAG
 * 2.1.4).
 */
const store = createStore<boolean>(localStore.getItem(storageKeys.singleKeys) !== OFF);

export function setSingleKeyShortcuts(on: boolean): void {
  if (on) localStore.removeItem(storageKeys.singleKeys);
  else localStore.setItem(storageKeys.singleKeys, OFF);
  store.set(on);
}

export function useSingleKeyShortcutsEnabled(): boolean {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

type Action = (event: KeyboardEvent) => void;

/** Elements that receive typed text; checkboxes and radio buttons do not. */
const TEXT_INPUTS = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])';
/** Open layers over the screen handle the keys themselves. */
const LAYERS = '[role="dialog"], [role="menu"], .swal2-modal';

/**
 * Registers single-key shortcuts. They are ignored while the user types, while a layer is open, and when they are
 * turned off.
 */
export function useSingleKeyShortcuts(keys: Readonly<Record<string, Action>>): void {
  const on = useSingleKeyShortcutsEnabled();
  const guarded = (action: Action) => (event: KeyboardEvent) => {
    if (!on || isHandledElsewhere(event)) return;
    event.preventDefault();
    action(event);
  };
  useHotkeys(
    Object.entries(keys).map(([key, action]) => [key, guarded(action), { preventDefault: false }]),
    [],
    true,
  );
}

function isHandledElsewhere({ target }: KeyboardEvent): boolean {
  return (target instanceof Element && target.closest(TEXT_INPUTS) !== null) || document.querySelector(LAYERS) !== null;
}
