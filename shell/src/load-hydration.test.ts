import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { isServerRendered, loadHydration } from './load-hydration.ts';
import { pageNavigation } from './navigation/page-navigation.ts';

const address = '/api/hydration/0123456789abcdefghijkl/iletisim';
const boot = { hydration: null, hydration_address: address, csrf: 'abc' } as unknown as BootBlock;
const replace = jest.spyOn(pageNavigation, 'replace').mockImplementation();
const answer = (status: number, body = '{}') => {
  globalThis.fetch = jest.fn(
    async () => ({ ok: status === 200, status, json: async () => JSON.parse(body) as unknown }) as Response,
  );
};

beforeEach(() => {
  replace.mockClear();
  sessionStorage.clear();
  document.body.innerHTML = '<div id="root"><textarea></textarea></div>';
});

it('the data of a document is used without a request', async () => {
  answer(500);
  const hydration = { loaderData: { root: 1 } };
  expect(await loadHydration({ ...boot, hydration, hydration_address: null })).toBe(hydration);
  expect(fetch).not.toHaveBeenCalled();
});

it('the data at the address of a document is loaded', async () => {
  answer(200, '{"loaderData":{"root":1}}');
  expect(await loadHydration(boot)).toEqual({ loaderData: { root: 1 } });
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': 'abc' };
  expect(fetch).toHaveBeenCalledWith(address, expect.objectContaining({ headers }));
});

it('a document whose data is gone is loaded anew, and not a second time', async () => {
  answer(404);
  expect([await loadHydration(boot), await loadHydration(boot)]).toEqual(['unavailable', 'unavailable']);
  expect(replace.mock.calls).toEqual([['/']]);
});

it('a document whose data is gone stays while a typed text would be lost', async () => {
  answer(404);
  const field = document.querySelector('textarea');
  if (field) field.value = 'Merhaba';
  expect(await loadHydration(boot)).toBe('unavailable');
  expect(replace).not.toHaveBeenCalled();
});

it('a document stays as it is when its data cannot be loaded', async () => {
  answer(503);
  expect(await loadHydration(boot)).toBe('unavailable');
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  expect(await loadHydration(boot)).toBe('unavailable');
  expect(replace).not.toHaveBeenCalled();
});

it('a document without data has not been rendered by the server', () => {
  expect([boot, { ...boot, hydration_address: null }].map(isServerRendered)).toEqual([true, false]);
});
