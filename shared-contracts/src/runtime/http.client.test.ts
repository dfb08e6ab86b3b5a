/** @jest-environment ../kit/src/jest/browser-environment.ts */
import { getJson, Unreachable } from '@vitrin/shared-contracts/http';

jest.mock('./http-client.ts', () => {
  throw new Error('Loading chunk axios failed.');
});

afterEach(() => void (globalThis.vitrin = undefined));

test('a response that the document has requested is adopted without axios', async () => {
  const response = Response.json({ success: true, data: [2] });
  globalThis.vitrin = { reads: new Map([['/api/admin/blog', Promise.resolve(response)]]) };
  expect(await getJson('/api/admin/blog')).toMatchObject({ data: [2], status: 200 });
});

test('a connection that fails while axios is loaded is reported like one that fails during the request', async () => {
  await expect(getJson('/api/admin/blog')).rejects.toThrow(Unreachable);
});
