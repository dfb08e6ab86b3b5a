import { act, cleanup, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from '@vitrin/shared-contracts/router';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import { mockDialogs } from './testing/dialogs.ts';
import { serve } from './testing/serve.tsx';
import { pageSection, sitePage } from './testing/site-page.ts';
import { visit } from './testing/visit.tsx';

beforeAll(mockDialogs);

const item = (id: number, section: ContactItem['section'], name: string, content: string): ContactItem => ({
  id,
  section,
  name,
  content,
  lang: null,
  queue: id,
});
const map = 'https://www.openstreetmap.org/?mlat=39.9&mlon=32.8#map=16/39.9/32.8';
const contact = [
  item(1, 'adres', 'Merkez', 'Körfez Sokak No: 1, 35250 Konak / İzmir'),
  item(2, 'adres', 'Ankara', 'Tuna Caddesi No: 5, 06420 Çankaya / Ankara'),
  item(3, 'telefon', 'Santral', '+90 232 000 00 42'),
  item(4, 'telefon', 'Ankara', '+90 312 000 00 42'),
  item(5, 'email', 'Ankara', 'ankara@firma.example'),
  item(6, 'shift', 'Ankara', JSON.stringify([{ days: [1, 2, 3, 4, 5], opens: '09:15', closes: '17:45' }])),
  item(7, 'source_link', 'Ankara', map),
];
const { path } = sitePage();
const open = (branches: number[], items: readonly ContactItem[] = contact) =>
  visit(path, {
    sitePages: {
      [path]: sitePage({ sections: [pageSection('branches', { branches })], records: { contact: [...items] } }),
    },
  });
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('the contact page shows each further branch with the items of its name, and the head office with the others', async () => {
  await visit('/iletisim', { contact });
  const facts = within(screen.getByRole('region', { name: 'İletişim bilgileri' }));
  expect(facts.getByText('+90 232 000 00 42')).toBeVisible();
  expect(facts.queryByText('+90 312 000 00 42')).toBeNull();
  const region = screen.getByRole('region', { name: 'Şubeler' });
  expect(region.querySelector('#sube-2')).not.toBeNull();
  const branches = within(region);
  expect(branches.getByRole('link', { name: '+90 312 000 00 42' })).toBeVisible();
  expect(branches.getByRole('link', { name: 'ankara@firma.example' })).toHaveAttribute(
    'href',
    'mailto:ankara@firma.example',
  );
  expect(branches.getByText('09:15 – 17:45')).toBeVisible();
  const shown = branches.getByRole('link', { name: /^Tuna Caddesi.*Haritayı gösterin/ });
  expect(shown).toHaveAttribute('data-map', expect.stringContaining('openstreetmap.org/export/embed.html'));
  expect(shown).toHaveAttribute('href', map);
  expect(document.querySelector('iframe')).toBeNull();
});

test('a company with one address has no branches on the contact page', async () => {
  await visit('/iletisim', { contact: contact.filter(({ name }) => name !== 'Ankara') });
  expect(screen.queryByRole('region', { name: 'Şubeler' })).toBeNull();
});

test('a section shows all branches, or the chosen ones in their order', async () => {
  await open([]);
  expect(names()).toEqual(['Merkez', 'Ankara']);
  cleanup();
  await open([2, 99, 1]);
  expect(names()).toEqual(['Ankara', 'Merkez']);
  cleanup();
  await open([99]);
  expect(document.getElementById('bolum-branches')).toBeNull();
  cleanup();
  await open([], []);
  expect(document.getElementById('bolum-branches')).toBeNull();
});

test('a language with one address of its own has a chosen branch once', async () => {
  await open([2, 1], [item(8, 'adres', 'Head office', 'Körfez Sokak No: 1, Konak / İzmir')]);
  expect(names()).toEqual(['Head office']);
});

test('a map that is given as the address of its frame is a link to a page that can be read', async () => {
  const frame = 'https://www.google.com/maps/embed?pb=!1m18';
  const items = contact.map((each) => (each.section === 'source_link' ? { ...each, content: frame } : each));
  await open([2], items);
  const link = screen.getByRole('link', { name: /Haritayı gösterin Google Haritalar$/ });
  expect(link).toHaveAttribute('data-map', 'https://www.google.com/maps/embed?pb=%211m18');
  expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Tuna/);
});

test('a page with the section describes each branch as a business with an address of its own', async () => {
  const page = sitePage({ sections: [pageSection('branches')], records: { contact } });
  const { head } = await serve(path, { contact, sitePages: { [path]: page } });
  const businesses = (head?.structured ?? []).filter((each) => '@type' in each && each['@type'] === 'LocalBusiness');
  expect(businesses).toMatchObject([
    { '@id': '/#company', address: { addressRegion: 'İzmir' } },
    {
      '@id': '/#company-2',
      url: '/iletisim#sube-2',
      address: { addressRegion: 'Ankara' },
      telephone: ['+903120000042'],
      email: ['ankara@firma.example'],
      hasMap: map,
      openingHoursSpecification: [{ opens: '09:15', closes: '17:45' }],
    },
  ]);
});

test('a map that was pressed before the page has started stays, and its text is escaped', async () => {
  const place = 'Han "B" <5> & Oğulları Sokak';
  const items = contact.map((each) => (each.id === 2 ? { ...each, content: place } : each));
  const { html = '', hydrationData = {}, routes = [] } = await serve('/iletisim', { contact: items });
  window.history.replaceState(null, '', '/iletisim');
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const link = root.querySelector('a[data-map]');
  expect(link).toHaveTextContent(`${place}: Haritayı gösterin OpenStreetMap`);
  link?.replaceWith(document.createElement('iframe'));
  const errors: unknown[] = [];
  const router = createBrowserRouter(routes, { hydrationData });
  const onRecoverableError = (error: unknown) => errors.push(error);
  const page = await act(async () => hydrateRoot(root, <RouterProvider router={router} />, { onRecoverableError }));
  expect(errors).toEqual([]);
  expect(root.querySelectorAll('iframe')).toHaveLength(1);
  act(() => page.unmount());
});
