import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queueFromOrder } from '@vitrin/shared-contracts/queue';
import type { HomeSectionKind, HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';
import { languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { HomeSectionListPage } from './home-section-list.page.tsx';

const address = '/admin/home-sections';
const call = '/api/admin/home-sections';
const routes = singleScreenRoutes(address, HomeSectionListPage);

function section(id: number, kind: HomeSectionKind, title: string, active: 0 | 1 = 1): HomeSectionRecord {
  const state = { queue: id, version: 2, updated_at: '2026-01-06T09:00:00.000Z' };
  return { id, kind, active, ...state, translations: { tr: { title, text: '' } } };
}

const rows = [section(3, 'slider', ''), section(2, 'text', 'Dört adım'), section(1, 'contact', 'Sorun', 0)];

function answer(list: () => ReturnType<typeof succeeded>): void {
  stubReads({ [call]: list, '/api/admin/languages/info': () => succeeded(languages) });
}

const names = () =>
  within(screen.getByRole('list', { name: 'Bölümler' }))
    .getAllByRole('link', { name: /^(?!.*düzenle)/ })
    .map(({ textContent }) => textContent);

beforeEach(() => jest.clearAllMocks());

test('sections are listed in order, with the kind as a fallback title, each with its switch', async () => {
  answer(() => succeeded(rows));
  openPanel(routes, address);

  expect(await screen.findByRole('link', { name: 'Slider' })).toHaveAttribute('href', `${address}/update?id=3`);
  expect(names()).toEqual(['Slider', 'Dört adım', 'Sorun']);
  expect(screen.getByRole('switch', { name: 'Dört adım: sitede görünür' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Sorun: sitede görünür' })).not.toBeChecked();
});

test('an empty list explains what the home page shows instead', async () => {
  answer(() => succeeded([]));
  openPanel(routes, address);

  expect(await screen.findByText('Henüz bölüm yok.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Yeni bölüm' })).toHaveLength(2);
});

test('a failed list loads on retry', async () => {
  answer(() => rejected(500));
  openPanel(routes, address);
  expect(await screen.findByRole('heading', { name: 'Bilgiler alınamadı.' })).toBeVisible();

  answer(() => succeeded(rows));
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));

  expect(await screen.findByRole('link', { name: 'Dört adım' })).toBeVisible();
});

test('switching a section on sends all its texts', async () => {
  answer(() => succeeded(rows));
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(routes, address);

  await userEvent.click(await screen.findByRole('switch', { name: 'Sorun: sitede görünür' }));

  const form_data = {
    id: 1,
    version: 2,
    active: 1,
    kind: 'contact',
    translations: { tr: { title: 'Sorun', text: '' } },
  };
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', `${call}/1`, { form_data }));
});

test('a rejected switch refetches the list and shows an error', async () => {
  answer(() => succeeded(rows));
  http.sendForm.mockResolvedValue(rejected(409, { message: 'Bu kayıt siz düzenlerken değiştirildi.' }));
  openPanel(routes, address);

  await userEvent.click(await screen.findByRole('switch', { name: 'Sorun: sitede görünür' }));

  expect(await screen.findByText(/Bu kayıt siz düzenlerken değiştirildi\./)).toBeInTheDocument();
  await waitFor(() => expect(http.getJson.mock.calls.filter(([path]) => path === call)).toHaveLength(2));
});

test('a section can be moved to a given position by keyboard', async () => {
  answer(() => succeeded(rows));
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(routes, address);

  await userEvent.click(await screen.findByRole('button', { name: 'Slider: diğer işlemler' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sıraya taşı…', hidden: true }));
  const place = await screen.findByRole('textbox', { name: /Yeni sırası/, hidden: true });
  await userEvent.clear(place);
  await userEvent.type(place, '2{Enter}');

  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('PUT', `${call}/queue`, { queue: queueFromOrder([2, 3, 1]) }),
  );
});

test('a search queries the server', async () => {
  answer(() => succeeded(rows));
  openPanel(routes, address);

  await userEvent.type(await screen.findByRole('searchbox', { name: 'Bölümlerde ara' }), 'adım');

  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(call, { search: 'adım' }));
});
