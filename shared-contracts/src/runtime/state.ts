import { useSyncExternalStore } from 'react';
import type { UserData } from '../api/auth.ts';
import type { BootBlock } from './boot.ts';
import type { Branding } from '../api/branding.ts';
import type { Language } from '../api/languages.ts';
import { defaultLanguage } from '../api/languages.ts';
import type { Right } from '../rules/rights.ts';

/** Told apart in tests: two copies of this module in one page would have two ids. */
export const instanceId = Math.random().toString(36).slice(2);

export interface Store<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A staff session as this page knows it (product §3). */
export interface Session {
  token: string;
  user: UserData;
  /** Empty until the status call has answered. */
  rights: ReadonlySet<Right>;
  expiresAt: Date;
}

export const sessionStore = createStore<Session | null>(null);
export const languageStore = createStore<Language>(defaultLanguage);
export const brandingStore = createStore<Branding | null>(null);
/** The document's boot block; null in tests and on the server. */
export const bootStore = createStore<BootBlock | null>(null);

function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

export function useSession(): Session | null {
  return useStore(sessionStore);
}

export function useLanguage(): Language {
  return useStore(languageStore);
}

/** Throws outside a document: every surface has branding before it renders. */
export function useBranding(): Branding {
  const branding = useStore(brandingStore);
  if (!branding) throw new Error('Branding is read before the shell has set it');
  return branding;
}

export function useRight(right: Right): boolean {
  return useSession()?.rights.has(right) ?? false;
}
