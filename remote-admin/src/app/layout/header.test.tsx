import { act, screen, within } from '@testing-library/react';
import type { Branding } from '@vitrin/shared-contracts/branding';
import { roleGroupLabels, roleGroups } from '@vitrin/shared-contracts/rights';
import { brandingStore } from '@vitrin/shared-contracts/state';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { stubIdlePeriods } from '../../testing/idle-periods.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { chooseTheme, restoreTheme } from '../theme/theme.store.ts';
import { Header } from './header.tsx';

const address = '/api/admin/role/groups';
const routes = singleScreenRoutes('/admin', () => <Header onToggle={() => undefined} />);
const branding: Branding = {
  favIcoLogoPath: '',
  mainLogoPath: '/logo.svg',
  secondLogoPath: '',
  mainColor: '#1c5c4a',
  secondColor: '#d98a3d',
  companyName: 'Kuzey',
  projectCompanyName: 'Kuzey',
  projectCompanyUrl: 'https://kuzey.example/',
};
const requested = () => http.getJson.mock.calls.filter(([url]) => url === address).length;

let idle: ReturnType<typeof stubIdlePeriods>;
beforeEach(() => {
  jest.clearAllMocks();
  idle = stubIdlePeriods();
});
afterEach(() => idle.remove());

test.each(roleGroups)('shows the name and the role of %s in the header before it requests labels', async (role) => {
  stubReads({ [address]: () => succeeded(roleGroupLabels) });
  openPanel(routes, '/admin', role);

  const header = within(await screen.findByRole('banner'));
  expect(header.getByText(roleGroupLabels[role])).toBeVisible();
  expect(header.getByText('Gülşah İnceoğlu')).toBeVisible();
  expect(requested()).toBe(0);
});

test('a dark header without a logo for dark backgrounds shows the name of the company', async () => {
  stubReads({ [address]: () => succeeded(roleGroupLabels) });
  openPanel(routes, '/admin');
  act(() => brandingStore.set(branding));
  const link = await screen.findByRole('link', { name: 'Kuzey, İstatistikler' });
  expect(link.querySelector('img')).toHaveAttribute('src', '/logo.svg');
  act(() => chooseTheme('header', 'dark'));
  expect(link).toHaveTextContent('Kuzey');
  expect(link.querySelector('img')).toBeNull();
  act(() => brandingStore.set({ ...branding, secondLogoPath: '/logo-acik.svg' }));
  expect(link.querySelector('img')).toHaveAttribute('src', '/logo-acik.svg');
  act(() => chooseTheme('header', 'light'));
});

test('the header stays light in the dark mode of the panel until its colour is chosen', async () => {
  stubReads({ [address]: () => succeeded(roleGroupLabels) });
  openPanel(routes, '/admin');
  const header = await screen.findByRole('banner');
  act(() => chooseTheme('mode', 'dark'));
  expect(header).toHaveAttribute('data-mode', 'light');
  act(() => chooseTheme('header', 'dark'));
  expect(header).toHaveAttribute('data-mode', 'dark');
  localStorage.clear();
  act(restoreTheme);
});

test('the label of a role that the company has added appears when the browser is idle', async () => {
  stubReads({ [address]: () => succeeded({ ...roleGroupLabels, 'role-4': 'Bayi Sorumlusu' }) });
  openPanel(routes, '/admin', 'role-4');
  const header = within(await screen.findByRole('banner'));
  expect(header.queryByText('Bayi Sorumlusu')).not.toBeInTheDocument();

  idle.pass();
  idle.pass();

  expect(await header.findByText('Bayi Sorumlusu')).toBeVisible();
});
