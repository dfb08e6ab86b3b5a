import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import app from './index.tsx';
import { createBrowserRouter, RouterProvider } from 'shared-contracts/router';
import { brandingStore } from 'shared-contracts/state';
import type { RemoteContext } from 'shared-contracts/remote-app';
import { arrivalOf } from '../features/sign-in/arrival.ts';
import { departure } from '../features/sign-in/departure.ts';

export const branding = {
  favIcoLogoPath: '/media/favicon.svg',
  mainLogoPath: '/media/logo.svg',
  secondLogoPath: '/media/logo-2.svg',
  mainColor: '#0b5c6b',
  secondColor: '#d9822b',
  projectCompanyName: 'Kuzey Mühendislik',
  companyName: 'Kuzey',
  projectCompanyUrl: 'https://kuzey.example/',
};

const context: RemoteContext = {
  language: () => 'tr',
  read: () => Promise.reject(new Error('The sign-in reads nothing')),
};

/** The sign-in as the shell shows it; `left` are the addresses it went to. */
export function showSignIn(address = '/giris-yap', container?: HTMLElement) {
  const left: string[] = [];
  jest.spyOn(departure, 'go').mockImplementation((to) => void left.push(to));
  brandingStore.set(branding);
  window.history.replaceState(null, '', address);
  const loaderData = { '0': arrivalOf(new URL(address, location.origin).href) };
  const router = createBrowserRouter(app.createRoutes(context), { hydrationData: { loaderData } });
  const tree = <RouterProvider router={router} />;
  render(tree, container ? { container, hydrate: true } : {});
  return { left };
}

interface Call {
  url: string;
  body: unknown;
  headers: Headers;
}

type Reply = readonly [status: number, envelope: object | null];

/** Answers every call with this envelope; `calls` are what was sent. `null`: the network is down. */
export function answerWith(status: number, envelope: object | null) {
  return answerBy(() => [status, envelope]);
}

/** Answers each path by its own replies, one after another; the last one stays. */
export function answerInTurn(replies: Readonly<Record<string, readonly Reply[]>>) {
  const asked = new Map<string, number>();
  return answerBy((path) => {
    const turn = asked.get(path) ?? 0;
    asked.set(path, turn + 1);
    const reply = replies[path]?.[turn] ?? replies[path]?.at(-1);
    if (!reply) throw new Error(`Nobody was to ask ${path}`);
    return reply;
  });
}

function answerBy(replyTo: (path: string) => Reply): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    calls.push({ url: pathname, body: await request.json(), headers: request.headers });
    const [status, envelope] = replyTo(pathname);
    if (!envelope) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(envelope), { status, headers: { 'content-type': 'application/json' } });
  };
  return calls;
}

export const person = { name: 'Deniz Ak', email: 'deniz@kuzey.example', role_group: 'admin' } as const;

/** The last step's answer. */
export const entered = { success: true, token: 'yeni-token', expires_in: 3600, data: person };

/** An answer that asks for a further step. */
export function due(next: string, extras: object = {}) {
  return { success: true, token: null, message: 'Devam edin.', next, ticket: `${next}-bileti`, ...extras };
}

export function refused(errors: Record<string, string>, message = 'Lütfen işaretli alanları düzeltin.') {
  return { success: false, message, errors };
}

/** E-mail and password, as they are typed. */
export async function passFirstCard(keyboard = userEvent.setup()): Promise<void> {
  await keyboard.type(screen.getByLabelText('E-Posta'), person.email);
  await keyboard.type(screen.getByLabelText('Şifre'), 'gizli-sifre');
  await keyboard.click(screen.getByRole('button', { name: 'Giriş Yap' }));
}
