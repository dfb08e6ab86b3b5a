import { render } from '@testing-library/react';
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

/** Answers every call with this envelope; `calls` are what was sent. `null`: the network is down. */
export function answerWith(status: number, envelope: object | null) {
  const calls: { url: string; body: unknown; headers: Headers }[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    calls.push({ url: new URL(request.url).pathname, body: await request.json(), headers: request.headers });
    if (!envelope) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(envelope), { status, headers: { 'content-type': 'application/json' } });
  };
  return calls;
}
