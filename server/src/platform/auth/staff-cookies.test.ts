import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, logIn, testPassword } from '../../testing/sign-in.ts';
import { mayContainCookie, staffCookie } from './staff-cookies.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function cookiesOver(publicUrl: string, email: string): Promise<string> {
  const { config } = test.services;
  const before = config.publicUrl;
  config.publicUrl = publicUrl;
  await createUser(test, email);
  const { status, headers } = await logIn(test, { email, password: testPassword });
  config.publicUrl = before;
  expect(status).toBe(200);
  return String(headers['set-cookie']);
}

it('over plain http, which is localhost only, cookies have no attributes that WebKit would reject', async () => {
  const cookies = await cookiesOver('http://localhost:3000', 'yerel@vitrin.localhost');
  expect(cookies).toMatch(/vitrin-device=.*vitrin-companion=[^,]+HttpOnly; SameSite=Strict/);
  expect(cookies).not.toMatch(/Secure|__Host-/);
});

it('over https the browser restricts the cookies to this host and to https', async () => {
  const cookies = await cookiesOver('https://www.ornek.com.tr', 'uzak@vitrin.localhost');
  expect(cookies.match(/__Host-(?:device|companion)=[^,]+; Path=\/; HttpOnly; Secure; SameSite=Strict/g)).toHaveLength(
    2,
  );
  expect(cookies).not.toContain('vitrin-');
});

it.each(['a=1; __Host-companion=x', 'vitrin-companion=x'])('%s may belong to staff', (header) => {
  expect([
    mayContainCookie(header, 'companion'),
    mayContainCookie(header, 'preview'),
    mayContainCookie(undefined, 'companion'),
  ]).toEqual([true, false, false]);
});

it('a cookie under the other name is ignored', async () => {
  const { config } = test.services;
  expect(staffCookie('companion', config).name).toBe('vitrin-companion');
  expect(staffCookie('companion', { publicUrl: 'https://a' }).name).toBe('__Host-companion');
});
