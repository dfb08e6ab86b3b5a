import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import { useSyncExternalStore } from 'react';
import { breakpoints } from '@vitrin/shared-contracts/limits';
import { themeChoices, type PanelTheme, type ThemeKey } from '@vitrin/shared-contracts/panel-theme';
import { createStore } from '@vitrin/shared-contracts/state';
import { storageKeys } from '@vitrin/shared-contracts/storage';

/** The user's choices; a missing key uses the default. */
type ChosenTheme = Partial<PanelTheme>;

const store = createStore<ChosenTheme>(readChosen());

function isChoice<Key extends ThemeKey>(key: Key, value: string | null): value is PanelTheme[Key] {
  const choices: readonly (string | null)[] = themeChoices[key];
  return choices.includes(value);
}

function readChosen(): ChosenTheme {
  const keys = Object.keys(themeChoices) as ThemeKey[];
  const stored = keys.map((key) => [key, localStore.getItem(storageKeys[key])] as const);
  return Object.fromEntries(stored.filter(([key, value]) => isChoice(key, value)));
}

/** Reloads the choices from the storage. */
export function restoreTheme(): void {
  store.set(readChosen());
}

export function currentTheme(): PanelTheme {
  const defaults = Object.fromEntries(Object.entries(themeChoices).map(([key, values]) => [key, values[0]]));
  return { ...(defaults as PanelTheme), ...store.get() };
}

/** Stores one choice and applies it immediately: attributes of <html> control the layout. */
export function chooseTheme<Key extends ThemeKey>(key: Key, value: PanelTheme[Key]): void {
  localStore.setItem(storageKeys[key], value);
  document.documentElement.dataset[key] = value;
  store.set({ ...store.get(), [key]: value });
}

/**
 * Returns the next menu state for the header's toggle (product §2): switches between `default` and `closed` up to 780
 * px, else between `default` and `icontext`.
 */
export function toggledSidemenu(current: PanelTheme['sidemenu'], width: number): PanelTheme['sidemenu'] {
  if (current !== 'default') return 'default';
  return width <= breakpoints.menuToggle ? 'closed' : 'icontext';
}

export interface ShownTheme extends PanelTheme {
  /** Colours of menu and header as rendered: light without a choice, whatever the colour scheme is (product §2). */
  tones: { menu: PanelTheme['mode']; header: PanelTheme['mode'] };
}

export function useTheme(): ShownTheme {
  useSyncExternalStore(store.subscribe, store.get, store.get);
  const theme = currentTheme();
  return { ...theme, tones: { menu: theme.menu, header: theme.header } };
}
