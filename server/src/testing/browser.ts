import type { LoginResponse, NextStepResponse } from '@vitrin/shared-contracts/auth';
import type { Envelope } from '@vitrin/shared-contracts/envelope';
import { api } from '@vitrin/shared-contracts/paths';
import { randomToken } from '../platform/auth/secrets.ts';
import { staffCookie } from '../platform/auth/staff-cookies.ts';
import { sendRequest, type TestResponse, type TestRequest } from './send-request.ts';
import { pageHeaders } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

export type StepBody = Envelope & Partial<Omit<LoginResponse, 'data'>> & Partial<Omit<NextStepResponse, 'token'>>;

export interface Browser {
  /** Sends a request of the sign-in page. */
  step(url: string, payload: object): Promise<{ status: number; body: StepBody; headers: Record<string, unknown> }>;
  logIn(email: string, password: string): ReturnType<Browser['step']>;
  /** Sends a request of the panel, with the token of the last sign-in. */
  panel(request: TestRequest): Promise<TestResponse>;
}

interface BrowserPlace {
  /** IP address. */
  from?: string;
  agent?: string;
  /** Headers of a proxy, or another host name. */
  added?: Record<string, string>;
}

/** Creates a browser with its own cookies and IP address. */
export function createBrowser(
  test: TestApp,
  { from = '127.0.0.1', agent = '', added = {} }: BrowserPlace = {},
): Browser {
  const bindingCookie = staffCookie('companion', test.services.config).name;
  const jar = new Map([[bindingCookie, randomToken()]]);
  let token = '';
  const headersOf = (surface: 'auth' | 'admin') => ({
    ...pageHeaders(test, surface, jar.get(bindingCookie) ?? ''),
    'user-agent': agent,
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    ...added,
  });
  const step: Browser['step'] = async (url, payload) => {
    const headers = headersOf('auth');
    const response = await test.app.inject({ method: 'POST', url, headers, payload, remoteAddress: from });
    for (const { name, value } of response.cookies) jar.set(name, value);
    const body = response.json<StepBody>();
    token = body.token ?? token;
    return { status: response.statusCode, body, headers: response.headers };
  };
  return {
    step,
    logIn: (email, password) => step(api.login, { email, password }),
    panel: (request) =>
      sendRequest(test.app, { ...request, headers: { ...headersOf('admin'), authorization: `Bearer ${token}` } }),
  };
}
