/** @jest-environment ../kit/src/jest/browser-environment.ts */
import { getJson, postJson } from '@vitrin/shared-contracts/http';

const address = '/api/admin/blog?page=1';
let requested: number;

beforeEach(() => {
  requested = 0;
  globalThis.fetch = () => {
    requested += 1;
    return early('{"success":true,"data":[1]}');
  };
});
afterEach(() => void (globalThis.vitrin = undefined));

function early(body: string, status = 200): Promise<Response> {
  return Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
}

function prefetch(response: Promise<Response>): void {
  globalThis.vitrin = { reads: new Map([[address, response]]) };
}

test('a response that the document has requested is adopted once, and only for the same address', async () => {
  prefetch(early('{"success":true,"data":[2]}'));
  expect(await getJson('/api/admin/blog', { page: 2 })).toMatchObject({ data: [1] });
  expect(await getJson('/api/admin/blog', { page: 1 })).toMatchObject({ data: [2], status: 200 });
  expect(await getJson('/api/admin/blog', { page: 1 })).toMatchObject({ data: [1] });
  expect(requested).toBe(2);
});

test.each([
  ['was interrupted', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
  ['failed on the server', () => early('busy', 503)],
])('the request is sent again when the first one %s', async (_what, response) => {
  prefetch(response());
  expect(await getJson('/api/admin/blog', { page: 1 })).toMatchObject({ data: [1] });
});

test('after a write, no response from before it is used', async () => {
  prefetch(early('{"success":true,"data":[2]}'));
  await postJson('/api/admin/blog', {});
  expect(await getJson('/api/admin/blog', { page: 1 })).toMatchObject({ data: [1] });
});
