import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import type { SectionContext } from '@vitrin/shared-contracts/remote-sections';
import { api } from '@vitrin/shared-contracts/paths';
import { brandingStore } from '@vitrin/shared-contracts/state';
import { contextOf, fakeSite, type FakeSite } from '../app/testing/fake-site.ts';
import { branding } from '../app/testing/visit.tsx';
import { loadFooter, loadHeader } from './site-frame.loader.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const parts = {
  'site-header': { load: loadHeader, View: SiteHeader },
  'site-footer': { load: loadFooter, View: SiteFooter },
} as const;

const navigation = new EventTarget();

/** Shows another page of the remote without a new document. */
function navigate(path: string): void {
  history.pushState(null, '', path);
  act(() => void navigation.dispatchEvent(new Event('currententrychange')));
}

beforeEach(() => {
  brandingStore.set(branding);
  history.replaceState(null, '', '/kampanya?a=1');
  Object.assign(globalThis, { navigation });
});

/** Renders a part as the server does and hydrates it as the shell does, around the page `/kampanya` of another remote. */
async function show(id: keyof typeof parts, change: Partial<FakeSite> = {}, more: Partial<SectionContext> = {}) {
  const { load, View } = parts[id];
  const { read, language } = contextOf({ ...fakeSite(), ...change });
  const companyFacts: SectionContext['read'] = (path, params) =>
    path === api.companyFacts ? Promise.resolve({ data: { facts: null } as never }) : read(path, params);
  const data = await load({}, { language, read: companyFacts, pageUrl: '/kampanya?a=1', ...more });
  const tree = <View data={data} section={{ id }} />;
  const place = document.createElement('div');
  const html = renderToString(tree, { identifierPrefix: `${id}-` });
  place.innerHTML = html;
  document.body.replaceChildren(place);
  const differences: unknown[] = [];
  await act(async () => {
    hydrateRoot(place, tree, { identifierPrefix: `${id}-`, onRecoverableError: (error) => differences.push(error) });
  });
  expect(differences).toEqual([]);
  return { html, data };
}

const entry = (id: string, href: string | null, label = id) => ({ id, label, href, children: [] });

test('the header shows the menu of the site, with the page of the other remote as the current one', async () => {
  const header = [
    entry('1', '/kampanya', 'Kampanyalar'),
    entry('2', 'https://baska.example', 'Başka'),
    entry('3', '/makaleler', 'Yazılar'),
  ];
  await show('site-header', { menus: { header, footer: null, legal: null, phone: null } });
  const menu = within(screen.getByRole('navigation', { name: 'Ana menü' }));
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/kampanya',
    'https://baska.example',
    '/makaleler',
  ]);
  expect(menu.getByRole('link', { name: 'Kampanyalar' })).toHaveAttribute('aria-current', 'page');
});

test('the header marks the page that the other remote has changed to', async () => {
  const languages = ['tr', 'en'].map((abbr) => ({ abbr, lang: abbr })) as FakeSite['languages'];
  const header = [entry('1', '/kampanya', 'Kampanyalar'), entry('2', '/isler', 'Projeler')];
  const menus = { header, footer: null, legal: null, phone: null };
  await show('site-header', { languages, menus }, { listNames: { projeler: 'isler' } });
  const menu = within(screen.getByRole('navigation', { name: 'Ana menü' }));
  const current = () => menu.getByRole('link', { current: 'page' });
  navigate('/en/isler');
  expect(current()).toHaveTextContent('Projeler');
  navigate('/kampanya');
  expect(current()).toHaveTextContent('Kampanyalar');
});

test('links are addresses in the language of the page, with the names of lists of this site', async () => {
  const languages = ['tr', 'en'].map((abbr) => ({ abbr, lang: abbr })) as FakeSite['languages'];
  const menus = { header: [entry('1', '/isler', 'Projects')], footer: null, legal: null, phone: null };
  const listNames = { projeler: 'isler', ara: 'arama' };
  await show('site-header', { language: 'en', languages, menus }, { listNames });
  const linkNamed = (name: string) => screen.getAllByRole('link', { name, hidden: true })[0];
  expect(linkNamed('Projects')).toHaveAttribute('href', '/en/isler');
  expect(linkNamed('Sitede ara')).toHaveAttribute('href', '/en/arama');
  expect(linkNamed('tr')).toHaveAttribute('href', api.changeLanguage('tr'));
});

test('ids begin with the place, so that they cannot be those of the page', async () => {
  const header = [{ ...entry('1', null, 'Hizmetler'), children: [entry('2', '/bakim', 'Bakım')] }];
  const { html } = await show('site-header', { menus: { header, footer: null, legal: null, phone: null } });
  const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(ids.filter((id) => !/^_?site-header-/.test(id ?? ''))).toEqual([]);
});

test('the footer shows contracts and contact, and no form', async () => {
  const newsletter = { ...fakeSite().newsletter, footer: true };
  await show('site-footer', { newsletter });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Gizlilik Politikası' })).toHaveAttribute('href', '/sozlesme/gizlilik');
  expect(footer.getByRole('link', { name: 'bilgi@firma.example' })).toBeInTheDocument();
  expect(footer.queryByRole('textbox')).toBeNull();
});

test.each(Object.keys(parts) as (keyof typeof parts)[])('%s is sent no texts that it does not show', async (id) => {
  const { data } = await show(id);
  expect(Object.keys(data.frame.texts).toSorted()).toEqual(['common', 'company', 'footer', 'home', 'navbar', 'search']);
  expect(JSON.stringify(data).length).toBeLessThan(8_000);
});
