import { takeArrived, takePrefetched } from '@vitrin/shared-contracts/prefetched';

const address = '/api/admin/blog?page=1';
const response = Promise.resolve({} as Response);

beforeEach(() => {
  // Milliseconds since the start of the document; in a test, since the start of its process.
  jest.spyOn(performance, 'now').mockReturnValue(100);
  globalThis.vitrin = {
    reads: new Map([[address, response]]),
    arrived: new Map([[address, { success: true, data: [1] }]]),
  };
});
afterEach(() => {
  globalThis.vitrin = undefined;
  jest.restoreAllMocks();
});

test('an arrived response is taken once, together with its request', () => {
  expect(takeArrived('/api/admin/blog', { page: 1 })).toEqual({ success: true, data: [1] });
  expect(takeArrived('/api/admin/blog', { page: 1 })).toBeUndefined();
  expect(takePrefetched('/api/admin/blog', { page: 1 })).toBeUndefined();
});

test('a response that is still in flight has not arrived', () => {
  globalThis.vitrin?.arrived?.clear();
  expect(takeArrived('/api/admin/blog', { page: 1 })).toBeUndefined();
  expect(takePrefetched('/api/admin/blog', { page: 1 })).toBe(response);
});

test('a rejection is left to the code that handles the response', () => {
  globalThis.vitrin?.arrived?.set(address, { success: false, message: 'Yetkiniz yok.' });
  expect(takeArrived('/api/admin/blog', { page: 1 })).toBeUndefined();
  expect(takePrefetched('/api/admin/blog', { page: 1 })).toBe(response);
});

test.each([
  ['a write, which drops all prefetched requests', () => globalThis.vitrin?.reads?.clear()],
  ['ten seconds', () => jest.spyOn(performance, 'now').mockReturnValue(10_001)],
])('nothing is taken after %s', (_what, happens) => {
  happens();
  expect(takeArrived('/api/admin/blog', { page: 1 })).toBeUndefined();
  expect(takePrefetched('/api/admin/blog', { page: 1 })).toBeUndefined();
});
