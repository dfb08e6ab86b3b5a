import { screen, within } from '@testing-library/react';
import type { MenuLink } from '@vitrin/shared-contracts/menus';
import { contextOf, fakeSite, type FakeSite } from './testing/fake-site.ts';
import { sitePage } from './testing/site-page.ts';
import { visitWith } from './testing/visit.tsx';

// The shell exchanges the names in the addresses of the router; here paths are as routes have them.
const listNames = { projeler: 'projeler-2', ara: 'ara-2' };

const visit = (path: string, change: Partial<FakeSite> = {}) =>
  visitWith(path, { ...contextOf({ ...fakeSite(), ...change }), listNames });

const entry = (label: string, href: string): MenuLink => ({ id: label, label, href, children: [] });

test('addresses of menus become paths of routes: the list is current, and the page that has its segment is another one', async () => {
  const header = [entry('Projeler', '/projeler-2'), entry('Eski projeler', '/projeler')];
  await visit('/projeler', { menus: { header, footer: null, legal: null, phone: null } });
  const navigation = within(screen.getByRole('navigation', { name: 'Ana menü' }));
  const [list, owner] = navigation.getAllByRole('link');
  expect([list?.getAttribute('href'), list?.getAttribute('aria-current')]).toEqual(['/projeler', 'page']);
  expect([owner?.getAttribute('href'), owner?.getAttribute('aria-current')]).toEqual(['/projeler-2', null]);
});

test('forms are sent to the address of the list without script', async () => {
  await visit('/projeler');
  expect(screen.getByRole('form', { name: 'Projeleri süzün' })).toHaveAttribute('action', '/projeler-2');
});

test('a page of sections that has the segment of a list is read by its address, and its links are paths of routes', async () => {
  const page = { ...sitePage(), path: '/projeler', alternates: { tr: '/projeler' }, trail: [] };
  const router = await visit('/projeler-2', { sitePages: { '/projeler': page } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deprem güvenliği ölçülerek sağlanır.');
  expect(router.state.location.pathname).toBe('/projeler-2');
});
