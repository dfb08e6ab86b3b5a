import { render } from '@testing-library/react';
import { completeRights, rightsOfRole, type Right, type RoleGroup } from '@vitrin/shared-contracts/rights';
import { createBrowserRouter, RouterProvider, type RouteObject } from '@vitrin/shared-contracts/router';
import { brandingStore, sessionStore } from '@vitrin/shared-contracts/state';

const branding = {
  favIcoLogoPath: '',
  mainLogoPath: '',
  secondLogoPath: '',
  mainColor: '#17594a',
  secondColor: '#d98a3d',
  projectCompanyName: 'Örnek Mühendislik',
  companyName: 'Örnek Mühendislik',
  projectCompanyUrl: '/',
};

/** Renders the panel at an address, signed in with the given role, or with a custom one that has these rights. */
export function openPanel(
  routes: RouteObject[],
  address: string,
  role: RoleGroup | readonly Right[] = 'admin',
  email = 'gulsah@ornek.com',
) {
  brandingStore.set(branding);
  sessionStore.set({
    token: 'jeton',
    user: { name: 'Gülşah İnceoğlu', email, role_group: typeof role === 'string' ? role : 'role-1' },
    rights: typeof role === 'string' ? rightsOfRole(role) : new Set(completeRights(role)),
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter(routes);
  return { ...render(<RouterProvider router={router} />), router };
}
