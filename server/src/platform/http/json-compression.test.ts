import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { signIn } from '../../testing/sign-in.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function encodingOf(url: string): Promise<string | undefined> {
  const { headers } = await signIn(test);
  const response = await test.app.inject({ url, headers: { ...headers, 'accept-encoding': 'br, gzip' } });
  expect(response.statusCode).toBe(200);
  return response.headers['content-encoding'];
}

it('a long JSON response is compressed, a short one is not', async () => {
  expect(await encodingOf('/api/admin/statistics/visits?days=365')).toBe('br');
  expect(await encodingOf('/api/admin/spam-rules')).toBeUndefined();
});

it('an export is sent as it is', async () => {
  expect(await encodingOf('/api/admin/audit/export')).toBeUndefined();
});

it('a logo is compressed', async () => {
  expect(await encodingOf('/media/brand/logo.svg')).toBe('br');
});
