import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LanguageRecord } from '@vitrin/shared-contracts/languages';
import type * as StaticTextsModule from '@vitrin/shared-contracts/static-texts';
import { languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { keptDrafts } from '../../testing/drafts.ts';
import { LanguageTextsPage } from './language-texts.page.tsx';

// Two groups are enough for the behaviour; with all groups every query by role would take seconds.
jest.mock('@vitrin/shared-contracts/static-texts', () => {
  const actual = jest.requireActual<typeof StaticTextsModule>('@vitrin/shared-contracts/static-texts');
  const { navbar, home } = actual.defaultStaticTexts;
  return { ...actual, defaultStaticTexts: { navbar, home } };
});

const path = '/admin/languages/texts';
const routes = singleScreenRoutes(path, LanguageTextsPage);
const [turkish, english] = languages as [LanguageRecord, LanguageRecord];
const current = [
  { ...turkish, page_lang: { navbar: { home: 'Giriş sayfası' } } },
  { ...english, abbr: 'fr', lang: 'Français', version: 5, page_lang: { navbar: { biography: 'Biography' } } },
  { ...english, id: 3, version: 5, page_lang: { navbar: { biography: 'Biography' } } },
];
const ready = {
  texts: { navbar: { home: 'Home', biography: 'About us', articles: 'Articles', contact: 'Contact' }, home: {} },
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({
    '/api/admin/languages': () => succeeded(current),
    '/api/admin/languages/en/built-in-texts': () => succeeded(ready),
  });
  http.sendForm.mockResolvedValue(succeeded());
});

const field = (name: string) => screen.findAllByRole('textbox', { name });

test('each text is shown beside the default language’s text, and missing texts are marked', async () => {
  openPanel(routes, `${path}?id=2`);

  const [home] = await field('Giriş sayfası');
  expect(home).toHaveValue('');
  expect(home).toHaveAccessibleDescription('Eksik');
  const [biography] = await field('Biyografi');
  expect(biography).toHaveValue('Biography');
});

test('the filter for missing texts keeps a row visible while it is being filled in', async () => {
  openPanel(routes, `${path}?id=2`);
  await userEvent.click(await screen.findByRole('switch', { name: /Yalnızca eksik olanlar/ }));
  await waitFor(() => expect(screen.queryByDisplayValue('Biography')).toBeNull());

  const [home] = await field('Giriş sayfası');
  await userEvent.type(home as HTMLElement, 'Home');

  expect(screen.getByDisplayValue('Home')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '2');
});

test('a search ignores case and Turkish diacritics', async () => {
  openPanel(routes, `${path}?id=2`);

  await userEvent.type(await screen.findByRole('searchbox', { name: 'Metinlerde ara' }), 'GIRIS SAYFASI');

  await waitFor(() => expect(screen.queryByDisplayValue('Biography')).toBeNull());
  expect(await field('Giriş sayfası')).toHaveLength(1);
});

test('saving sends all texts with the version and omits empty ones', async () => {
  openPanel(routes, `${path}?id=2`);
  const [home] = await field('Giriş sayfası');
  await userEvent.type(home as HTMLElement, 'Home');
  await userEvent.click(screen.getByRole('button', { name: 'Güncelle' }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  const [method, call, fields] = http.sendForm.mock.calls[0] ?? [];
  expect([method, call]).toEqual(['PUT', '/api/admin/languages/page-lang']);
  expect(fields).toMatchObject({ abbr: 'fr', version: 5 });
  expect(fields?.['page_lang']).toMatchObject({ navbar: { home: 'Home', biography: 'Biography' }, home: {} });
  expect(await screen.findByText('Güncellendi!')).toBeInTheDocument();
});

test('texts that come with the product are in their fields, and only those that differ are saved', async () => {
  openPanel(routes, `${path}?id=3`);
  const [home] = await field('Giriş sayfası');
  expect(home).toHaveValue('Home');
  expect(screen.queryByText('Eksik')).toBeNull();
  expect(screen.getByDisplayValue('Biography')).toBeVisible();

  const [contact] = await field('İletişim');
  await userEvent.clear(contact as HTMLElement);
  await userEvent.type(contact as HTMLElement, 'Get in touch');
  await userEvent.clear(screen.getByDisplayValue('Biography'));
  await userEvent.click(screen.getByRole('button', { name: 'Güncelle' }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  const fields = http.sendForm.mock.calls[0]?.[2];
  expect(fields).toMatchObject({ abbr: 'en' });
  expect(fields?.['page_lang']).toEqual({ navbar: { contact: 'Get in touch' }, home: {} });
});

test('plural forms that cannot be read are reported before they are sent', async () => {
  openPanel(routes, `${path}?id=2`);
  const [home] = await field('Giriş sayfası');
  await userEvent.type(home as HTMLElement, '{{n, plural, one {{#}}');
  await userEvent.click(screen.getByRole('button', { name: 'Güncelle' }));

  expect(await screen.findAllByText(/^Çoğul Biçimleri Şöyle Yazınız/)).not.toHaveLength(0);
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('a draft is saved without publishing it', async () => {
  openPanel(routes, `${path}?id=2`);
  const [home] = await field('Giriş sayfası');
  await userEvent.type(home as HTMLElement, 'Home');
  await userEvent.click(screen.getByRole('button', { name: 'Taslağı kaydet' }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  const [, call, fields] = http.sendForm.mock.calls[0] ?? [];
  expect(call).toMatch(/^\/api\/admin\/publication\/language\/copies\//);
  expect(fields).toMatchObject({ values: { page_lang: { navbar: { home: 'Home', biography: 'Biography' } } } });
});

test('a rejected text is shown even if the filter had hidden it, and typed texts are kept', async () => {
  http.sendForm.mockResolvedValue(rejected(422, { errors: { 'navbar.biography': 'Bu Alan 600 Karakteri Geçemez' } }));
  openPanel(routes, `${path}?id=2`);
  const [home] = await field('Giriş sayfası');
  await userEvent.type(home as HTMLElement, 'Home');
  await userEvent.click(screen.getByRole('switch', { name: /Yalnızca eksik olanlar/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Güncelle' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Biyografi' }));
  await waitFor(() =>
    expect(screen.getByDisplayValue('Biography')).toHaveAccessibleDescription('Bu Alan 600 Karakteri Geçemez'),
  );
  expect(screen.getByDisplayValue('Home')).toBeVisible();
});

test('a placeholder that is missing in the translation is reported', async () => {
  openPanel(routes, `${path}?id=2`);
  const [slide] = await field('Görsel {number} / {count}');
  await userEvent.type(slide as HTMLElement, 'Picture {{number}');

  expect(slide).toHaveAccessibleDescription(/\{count\} çeviride yok/);
});

test('leaving with unsaved texts asks for confirmation and keeps them as a draft', async () => {
  const { router } = openPanel(routes, `${path}?id=2`);
  const [home] = await field('Giriş sayfası');
  await userEvent.type(home as HTMLElement, 'Home');

  await userEvent.click(screen.getByRole('link', { name: 'Vazgeç' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sayfadan ayrıl', hidden: true }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/languages'));
  // The draft is written when the form unmounts, shortly after the navigation.
  await waitFor(async () => expect(await keptDrafts('gulsah@ornek.com')).toMatchObject([{ form: 'static-texts' }]));
});

test('the default language has no missing texts, and an unknown language shows a not-found message', async () => {
  const { unmount } = openPanel(routes, `${path}?id=1`);
  expect(await screen.findByRole('heading', { name: 'Türkçe: sabit metinler' })).toBeVisible();
  expect(screen.queryByText('Eksik')).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  unmount();

  openPanel(routes, `${path}?id=9`);
  expect(await screen.findByRole('heading', { name: 'Bu kayıt bulunamadı.' })).toBeVisible();
});
