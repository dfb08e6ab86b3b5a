import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menuLabelLength, type MenuEntry, type MenuTargetState } from '@vitrin/shared-contracts/menus';
import { invalid } from '@vitrin/shared-contracts/validation';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { submitButton } from '../../testing/submit-button.ts';
import { sitePageRow } from '../../testing/site-page-fixtures.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { MenuPage } from './menu.page.tsx';

const route = (id: 'home' | 'contact', parent: string | null = null): MenuEntry => ({
  id,
  parent,
  target: { type: 'route', route: id },
  off: false,
});
const article: MenuEntry = { id: 'a', parent: null, target: { type: 'record', entity: 'article', id: 3 }, off: false };
const group: MenuEntry = { id: 'g', parent: null, target: { type: 'group' }, off: false };

const states = (change: Partial<MenuTargetState>): MenuTargetState => ({
  key: '',
  entity: null,
  screen: null,
  states: { tr: 'public', en: 'public' },
  titles: {},
  ...change,
});
const targets = [
  states({ key: 'route.home', titles: { tr: 'Anasayfa', en: 'Home' } }),
  states({ key: 'route.contact', titles: { tr: 'İletişim', en: 'Contact' } }),
  states({
    key: 'article.3',
    entity: 'article',
    screen: '/admin/pages/blog/update?id=3',
    states: { tr: 'unpublished', en: 'untranslated' },
    titles: { tr: 'Zemin etüdü' },
  }),
];

function open(entries: MenuEntry[], labels: Record<string, string> = {}, place = 'header') {
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    [`/api/admin/menus/${place}`]: () =>
      succeeded({ place, version: 2, entries, translations: { tr: { labels }, en: { labels: {} } } }),
    '/api/admin/menu-targets': () => succeeded(targets),
    '/api/pages/blog': () => succeeded([{ id: 5, title: 'Sondaj' }]),
    '/api/admin/site-pages': () => succeeded([sitePageRow(7, 'Güçlendirme', { path: '/hizmetler/guclendirme' })]),
    '/api/admin/remote-pages': () =>
      succeeded([{ id: 2, title: 'Hesaplayıcı', path: '/hesap', remote: 'Hesap ekibi' }]),
    '/api/pages/contracts': () => succeeded([{ id: 1, name: 'Gizlilik' }]),
    '/api/pages/contact-information': () =>
      succeeded([{ id: 1, section: 'telefon', name: 'Merkez', content: '0232 000 00 42', tel: 'tel:+902320000042' }]),
  });
  return openPanel(singleScreenRoutes('/admin/menus', MenuPage), `/admin/menus?menu=${place}`);
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const rows = async () => within(await screen.findByRole('list', { name: 'Bağlantılar' })).getAllByRole('listitem');
const sent = async () => {
  await press(submitButton);
  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  const [method, path, fields] = http.sendForm.mock.calls[0] ?? [];
  expect([method, path]).toEqual(['PUT', '/api/admin/menus']);
  return (fields as { form_data: { entries: MenuEntry[]; translations: Record<string, unknown> } }).form_data;
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.publication.mockReset();
  http.sendForm.mockResolvedValue(succeeded());
});

test('a label that is too long is kept, and the summary names it', async () => {
  open([route('home'), route('contact')]);
  const label = await screen.findByRole('textbox', { name: 'İletişim: menüdeki ad' });
  await userEvent.click(label);
  await userEvent.paste('x'.repeat(menuLabelLength + 1));
  await userEvent.tab();
  expect(label).toHaveValue('x'.repeat(menuLabelLength + 1));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent(`2. bağlantının menüdeki adı (tr) ${invalid.tooLong(menuLabelLength)}`);
});

test('a label is written for the language, the title of the target is its placeholder', async () => {
  open([route('home'), route('contact')]);
  const field = await screen.findByRole('textbox', { name: 'Anasayfa: menüdeki ad' });
  expect(field).toHaveAttribute('placeholder', 'Anasayfa');
  await userEvent.type(field, 'Giriş');
  const { translations, ...rest } = await sent();
  expect(rest).toMatchObject({ place: 'header', version: 2, entries: [route('home'), route('contact')] });
  expect(translations).toMatchObject({ tr: { labels: { home: 'Giriş' } } });
});

test('an entry that visitors do not see says why, and leads to the record', async () => {
  open([article, group]);
  const [first, second] = await rows();
  expect(await within(first as HTMLElement).findByText('Yayında değil')).toBeVisible();
  expect(within(first as HTMLElement).getByRole('link', { name: 'Makale · Zemin etüdü' })).toHaveAttribute(
    'href',
    '/admin/pages/blog/update?id=3',
  );
  expect(within(second as HTMLElement).getByText('Bu dilde adı yok')).toBeVisible();
});

test('entries are moved by buttons, also between the levels', async () => {
  open([route('home'), route('contact')]);
  await press('İletişim: üsttekinin altına al');
  expect((await rows())[1]).toHaveAttribute('data-level', '2');
  expect(await screen.findByRole('button', { name: 'İletişim: üsttekinin altına al' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect((await sent()).entries).toEqual([route('home'), route('contact', 'home')]);
});

test('a removed entry comes back with those below it', async () => {
  open([route('home'), route('contact', 'home')]);
  await press('Anasayfa: çıkar');
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  const undo = await screen.findByRole('button', { name: 'Geri al' });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(await rows()).toHaveLength(2);
});

test('an entry is added from the found records', async () => {
  open([route('home')]);
  await press('Bağlantı ekle');
  await userEvent.type(await screen.findByRole('textbox', { name: /Sayfa, kayıt/ }), 'sondaj');
  await press(/^Sondaj/);
  const { entries } = await sent();
  expect(entries[1]).toMatchObject({ parent: null, target: { type: 'record', entity: 'article', id: 5 }, off: false });
  expect(entries[1]?.id).toMatch(/^[\da-f]{8}$/);
});

test('an address is added as it is typed', async () => {
  open([route('home')]);
  await press('Bağlantı ekle');
  await userEvent.type(await screen.findByRole('textbox', { name: /Sayfa, kayıt/ }), 'www.ornek.com');
  await press(/ornek\.com/);
  expect(await screen.findByText('Bu dilde adı yok')).toBeVisible();
  expect((await sent()).entries[1]?.target).toEqual({ type: 'address', address: 'https://www.ornek.com' });
});

test('a page whose path is typed is offered too, because an entry follows it when it moves', async () => {
  open([route('home')]);
  await press('Bağlantı ekle');
  await userEvent.type(await screen.findByRole('textbox', { name: /Sayfa, kayıt/ }), '/hizmetler/g');
  expect(await screen.findByRole('button', { name: /^\/hizmetler\/g/ })).toBeVisible();
  await press(/^Güçlendirme/);
  expect((await sent()).entries[1]?.target).toEqual({ type: 'record', entity: 'site-page', id: 7 });
});

test('a page of another team is offered by its name, and an entry follows it', async () => {
  open([route('home')]);
  await press('Bağlantı ekle');
  await userEvent.type(await screen.findByRole('textbox', { name: /Sayfa, kayıt/ }), 'hesap');
  await press(/^Hesaplayıcı.*Uygulama sayfası/);
  expect((await sent()).entries[1]?.target).toEqual({ type: 'record', entity: 'remote-page', id: 2 });
});

test('phone buttons are offered from the company data, with their names', async () => {
  open([], {}, 'phone');
  await press('Bağlantı ekle');
  await press(/^WhatsApp/);
  const { entries, translations } = await sent();
  expect(entries.map(({ target }) => target)).toEqual([{ type: 'address', address: 'https://wa.me/902320000042' }]);
  expect(translations['tr']).toEqual({ labels: { [entries[0]?.id ?? '']: 'WhatsApp' } });
});

test('an entry that is switched off stays in the menu', async () => {
  open([route('home')]);
  await press('Anasayfa: sitede gizle');
  expect(screen.getByText('Kapalı')).toBeVisible();
  expect((await sent()).entries).toEqual([{ ...route('home'), off: true }]);
});
