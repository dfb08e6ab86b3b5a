import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TrashRow } from '@vitrin/shared-contracts/trash';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { TrashPage } from './trash.page.tsx';

const address = '/admin/trash';
const call = '/api/admin/trash';
const routes = singleScreenRoutes(address, TrashPage);
const row = (entity: string, record: number, title: string, days_left = 12): TrashRow => ({
  entity,
  record,
  title,
  deleted_at: '2026-01-05T09:00:00.000Z',
  deleted_by: 'Ayşe Yılmaz',
  days_left,
});
const rows = [row('article', 7, 'Köprü'), row('redirect', 3, '/eski', 0), row('home-section', 2, 'numbers')];

function answer(list: () => ReturnType<typeof succeeded>): void {
  stubReads({ [call]: list, [`${call}/kinds`]: () => succeeded({ article: 1, redirect: 1, 'home-section': 1 }) });
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  answer(() => succeeded(rows, { meta: { page: 1, page_size: 20, total: 45 } }));
  http.sendForm.mockResolvedValue(succeeded([]));
});

const rowOf = async (name: string) => {
  const found = (await screen.findByText(name)).closest('li');
  if (!found) throw new Error(`${name} is in no row`);
  return found;
};

test('a row says what was deleted, by whom, and how many days are left', async () => {
  openPanel(routes, address);
  const article = await rowOf('Köprü');
  expect(article).toHaveTextContent('Makale');
  expect(article).toHaveTextContent('Ayşe Yılmaz');
  expect(article).toHaveTextContent('12 gün kaldı');
  expect(await rowOf('/eski')).toHaveTextContent('Bugün silinecek');
  expect(screen.queryByText('numbers')).toBeNull();
});

test('a record is restored, and the message says what differs', async () => {
  const note = '1 görsel artık yok.';
  http.sendForm.mockResolvedValue(succeeded([{ id: 7, notes: [note] }]));
  openPanel(routes, address);
  await rowOf('Köprü');
  answer(() => succeeded(rows.slice(1)));
  await userEvent.click(screen.getByRole('button', { name: 'Köprü: geri yükle' }));

  const form_data = { entity: 'article', ids: [7] };
  expect(http.sendForm).toHaveBeenCalledWith('POST', `${call}/restore`, { form_data });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Geri Yüklendi!'));
  expect(screen.getByRole('alert')).toHaveTextContent(note);
  await waitFor(() => expect(screen.queryByText('Köprü')).toBeNull());
});

test('a record is deleted for ever only after the documented question', async () => {
  openPanel(routes, address);
  await userEvent.click(await screen.findByRole('button', { name: 'Köprü: sil' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Emin Misin?!')).toBeInTheDocument();
  expect(question.getByText('Kalıcı Olarak Silinecek!')).toBeInTheDocument();
  expect(question.getByText('Köprü')).toBeInTheDocument();
  expect(http.sendForm).not.toHaveBeenCalled();

  await userEvent.click(question.getByRole('button', { name: 'Evet, Sil!', hidden: true }));
  const form_data = { entity: 'article', ids: [7] };
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', call, { form_data }));
});

test('the trash is emptied after a question that names how much is deleted', async () => {
  openPanel(routes, address);
  await rowOf('Köprü');
  await userEvent.click(screen.getByRole('button', { name: 'Çöp kutusunu boşalt' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('45 kayıt')).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Evet, Sil!', hidden: true }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', `${call}/all`, {}));
});

test('the list has pages, and a filter by kind that also limits what is emptied', async () => {
  openPanel(routes, `${address}?tur=redirect`);
  await rowOf('/eski');
  expect(http.getJson).toHaveBeenCalledWith(call, { page: 1, entity: 'redirect' });
  expect(screen.getByRole('combobox', { name: 'Tür' })).toHaveDisplayValue('Yönlendirme (1)');
  await userEvent.click(screen.getByRole('button', { name: '2. sayfa' }));
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(call, { page: 2, entity: 'redirect' }));

  await userEvent.click(screen.getByRole('button', { name: 'Çöp kutusunu boşalt' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('45 kayıt (Yönlendirme)')).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Evet, Sil!', hidden: true }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', `${call}/all`, { entity: 'redirect' }));
});

test('an empty trash explains itself; a failure can be retried', async () => {
  answer(() => rejected(500));
  openPanel(routes, address);
  expect(await screen.findByRole('heading', { name: 'Bilgiler alınamadı.' })).toBeVisible();
  answer(() => succeeded([], { meta: { page: 1, page_size: 20, total: 0 } }));
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));

  expect(await screen.findByText('Çöp kutusu boş.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Çöp kutusunu boşalt' })).toBeNull();
});

test('a deleted draft says that it is one, and is restored or deleted for ever as a draft', async () => {
  const copy = '0b9e5a3c-3c0f-4e5f-8a2a-0f3a9f1f7f10';
  answer(() => succeeded([{ ...row('article', 0, 'Viyadük'), copy }], { meta: { page: 1, page_size: 20, total: 1 } }));
  http.sendForm.mockResolvedValue(succeeded({}));
  openPanel(routes, address);
  expect(await rowOf('Viyadük')).toHaveTextContent('Makale taslağı');
  await userEvent.click(screen.getByRole('button', { name: 'Viyadük: geri yükle' }));
  const path = `/api/admin/publication/article/discarded/${copy}`;
  expect(http.sendForm).toHaveBeenLastCalledWith('POST', path, {});

  await userEvent.click(screen.getByRole('button', { name: 'Viyadük: sil' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Evet, Sil!' }));
  await waitFor(() => expect(http.sendForm).toHaveBeenLastCalledWith('DELETE', path, {}));
});
