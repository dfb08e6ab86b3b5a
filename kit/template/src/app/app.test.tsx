import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@vitrin/shared-contracts/paths';
import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { createBrowserRouter, RouterProvider } from '@vitrin/shared-contracts/router';
import { brandingStore } from '@vitrin/shared-contracts/state';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@vitrin/shared-contracts/static-router';
import { pathsOf } from '../shared/paths.ts';
import { siteRouteId } from '../shared/site.ts';
import { siteParts } from '@vitrin/shared-contracts/site-parts';
import app from './index.tsx';
import { branding, fakeSite, segment } from './testing/fake-site.ts';

const paths = pathsOf({ segment });

beforeEach(() => brandingStore.set(branding));

function visit(address: string, site = fakeSite()) {
  window.history.replaceState(null, '', address);
  render(<RouterProvider router={createBrowserRouter(app.createRoutes(site))} />);
}

async function serve(address: string) {
  const handler = createStaticHandler(app.createRoutes(fakeSite()));
  const context = await handler.query(new Request(`http://firma.example${address}`));
  if (context instanceof Response) throw new Error(`${address} redirects to ${context.headers.get('Location')}`);
  const html = renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
  return { html, context };
}

test('the first page shows its title and the latest three articles', async () => {
  visit(paths.start);
  const list = within(await screen.findByRole('region')).getAllByRole('link');
  expect(list.map((link) => link.getAttribute('href'))).toEqual([
    '/makale/makale-1',
    '/makale/makale-2',
    '/makale/makale-3',
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('its pages link to each other without a document load', async () => {
  visit(paths.start);
  const [entry] = await screen.findAllByRole('link', { name: 'Hakkında' });
  await userEvent.click(entry as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hakkında' })).toBeVisible();
  expect(window.location.pathname).toBe(paths.about);
});

test('pages use the language of the address', async () => {
  visit(paths.about, fakeSite('en'));
  expect(await screen.findByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});

test('a language without texts of this remote shows those in Turkish, as such', async () => {
  visit(paths.about, fakeSite('ar'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hakkında' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'tr');
  expect(screen.getByRole('main')).toHaveAttribute('dir', 'ltr');
});

test('a failed request shows an error and a retry link', async () => {
  visit(paths.start, fakeSite('tr', api.articles));
  expect(within(await screen.findByRole('alert')).getByRole('link', { name: 'Tekrar dene' })).toBeVisible();
});

test.each([paths.start, paths.about])(
  '%s renders complete HTML on the server and hydrates without mismatch',
  async (address) => {
    const { html, context } = await serve(address);
    expect(html.match(/<h1/g)).toHaveLength(1);
    // The server finds the elements of header and footer while they are empty.
    for (const part of Object.values(siteParts))
      expect(html).toMatch(new RegExp(` data-section="${part}"[^>]*></div>`));
    expect(html).not.toMatch(/\sstyle=/);
    window.history.replaceState(null, '', address);
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.replaceChildren(root);
    const differences: unknown[] = [];
    const router = createBrowserRouter(app.createRoutes(fakeSite()), { hydrationData: context });
    await act(async () => {
      hydrateRoot(root, <RouterProvider router={router} />, { onRecoverableError: (error) => differences.push(error) });
    });
    expect(differences).toEqual([]);
  },
);

test('each page provides its own head, in every language of the site', async () => {
  const { context } = await serve(paths.start);
  const handle = context.matches.at(-1)?.route.handle as RouteHandle;
  const head = handle.head?.(null, {
    url: paths.start,
    language: 'tr',
    companyName: 'Firma A.Ş.',
    loaderData: { [siteRouteId]: context.loaderData[siteRouteId] },
  });
  expect(head).toMatchObject({
    title: expect.stringContaining('| Firma A.Ş.'),
    canonical: paths.start,
    alternates: { tr: paths.start, en: `/en${paths.start}` },
  });
});
