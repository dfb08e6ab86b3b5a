import { screen } from '@testing-library/react';
import { rightsOfRole, roleGroups, type Right } from '@vitrin/shared-contracts/rights';
import { http, stubReads } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { createRoutes } from '../routes.tsx';

const screens: [address: string, right: Right][] = [
  ['/admin/pages/blog/insert', 'articles.write'],
  ['/admin/contract-update?id=1', 'contracts.write'],
  ['/admin/users', 'users.read'],
  ['/admin/user-update?id=2', 'users.write'],
  ['/admin/audit', 'audit.read'],
];

const deniedScreens = roleGroups.flatMap((role) =>
  screens.filter(([, right]) => !rightsOfRole(role).has(right)).map(([address]) => [role, address] as const),
);

/** Requests that the header and the sidebar send on every screen. */
const frameRequests: ReadonlySet<string> = new Set(['/api/admin/role/groups', '/api/admin/status']);

afterEach(() => http.getJson.mockClear());

test.each(deniedScreens)(
  '%s at %s sees that access is denied, is not redirected, and sends no request for the data of the screen',
  async (role, address) => {
    stubReads({});
    const { router } = openPanel(createRoutes(), address, role);

    expect(await screen.findByRole('heading', { name: 'Bu ekranı görme yetkiniz yok.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'İstatistiklere dön' })).toHaveAttribute('href', '/admin/dashboard');
    expect(router.state.location.pathname + router.state.location.search).toBe(address);
    const asked = http.getJson.mock.calls.map(([path]) => path);
    expect(asked.filter((path) => !frameRequests.has(path))).toEqual([]);
  },
);
