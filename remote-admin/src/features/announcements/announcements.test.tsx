import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnnouncementRecord, AnnouncementRow } from '@vitrin/shared-contracts/announcements';
import type { MenuTargetState } from '@vitrin/shared-contracts/menus';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { submitButton } from '../../testing/submit-button.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { stateNotes } from './announcement-labels.ts';
import { AnnouncementListPage } from './announcement-list.page.tsx';
import { announcementPages } from './announcement.pages.tsx';

const call = '/api/admin/announcements';
const list = '/admin/announcements';
const record: AnnouncementRecord = {
  id: 6,
  queue: 1,
  active: 1,
  version: 3,
  updated_at: '2026-01-06T09:00:00.000Z',
  shape: 'bar',
  tone: 'info',
  scope: 'chosen',
  pages: ['route.contact', 'article.3'],
  starts_at: null,
  ends_at: '2026-12-31T15:00:00.000Z',
  link_url: '/iletisim',
  translations: { tr: { title: 'Bayramda kapalıyız', text: '', link_label: null } },
};
const row = (change: Partial<AnnouncementRow> = {}): AnnouncementRow => ({
  ...record,
  states: { tr: 'public', en: 'untranslated' },
  ...change,
});
const page = (key: string, entity: string | null, name: string, state: MenuTargetState['states'][string]) => ({
  key,
  entity,
  screen: null,
  states: { tr: state },
  titles: { tr: name },
});

function answer(rows: readonly AnnouncementRow[] = [row()]): void {
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    [call]: () => succeeded(rows),
    [`${call}/6`]: () => succeeded(record),
    [`${call}/pages`]: () =>
      succeeded([
        page('route.contact', null, 'İletişim', 'public'),
        page('article.3', 'article', 'Zemin etüdü', 'unpublished'),
      ]),
    '/api/admin/site-pages': () => succeeded([]),
    '/api/pages/blog': () => succeeded([{ id: 5, title: 'Sondaj' }]),
    '/api/pages/contracts': () => succeeded([]),
    '/api/pages/search-products': () => succeeded([]),
  });
}

const openForm = () =>
  openPanel(singleScreenRoutes(`${list}/update`, announcementPages.UpdatePage), `${list}/update?id=6`);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.publication.mockReset();
  http.sendForm.mockResolvedValue(succeeded());
  answer();
});

test('the list says how and where a notice is shown, and where visitors do not see it', async () => {
  openPanel(singleScreenRoutes(list, AnnouncementListPage), list);
  expect(await screen.findByRole('link', { name: 'Bayramda kapalıyız' })).toHaveAttribute(
    'href',
    `${list}/update?id=6`,
  );
  expect(screen.getByText('Şerit · Bilgi · 2 sayfada')).toBeVisible();
  expect(screen.getByText('Görünüyor · Bitiş: 31.12.2026 - 18:00')).toBeVisible();
  expect(await screen.findByText('English metni yok')).toBeVisible();
});

test('an empty list says what notices are', async () => {
  answer([]);
  openPanel(singleScreenRoutes(list, AnnouncementListPage), list);
  expect(await screen.findByText('Henüz duyuru yok.')).toBeVisible();
  expect(screen.getByText(/tatil, taziye, değişen saatler/)).toBeVisible();
});

test('a notice is switched off in the list', async () => {
  openPanel(singleScreenRoutes(list, AnnouncementListPage), list);
  await userEvent.click(await screen.findByRole('switch', { name: 'Bayramda kapalıyız: sitede görünür' }));
  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('PUT', `${call}/6`, { form_data: { id: 6, version: 3, active: 0 } }),
  );
});

test.each([
  ['off', { tr: 'off', en: 'off' }, ['Kapalı']],
  ['to come', { tr: 'scheduled', en: 'scheduled' }, ['1.12.2026 - 09:00 itibarıyla görünecek']],
  ['over', { tr: 'ended', en: 'ended' }, ['Sona erdi: 31.12.2026 - 18:00']],
  [
    'without a page',
    { tr: 'pageless', en: 'public' },
    ['Görünüyor · Bitiş: 31.12.2026 - 18:00', 'Türkçe: Seçilen sayfaların hiçbiri yayında değil'],
  ],
  ['without any text', { tr: 'untranslated', en: 'untranslated' }, ['Türkçe metni yok', 'English metni yok']],
] as const)('a notice that is %s says so', (_what, states, texts) => {
  const stated = row({ starts_at: '2026-12-01T06:00:00.000Z', states });
  expect(stateNotes(stated, languages).map(({ text }) => text)).toEqual(texts);
});

test('pages are added by name and removed; each says if visitors do not find it', async () => {
  openForm();
  const chosen = within(await screen.findByRole('list', { name: 'Seçilen sayfalar' }));
  expect(await chosen.findByText('Makale · Yayında değil')).toBeVisible();
  await press('Zemin etüdü: çıkar');
  await press('Sayfa ekle');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Sayfa ya da kayıt' }), 'sondaj');
  await press(/^Sondaj/);
  await press(submitButton);
  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({
    form_data: { id: 6, version: 3, pages: ['route.contact', 'article.5'], starts_at: null, link_url: '/iletisim' },
  });
});

test('an end before the beginning is shown at its field', async () => {
  http.sendForm.mockResolvedValue(rejected(422, { errors: { ends_at: 'Bitiş, başlangıçtan sonra olmalı.' } }));
  openForm();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Başlık' }), '!');
  await press(submitButton);
  expect((await screen.findAllByText(/Bitiş, başlangıçtan sonra olmalı\./))[0]).toBeVisible();
});
