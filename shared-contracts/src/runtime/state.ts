import { useSyncExternalStore } from 'react';
import type { UserData } from '../api/auth.ts';
import type { BootBlock } from './boot.ts';
import type { Branding } from '../api/branding.ts';
import type { Language } from '../api/languages.ts';
import { defaultLanguage } from '../api/languages.ts';
import type { Right } from '../rules/rights.ts';

/** Random id of this module instance. End-to-end tests use it to check that shell and remotes share one instance. */
export const instanceId = Math.random().toString(36).slice(2);

/** Observable value outside of React. Read it in components with hooks such as `useSession`. */
export interface Store<T> {
  /** Returns the current value. */
  get: () => T;
  /** Replaces the value and notifies all subscribers. */
  set: (value: T) => void;
  /** Calls the listener after every `set`; returns the function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store. `set` notifies all subscribers synchronously, also when the value is equal; `subscribe` returns the
 * function that unsubscribes.
 * @param initial - first value
 * @example
 * ```ts
 * const store = createStore(1);
 * const unsubscribe = store.subscribe(() => render(store.get()));
 * store.set(2);
 * unsubscribe();
 * ```
 */
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

/** Staff session as known to this page (product §3). */
export interface Session {
  token: string;
  user: UserData;
  /** Rights of the user; empty until the status request has succeeded. */
  rights: ReadonlySet<Right>;
  expiresAt: Date;
}

/** Staff session of this page; null without a session. The shell sets it when the page starts. */
export const sessionStore = createStore<Session | null>(null);
/** Language of this page; the default language until the shell sets it. */
export const languageStore = createStore<Language>(defaultLanguage);
/** Branding of this page; null until the shell sets it. */
export const brandingStore = createStore<Branding | null>(null);
/** Boot data of the document; null in tests and on the server. */
export const bootStore = createStore<BootBlock | null>(null);

function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/**
 * Returns the staff session, or null without one; the component renders again when it changes. On the server there is
 * never a session.
 * @example
 * ```tsx
 * const session = useSession();
 * return session ? <p>{session.user.name}</p> : null;
 * ```
 */
export function useSession(): Session | null {
  return useStore(sessionStore);
}

/**
 * Returns the language of the page; the component renders again when it changes.
 * @example
 * ```tsx
 * const { abbr } = useLanguage();
 * return <a href={pathInLanguage(publicPaths.contact, abbr)}>{label}</a>;
 * ```
 */
export function useLanguage(): Language {
  return useStore(languageStore);
}

/**
 * Returns the branding of the site; the component renders again when it changes.
 * @throws Error when no branding is set, which means outside a document
 * @example
 * ```tsx
 * const { companyName, mainLogoPath } = useBranding();
 * return <img src={mainLogoPath} alt={companyName} />;
 * ```
 */
export function useBranding(): Branding {
  const branding = useStore(brandingStore);
  if (!branding) throw new Error('Branding is read before the shell has set it');
  return branding;
}

/**
 * Checks whether the signed-in user has a right; false without a session and until the status request has succeeded.
 * Use it to hide what the user may not do: the server checks every request itself.
 * @param right - name of the operation
 * @example
 * ```tsx
 * const canWrite = useRight('articles.write');
 * return canWrite ? <SaveButton /> : null;
 * ```
 */
export function useRight(right: Right): boolean {
  return useSession()?.rights.has(right) ?? false;
}
