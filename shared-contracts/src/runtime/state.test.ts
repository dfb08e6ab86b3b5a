/** @jest-environment ../kit/src/jest/browser-environment.ts */
import { act, renderHook } from '@testing-library/react';
import { createStore, languageStore, sessionStore, useBranding, useLanguage, useRight } from './state.ts';

test('a store notifies its subscribers until they unsubscribe', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  unsubscribe();
  store.set(3);
  expect(seen).toEqual([2]);
  expect(store.get()).toBe(3);
});

test('a right is available only while the session has it', () => {
  const user = { name: 'Deniz', email: 'deniz@kuzey.example', role_group: 'editor' } as const;
  const { result } = renderHook(() => useRight('articles.write'));
  expect(result.current).toBe(false);
  act(() => sessionStore.set({ token: 't', user, rights: new Set(['articles.write']), expiresAt: new Date() }));
  expect(result.current).toBe(true);
  act(() => sessionStore.set(null));
  expect(result.current).toBe(false);
});

test('the language is Turkish by default', () => {
  const { result } = renderHook(() => useLanguage());
  expect(result.current).toEqual({ abbr: 'tr', lang: 'Türkçe' });
  act(() => languageStore.set({ abbr: 'en', lang: 'English' }));
  expect(result.current.abbr).toBe('en');
  act(() => languageStore.set({ abbr: 'tr', lang: 'Türkçe' }));
});

test('reading the branding before it is set throws an error', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderHook(() => useBranding())).toThrow('Branding is read before the shell has set it');
});
