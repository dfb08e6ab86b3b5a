import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import app from './index.tsx';
import type { Language } from '@vitrin/shared-contracts/languages';
import { createBrowserRouter, RouterProvider, type RouteObject } from '@vitrin/shared-contracts/router';
import { brandingStore, languageStore } from '@vitrin/shared-contracts/state';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import type { SignInData } from '../features/sign-in/sign-in.loader.ts';
import { signInReasonOf } from '../features/sign-in/sign-in-reason.ts';
import { navigation } from '../features/sign-in/navigation.ts';

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

/** Context of the remote. The languages of the site cannot be read, as on a host of the panel alone. */
export function contextIn(abbr: string): RemoteContext {
  return { language: () => abbr, read: () => Promise.reject(new Error('No data')) };
}

/** Renders the Turkish sign-in as the shell does; `left` are the addresses to which it navigated. */
export function renderSignIn(address = '/giris-yap', container?: HTMLElement) {
  return renderRoutes(app.createRoutes(contextIn('tr')), { address, container, languages: [] });
}

interface RenderedRoutes {
  address: string;
  container?: HTMLElement | undefined;
  languages: readonly Language[];
}

/** Renders the sign-in in a language whose texts are a chunk, which the shell loads before it renders. */
export async function renderSignInIn(language: Language, languages: readonly Language[] = [], address = '/giris-yap') {
  languageStore.set(language);
  const routes = app.createRoutes(contextIn(language.abbr));
  await Promise.all(
    routes.map(async (route) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return renderRoutes(routes, { address, languages });
}

function renderRoutes(routes: RouteObject[], { address, container, languages }: RenderedRoutes) {
  const navigations: string[] = [];
  jest.spyOn(navigation, 'go').mockImplementation((to) => void navigations.push(to));
  brandingStore.set(branding);
  window.history.replaceState(null, '', address);
  const data: SignInData = {
    reason: signInReasonOf(new URL(address, location.origin).href),
    languages: [...languages],
  };
  const loaderData = { [routes[0]?.id ?? '0']: data };
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  const tree = <RouterProvider router={router} />;
  render(tree, container ? { container, hydrate: true } : {});
  return { left: navigations };
}

interface Call {
  url: string;
  body: unknown;
  headers: Headers;
}

export type Reply = readonly [status: number, envelope: object | null];

/** Stubs `fetch` with one response and returns the calls. An envelope of `null` means that the network is down. */
export function stubResponse(status: number, envelope: object | null) {
  return stubFetch(() => [status, envelope]);
}

/** Stubs `fetch` with the responses of each path in order, repeating the last one, and returns the calls. */
export function stubResponses(replies: Readonly<Record<string, readonly Reply[]>>) {
  const asked = new Map<string, number>();
  return stubFetch((path) => {
    const turn = asked.get(path) ?? 0;
    asked.set(path, turn + 1);
    const reply = replies[path]?.[turn] ?? replies[path]?.at(-1);
    if (!reply) throw new Error(`Unexpected request: ${path}`);
    return reply;
  });
}

function stubFetch(replyTo: (path: string) => Reply): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    calls.push({
      url: pathname,
      body: request.method === 'GET' ? null : await request.json(),
      headers: request.headers,
    });
    const [status, envelope] = replyTo(pathname);
    if (!envelope) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(envelope), { status, headers: { 'content-type': 'application/json' } });
  };
  return calls;
}

export const person = { name: 'Deniz Ak', email: 'deniz@kuzey.example', role_group: 'admin' } as const;

/** Response of the last step. */
export const signedIn = { success: true, token: 'yeni-token', expires_in: 3600, data: person };

/** Returns a response that requires another step. */
export function stepRequired(next: string, extras: object = {}) {
  return { success: true, token: null, message: 'Devam edin.', next, ticket: `${next}-bileti`, ...extras };
}

export function rejected(errors: Record<string, string>, message = 'Lütfen işaretli alanları düzeltin.') {
  return { success: false, message, errors };
}

/** Types e-mail and password into the login card and submits it. */
export async function submitLoginCard(keyboard = userEvent.setup()): Promise<void> {
  await keyboard.type(screen.getByLabelText('E-Posta'), person.email);
  await keyboard.type(screen.getByLabelText('Şifre'), 'gizli-sifre');
  await keyboard.click(screen.getByRole('button', { name: 'Giriş Yap' }));
}
