/** @jest-environment ../kit/src/jest/browser-environment.ts */
import { localStore, tabStore } from './guarded-storage.ts';

const full = () => {
  throw new DOMException('Full', 'QuotaExceededError');
};

/** Replaces both areas of the browser as a blocking browser does: the mere access throws. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const access = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    jest.spyOn(globalThis, name, 'get').mockImplementation(access);
  }
}

/** Makes an area refuse new values; those that it has can be read and removed. */
function fill(area: Storage): void {
  const setItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
    if (this === area) full();
    setItem.call(this, key, value);
  });
}

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  globalThis.vitrin = {};
});

test('values are in the storage of the browser', () => {
  localStore.setItem('a', '1');
  tabStore.setItem('b', '2');
  expect([localStorage.getItem('a'), sessionStorage.getItem('b')]).toEqual(['1', '2']);
  expect([localStore.getItem('a'), tabStore.getItem('b'), tabStore.getItem('a')]).toEqual(['1', '2', null]);
  expect([localStore.state(), tabStore.state(), Object.keys(localStorage)]).toEqual(['lasting', 'lasting', ['a']]);
  localStore.removeItem('a');
  expect(localStore.getItem('a')).toBeNull();
});

test('with blocked storage values are kept in memory, for all copies of the module', () => {
  blockStorage();
  localStore.setItem('a', '1');
  expect([localStore.getItem('a'), localStore.keys(), localStore.state()]).toEqual(['1', ['a'], 'blocked']);
  expect(globalThis.vitrin?.memory?.get('a')).toBe('1');
  localStore.removeItem('a');
  expect(localStore.getItem('a')).toBeNull();
});

test('a browser without storage is like one that blocks it', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockReturnValue(null as unknown as Storage);
  tabStore.setItem('a', '1');
  expect([tabStore.getItem('a'), tabStore.state()]).toEqual(['1', 'blocked']);
});

test('with full local storage values are kept for this tab, and never hidden by older ones', () => {
  localStore.setItem('a', 'old');
  fill(localStorage);
  localStore.setItem('a', 'new');
  expect([localStore.getItem('a'), localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual([
    'new',
    null,
    'new',
  ]);
  expect(localStore.state()).toBe('lasting');
  fill(sessionStorage);
  expect(tabStore.state()).toBe('full');
});

test('a value that fits again is no longer kept elsewhere', () => {
  fill(localStorage);
  localStore.setItem('a', 'tab');
  jest.restoreAllMocks();
  localStore.setItem('a', 'local');
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['local', null]);
});
