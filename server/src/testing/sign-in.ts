import type { LoginResponse } from '@vitrin/shared-contracts/auth';
import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import { staffCsrfToken } from '../platform/auth/csrf.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { randomToken } from '../platform/auth/secrets.ts';
import { staffCookie } from '../platform/auth/staff-cookies.ts';
import { insertUser } from '../platform/auth/users.repository.ts';
import { sendRequest, type TestResponse, type TestRequest } from './send-request.ts';
import type { TestApp } from './test-app.ts';

export const testPassword = 'dogru-sifre-1';

/**
 * Returns what a document of this surface provides to its page: session-binding cookie, CSRF value, and the browser's
 * own headers.
 */
export function pageHeaders(
  { services }: TestApp,
  surface: 'auth' | 'admin',
  bindingCookie: string,
): Record<string, string> {
  return {
    'x-requested-with': 'XMLHttpRequest',
    'sec-fetch-site': 'same-origin',
    'x-csrf-token': staffCsrfToken(services.config, surface, bindingCookie),
    cookie: `${staffCookie('companion', services.config).name}=${bindingCookie}`,
  };
}

export async function createUser(
  { services }: Pick<TestApp, 'services'>,
  email: string,
  role_group: RoleGroup = 'super_admin',
): Promise<number> {
  return insertUser(services.db, {
    name: 'Ayşe Yılmaz',
    email,
    role_group,
    password_hash: await hashPassword(testPassword),
  });
}

/** Signs in as the page does; after a success the response contains the new session-binding cookie. */
export async function logIn(
  test: TestApp,
  credentials: { email: string; password: string },
  headers: Record<string, string> = {},
) {
  const page = pageHeaders(test, 'auth', randomToken());
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { ...page, ...headers },
    payload: credentials,
  });
  const { name } = staffCookie('companion', test.services.config);
  const bindingCookie = response.cookies.find((cookie) => cookie.name === name)?.value ?? '';
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json<LoginResponse>(),
    bindingCookie,
  };
}

export interface Staff {
  headers: Record<string, string>;
  userId: number;
  call(request: TestRequest): Promise<TestResponse>;
}

let count = 0;

/** Creates a user with this role, signs in, and returns the requests of the panel. */
export async function signIn(test: TestApp, role: RoleGroup = 'super_admin'): Promise<Staff> {
  count += 1;
  const email = `kisi${count}@vitrin.localhost`;
  return signInAs(test, { email, userId: await createUser(test, email, role) });
}

/** Signs in as an existing user with the test password, and returns the requests of the panel. */
export async function signInAs(test: TestApp, { email, userId }: { email: string; userId: number }): Promise<Staff> {
  const { body, bindingCookie } = await logIn(test, { email, password: testPassword });
  const headers = { ...pageHeaders(test, 'admin', bindingCookie), authorization: `Bearer ${body.token ?? ''}` };
  return {
    headers,
    userId,
    call: (request) => sendRequest(test.app, { ...request, headers: { ...headers, ...request.headers } }),
  };
}
