import { useSyncExternalStore } from 'react';
import { breakpoints } from 'shared-contracts/limits';
import { themeChoices, type PanelTheme, type ThemeKey } from 'shared-contracts/panel-theme';
import { createStore } from 'shared-contracts/state';
import { storageKeys } from 'shared-contracts/storage';

/** What the person chose; a key that is missing follows the default. */
type ChosenTheme = Partial<PanelTheme>;

const store = createStore<ChosenTheme>(readChosen());

function isChoice<Key extends ThemeKey>(key: Key, value: string | null): value is PanelTheme[Key] {
  const choices: readonly (string | null)[] = themeChoices[key];
  return choices.includes(value);
}

function readChosen(): ChosenTheme {
  const keys = Object.keys(themeChoices) as ThemeKey[];
  const stored = keys.map((key) => [key, localStorage.getItem(storageKeys[key])] as const);
  return Object.fromEntries(stored.filter(([key, value]) => isChoice(key, value)));
}

/** Takes up what the storage holds now. */
export function restoreTheme(): void {
  store.set(readChosen());
}

export function currentTheme(): PanelTheme {
  const defaults = Object.fromEntries(Object.entries(themeChoices).map(([key, values]) => [key, values[0]]));
  return { ...(defaults as PanelTheme), ...store.get() };
}

/** Keeps one choice and shows it at once: the attributes of <html> carry the layout. */
export function chooseTheme<Key extends ThemeKey>(key: Key, value: PanelTheme[Key]): void {
  localStorage.setItem(storageKeys[key], value);
  document.documentElement.dataset[key] = value;
  store.set({ ...store.get(), [key]: value });
}

/** The header's toggle (product §2): between default and closed up to 780 px, else between default and icontext. */
export function toggledSidemenu(current: PanelTheme['sidemenu'], width: number): PanelTheme['sidemenu'] {
  if (current !== 'default') return 'default';
  return width <= breakpoints.menuToggle ? 'closed' : 'icontext';
}

export interface ShownTheme extends PanelTheme {
  /** Colour of menu and header as drawn: what nobody chose goes with the panel's colour. */
  tones: { menu: PanelTheme['mode']; header: PanelTheme['mode'] };
}

export function useTheme(): ShownTheme {
  const chosen = useSyncExternalStore(store.subscribe, store.get, store.get);
  const theme = currentTheme();
  return { ...theme, tones: { menu: chosen.menu ?? theme.mode, header: chosen.header ?? theme.mode } };
}
