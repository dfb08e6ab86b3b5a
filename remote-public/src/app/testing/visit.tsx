import { render } from '@testing-library/react';
import type { Branding } from '@vitrin/shared-contracts/branding';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { createBrowserRouter, RouterProvider } from '@vitrin/shared-contracts/router';
import { brandingStore } from '@vitrin/shared-contracts/state';
import app from '../index.tsx';
import { contextOf, fakeSite, type FakeSite } from './fake-site.ts';

export const branding: Branding = {
  favIcoLogoPath: '/logo.svg',
  mainLogoPath: '/logo.svg',
  secondLogoPath: '/logo-light.svg',
  mainColor: '#17594a',
  secondColor: '#d98a3d',
  projectCompanyName: 'Firma',
  companyName: 'Firma A.Ş.',
  projectCompanyUrl: 'https://firma.example',
};

/** Opens an address of the site in jsdom, as a visitor does. */
export function visit(address: string, change: Partial<FakeSite> = {}) {
  return visitWith(address, contextOf({ ...fakeSite(), ...change }));
}

/** Like `visit`, with a remote context that the test provides. */
export async function visitWith(address: string, context: RemoteContext) {
  brandingStore.set(branding);
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter(app.createRoutes(context));
  const page = render(<RouterProvider router={router} />);
  // The first page of a test run also loads its module files, which takes longer.
  await page.findByRole('contentinfo', {}, { timeout: 10_000 });
  return router;
}
