import { screen } from '@testing-library/react';
import { rightsOfRole, roleGroups, type Right } from 'shared-contracts/rights';
import { http, answerReads } from '../../shared/testing/fake-server.ts';
import { openPanel } from '../../shared/testing/open-panel.tsx';
import { createRoutes } from '../routes.tsx';

const screens: [address: string, right: Right][] = [
  ['/admin/pages/blog/insert', 'articles.write'],
  ['/admin/contract-update?id=1', 'contracts.write'],
  ['/admin/users', 'users.read'],
  ['/admin/user-update?id=2', 'users.write'],
  ['/admin/audit', 'audit.read'],
];

const closed = roleGroups.flatMap((role) =>
  screens.filter(([, right]) => !rightsOfRole(role).has(right)).map(([address]) => [role, address] as const),
);

/** What the header and the sidebar ask for on every screen. */
const ofTheFrame: ReadonlySet<string> = new Set(['/api/admin/role/groups', '/api/admin/status']);

afterEach(() => http.getJson.mockClear());

test.each(closed)('%s at %s is told why, stays there, and asks the server for nothing of it', async (role, address) => {
  answerReads({});
  const { router } = openPanel(createRoutes(), address, role);

  expect(await screen.findByRole('heading', { name: 'Bu ekranı görme yetkiniz yok.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'İstatistiklere dön' })).toHaveAttribute('href', '/admin/dashboard');
  expect(router.state.location.pathname + router.state.location.search).toBe(address);
  const asked = http.getJson.mock.calls.map(([path]) => path);
  expect(asked.filter((path) => !ofTheFrame.has(path))).toEqual([]);
});
