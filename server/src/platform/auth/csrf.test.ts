import type { FastifyRequest } from 'fastify';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { pageHeaders } from '../../testing/sign-in.ts';
import { isPageCall } from './csrf.ts';
import { keyedHash, randomToken } from './secrets.ts';
import { staffCookie } from './staff-cookies.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const bindingCookie = randomToken();

function isAccepted(headers: Record<string, string>, surface: 'auth' | 'admin' = 'admin'): boolean {
  const { config } = test.services;
  const cookies = { [staffCookie('companion', config).name]: bindingCookie };
  return isPageCall({ headers, cookies } as unknown as FastifyRequest, config, surface);
}

it('two documents of one browser have different CSRF values, and both are accepted', () => {
  const [first, second] = [1, 2].map(() => pageHeaders(test, 'admin', bindingCookie));
  expect(first?.['x-csrf-token']).not.toBe(second?.['x-csrf-token']);
  expect([first, second].map((headers) => isAccepted(headers ?? {}))).toEqual([true, true]);
});

it('a value of another surface or another browser is rejected', () => {
  expect(isAccepted(pageHeaders(test, 'admin', bindingCookie), 'auth')).toBe(false);
  expect(isAccepted(pageHeaders(test, 'admin', randomToken()))).toBe(false);
});

it('a document of a server before the salt stays usable', () => {
  const secret = keyedHash(test.services.config.secret, 'csrf', `admin:${bindingCookie}`);
  expect(isAccepted({ ...pageHeaders(test, 'admin', bindingCookie), 'x-csrf-token': secret })).toBe(true);
});
