import { recordFreeze, takeProvenFreezes, withdrawFreeze } from './freeze-evidence.ts';

const pages = [{ key: 'running.a' }, { key: 'running.b' }];

/** Replaces the caches of the browser, which jsdom does not have. */
function mockCaches(): void {
  const entries = new Map<string, unknown>();
  const cache = {
    put: async (address: string, response: unknown) => void entries.set(address, response),
    delete: async (address: string) => entries.delete(address),
  };
  Object.assign(globalThis, { caches: { open: async () => cache }, Response: Object });
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

test('only a page whose freeze was recorded counts as frozen, and once', async () => {
  mockCaches();
  await recordFreeze('running.a');
  expect(await takeProvenFreezes(pages)).toEqual([pages[0]]);
  expect(await takeProvenFreezes(pages)).toEqual([]);
});

test('a page that responds again is not frozen', async () => {
  mockCaches();
  await recordFreeze('running.a');
  await withdrawFreeze('running.a');
  expect(await takeProvenFreezes(pages)).toEqual([]);
});

test('without caches nothing is proven', async () => {
  expect(await takeProvenFreezes(pages)).toEqual([]);
});
