/** @jest-environment ../tools/src/jest/browser-environment.ts */
import { act, renderHook } from '@testing-library/react';
import { createStore, languageStore, sessionStore, useBranding, useLanguage, useRight } from './state.ts';

test('a store tells everyone who listens, until they leave', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  unsubscribe();
  store.set(3);
  expect(seen).toEqual([2]);
  expect(store.get()).toBe(3);
});

test('what a person may do follows the session', () => {
  const user = { name: 'Deniz', email: 'deniz@kuzey.example', role_group: 'editor' } as const;
  const { result } = renderHook(() => useRight('articles.write'));
  expect(result.current).toBe(false);
  act(() => sessionStore.set({ token: 't', user, rights: new Set(['articles.write']), expiresAt: new Date() }));
  expect(result.current).toBe(true);
  act(() => sessionStore.set(null));
  expect(result.current).toBe(false);
});

test('the language is Turkish until another is chosen', () => {
  const { result } = renderHook(() => useLanguage());
  expect(result.current).toEqual({ abbr: 'tr', lang: 'Türkçe' });
  act(() => languageStore.set({ abbr: 'en', lang: 'English' }));
  expect(result.current.abbr).toBe('en');
  act(() => languageStore.set({ abbr: 'tr', lang: 'Türkçe' }));
});

test('branding that was never set is a defect, not an empty page', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderHook(() => useBranding())).toThrow('Branding is read before the shell has set it');
});
