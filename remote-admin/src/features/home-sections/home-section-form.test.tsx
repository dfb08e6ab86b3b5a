import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';
import { languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { homeSectionPages } from './home-section.pages.tsx';
import { submitButton } from '../../testing/submit-button.ts';

const insert = singleScreenRoutes('/admin/home-sections/insert', homeSectionPages.InsertPage);
const update = singleScreenRoutes('/admin/home-sections/update', homeSectionPages.UpdatePage);
const save = async () => userEvent.click(await screen.findByRole('button', { name: submitButton }));

const section: HomeSectionRecord = {
  id: 4,
  queue: 4,
  active: 1,
  kind: 'text',
  version: 2,
  updated_at: '2026-01-06T09:00:00.000Z',
  translations: { tr: { title: 'Dört adım', text: 'Önce dinleriz.' } },
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/home-sections/4': () => succeeded(section),
  });
});

test('a section can be saved without text: the default language is still sent, and the list opens', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  const { router } = openPanel(insert, '/admin/home-sections/insert');

  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Tür' }), 'Slider');
  await save();

  expect(await screen.findByText('başka ekran')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/home-sections');
  const [method, path, fields] = http.sendForm.mock.calls[0] ?? [];
  expect([method, path]).toEqual(['POST', '/api/admin/home-sections']);
  expect(fields).toEqual({ form_data: { active: 1, kind: 'slider', translations: { tr: { title: '', text: '' } } } });
});

test('a section is checked: a missing translation is a warning', async () => {
  http.sendForm.mockResolvedValue(succeeded([]));
  openPanel(update, '/admin/home-sections/update?id=4');
  await userEvent.click(await screen.findByRole('button', { name: 'Denetle, 1 bulgu' }, { timeout: 4_000 }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Denetle' }, { timeout: 4_000 }));
  expect(drawer.getByText(/English metni yok/)).toBeVisible();
  // A language without findings has no search result to show either.
  expect(drawer.queryByRole('heading', { name: 'Türkçe' })).toBeNull();
  expect(drawer.getByRole('link', { name: 'Sayfa Başlıkları' })).toHaveAttribute(
    'href',
    '/admin/page-meta/update?route=home',
  );
});

test('each kind shows its own fields and links to the screens with its other content', async () => {
  openPanel(update, '/admin/home-sections/update?id=4');
  expect(await screen.findByRole('textbox', { name: 'Metin' })).toHaveValue('Önce dinleriz.');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tür' }), 'Slider');

  expect(screen.queryByRole('textbox', { name: 'Metin' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Slaytlar' })).toHaveAttribute('href', '/admin/sliders');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tür' }), 'Sayılar');

  expect(screen.getByRole('textbox', { name: 'Metin' })).toHaveValue('Önce dinleriz.');
  expect(screen.getByRole('link', { name: 'Sayılar' })).toHaveAttribute('href', '/admin/pages/home');
});

test('a user without access to a screen sees its name without a link', async () => {
  openPanel(update, '/admin/home-sections/update?id=4', 'editor');

  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Tür' }), 'İletişim şeridi');

  expect(screen.getByText('Şirket Bilgileri')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Şirket Bilgileri' })).toBeNull();
});

test('text in English only still sends the default language', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(insert, '/admin/home-sections/insert');

  await userEvent.click(await screen.findByRole('tab', { name: /English/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Başlık' }), 'Works');
  await save();

  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({
    form_data: { translations: { tr: { title: '', text: '' }, en: { title: 'Works', text: '' } } },
  });
});

test('a title that is too long shows an error, and a failed save keeps the typed values', async () => {
  http.sendForm.mockResolvedValue(rejected(500));
  openPanel(update, '/admin/home-sections/update?id=4');
  const title = await screen.findByRole('textbox', { name: 'Başlık' });

  await userEvent.click(title);
  await userEvent.paste('ş'.repeat(121));
  await save();
  await waitFor(() => expect(title).toHaveAccessibleDescription(/120 Karakteri Geçemez/));
  expect(http.sendForm).not.toHaveBeenCalled();

  await userEvent.clear(title);
  await userEvent.type(title, 'Beş adım');
  await save();

  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  expect(await screen.findByText('İşlem Başarısız!')).toBeInTheDocument();
  expect(title).toHaveValue('Beş adım');
});

test('without a section id the list opens', async () => {
  const { router } = openPanel(update, '/admin/home-sections/update');
  expect(await screen.findByText('başka ekran')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/home-sections');
});
