import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages } from '../../testing/fixtures.ts';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { ContactInformationPage } from './contact-information.page.tsx';

const address = '/admin/settings/contact-information';
const call = '/api/admin/settings/contact-information';
const routes = singleScreenRoutes(address, ContactInformationPage);
const weekdays = { days: [1, 2, 3, 4, 5], opens: '08:30', closes: '18:00' };

const day = (from: string, note: string, more: object = {}) => ({
  days: [],
  from,
  to: from,
  note,
  opens: null,
  closes: null,
  ...more,
});

function serveHours(...lines: object[]): void {
  const content = JSON.stringify([weekdays, ...lines]);
  const texts = { section: 'shift', name: 'Ofis', content, lang: null };
  const shift = { id: 5, ...texts, queue: 1, version: 2, updated_at: '2026-01-05T09:00:00.000Z' };
  stubReads({ [call]: () => succeeded([shift]), '/api/admin/languages/info': () => succeeded(languages) });
}

async function saved(): Promise<unknown> {
  await userEvent.click(screen.getByRole('button', { name: 'Güncelle' }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  return http.sendForm.mock.calls[0]?.[2]?.['content_data'];
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.publication.mockReset();
  http.sendForm.mockResolvedValue(succeeded());
});

test('special days are added with their dates and hours', async () => {
  serveHours();
  openPanel(routes, `${address}?kayit=5`);
  await userEvent.click(await screen.findByRole('button', { name: 'Özel gün ekle' }));
  const line = within(screen.getByRole('group', { name: '1. özel gün' }));
  await userEvent.type(line.getByLabelText('Adı (isteğe bağlı)'), 'Cumhuriyet Bayramı');
  const first = screen.getByLabelText('İlk gün');
  await userEvent.type(first, '29.10.2026');
  fireEvent.blur(first);
  expect(await saved()).toEqual([weekdays, day('2026-10-29', 'Cumhuriyet Bayramı')]);
});

test('the name of a special day is given in each language if the hours are shown in all of them', async () => {
  serveHours(day('2999-10-29', 'Bayram', { notes: { en: 'Holiday' } }));
  openPanel(routes, `${address}?kayit=5`);
  const name = await screen.findByRole('textbox', { name: 'Adı, English' });
  expect(name).toHaveValue('Holiday');
  expect(name).toHaveAttribute('placeholder', 'Bayram');
  await userEvent.clear(name);
  await userEvent.type(name, 'Republic Day');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Gösterildiği dil/ }), 'Yalnızca Türkçe');
  expect(screen.queryByRole('textbox', { name: 'Adı, English' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Gösterildiği dil/ }), 'Tüm diller');
  expect(await saved()).toEqual([weekdays, day('2999-10-29', 'Bayram', { notes: { en: 'Republic Day' } })]);
});

test('days that are over are folded, and deleted together', async () => {
  serveHours(day('2020-10-29', 'Geçen bayram'), day('2999-10-29', 'Bayram'), day('2021-10-29', ''));
  openPanel(routes, `${address}?kayit=5`);
  await userEvent.click(await screen.findByText('Geçmiş özel günler (2)'));
  expect(screen.getByText('Geçen bayram, 29 Ekim 2020')).toBeVisible();
  expect(screen.getAllByRole('group', { name: /özel gün/ }).map((group) => group.getAttribute('aria-label'))).toEqual([
    '1. özel gün: Bayram',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Geçmiş günlerin hepsini sil' }));
  expect(screen.queryByText(/Geçmiş özel günler/)).toBeNull();
  expect(await saved()).toEqual([weekdays, day('2999-10-29', 'Bayram')]);
});

test('a full list says that there is no room, instead of the button', async () => {
  serveHours(...Array.from({ length: 100 }, (_each, index) => day(`20${String(index).padStart(2, '0')}-01-01`, '')));
  openPanel(routes, `${address}?kayit=5`);
  expect(await screen.findByText('En Fazla 100 Özel Gün Eklenebilir; Geçmiş Günleri Siliniz.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /özel gün.* ekle/i })).toBeNull();
});
