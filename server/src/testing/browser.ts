import type { LoginAnswer, NextStepAnswer } from 'shared-contracts/auth';
import type { Envelope } from 'shared-contracts/envelope';
import { api } from 'shared-contracts/paths';
import { randomToken } from '../platform/auth/secrets.ts';
import { staffCookie } from '../platform/auth/staff-cookies.ts';
import { ask, type Answered, type Ask } from './ask.ts';
import { pageHeaders } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

export type StepBody = Envelope & Partial<Omit<LoginAnswer, 'data'>> & Partial<Omit<NextStepAnswer, 'token'>>;

export interface Browser {
  /** Sends a request of the sign-in page. */
  step(url: string, payload: object): Promise<{ status: number; body: StepBody; headers: Record<string, unknown> }>;
  logIn(email: string, password: string): ReturnType<Browser['step']>;
  /** A call of the panel, with the token of the last sign-in. */
  panel(request: Ask): Promise<Answered>;
}

/** A browser that keeps its cookies, at an address of its own. */
export function openBrowser(test: TestApp, { from = '127.0.0.1', agent = '' } = {}): Browser {
  const companion = staffCookie('companion', test.services.config).name;
  const jar = new Map([[companion, randomToken()]]);
  let token = '';
  const headersOf = (surface: 'auth' | 'admin') => ({
    ...pageHeaders(test, surface, jar.get(companion) ?? ''),
    'user-agent': agent,
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
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
      ask(test.app, { ...request, headers: { ...headersOf('admin'), authorization: `Bearer ${token}` } }),
  };
}
