import { render } from '@testing-library/react';
import type { Branding } from 'shared-contracts/branding';
import { createBrowserRouter, RouterProvider } from 'shared-contracts/router';
import { brandingStore } from 'shared-contracts/state';
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

/** Opens an address of the site in the test's browser, as a visitor does. */
export async function visit(address: string, change: Partial<FakeSite> = {}) {
  brandingStore.set(branding);
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter(app.createRoutes(contextOf({ ...fakeSite(), ...change })));
  const page = render(<RouterProvider router={router} />);
  await page.findByRole('contentinfo');
  return router;
}
