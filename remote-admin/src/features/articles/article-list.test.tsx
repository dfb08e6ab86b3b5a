import { queueFromOrder } from '@vitrin/shared-contracts/queue';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleRow, languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { ArticleListPage } from './article-list.page.tsx';

const routes = singleScreenRoutes('/admin/pages/blog', ArticleListPage);
const rows = [articleRow(7, 'Çelik yapılar'), articleRow(8, 'Rüzgâr yükü'), articleRow(9, 'Su arıtma')];

function answer(list: (params: Readonly<Record<string, unknown>>) => ReturnType<typeof succeeded>): void {
  stubReads({ '/api/admin/blog': list, '/api/admin/languages/info': () => succeeded(languages) });
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Makaleler' })).getAllByRole('link', { name: /^(?!.*düzenle)/ });

beforeEach(() => jest.clearAllMocks());

test('a loading list shows a status, then its rows with missing languages', async () => {
  answer(() => succeeded(rows));
  openPanel(routes, '/admin/pages/blog');

  expect(await screen.findByRole('status', { name: 'Yükleniyor' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Çelik yapılar' })).toHaveAttribute(
    'href',
    '/admin/pages/blog/update?id=7',
  );
  expect((await screen.findAllByText('English: eksik'))[0]).toBeInTheDocument();
});

test('below the list a link leads to its part of the trash', async () => {
  answer(() => succeeded(rows));
  openPanel(routes, '/admin/pages/blog');
  expect(await screen.findByRole('link', { name: 'Çöp kutusu' })).toHaveAttribute('href', '/admin/trash?tur=article');
});

test('an empty list shows an explanation and a link to create the first article', async () => {
  answer(() => succeeded([]));
  openPanel(routes, '/admin/pages/blog');

  expect(await screen.findByText('Henüz makale yok.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Yeni makale' })).toHaveLength(2);
});

test.each([
  ['Bilgiler alınamadı.', () => rejected(500)],
  ['Sunucuya ulaşılamadı.', unreachable],
])('a list that fails shows "%s" and loads on retry', async (title, failure) => {
  answer(failure);
  openPanel(routes, '/admin/pages/blog');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();

  answer(() => succeeded(rows));
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));

  expect(await screen.findByRole('link', { name: 'Su arıtma' })).toBeVisible();
});

test('a failed search keeps its field, text and focus', async () => {
  answer(() => succeeded(rows));
  openPanel(routes, '/admin/pages/blog');
  await screen.findByRole('link', { name: 'Su arıtma' });
  answer(unreachable);

  await userEvent.type(screen.getByRole('searchbox', { name: 'Makalelerde ara' }), 'çelik');

  expect(await screen.findByRole('heading', { level: 2, name: 'Sunucuya ulaşılamadı.' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('çelik');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a search queries the server, is stored in the URL and disables dragging', async () => {
  answer(() => succeeded(rows));
  const { router } = openPanel(routes, '/admin/pages/blog');
  expect(await screen.findByLabelText('Su arıtma: taşı')).toBeInTheDocument();

  await userEvent.type(screen.getByRole('searchbox', { name: 'Makalelerde ara' }), 'çelik');

  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith('/api/admin/blog', { page: 1, search: 'çelik' }));
  await waitFor(() => expect(screen.queryByLabelText('Su arıtma: taşı')).toBeNull());
  expect(new URLSearchParams(router.state.location.search).get('ara')).toBe('çelik');
});

test('a move is reverted when the server rejects it', async () => {
  answer(() => succeeded(rows));
  http.sendForm.mockResolvedValue(rejected(409, { message: 'Liste bu arada değişti.' }));
  openPanel(routes, '/admin/pages/blog');

  await userEvent.click(await screen.findByRole('button', { name: 'Su arıtma: diğer işlemler' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Başa al', hidden: true }));

  expect(http.sendForm).toHaveBeenCalledWith('PUT', '/api/admin/blog/queue', { queue: queueFromOrder([9, 7, 8]) });
  expect(await screen.findByText(/Sıra Düzeni Değiştirilmedi!/)).toBeInTheDocument();
  expect(titles().map(({ textContent }) => textContent)).toEqual(['Çelik yapılar', 'Rüzgâr yükü', 'Su arıtma']);
});

test('a move is undone from the message, with the former order', async () => {
  answer(() => succeeded(rows));
  http.sendForm.mockResolvedValue(succeeded(null));
  openPanel(routes, '/admin/pages/blog');
  await userEvent.click(await screen.findByRole('button', { name: 'Su arıtma: diğer işlemler' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Başa al', hidden: true }));

  const message = await screen.findByRole('alert');
  await waitFor(() => expect(message).toHaveTextContent('Sıra Düzeni Değiştirildi.'));
  await userEvent.click(within(message).getByRole('button', { name: 'Geri al', hidden: true }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Geri Alındı!'));
  expect(http.sendForm).toHaveBeenLastCalledWith('PUT', '/api/admin/blog/queue', { queue: queueFromOrder([7, 8, 9]) });
});

test('a row can be moved by keyboard alone', async () => {
  answer(() => succeeded(rows));
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(routes, '/admin/pages/blog');

  await userEvent.click(await screen.findByRole('button', { name: 'Çelik yapılar: diğer işlemler' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sıraya taşı…', hidden: true }));
  const place = await screen.findByRole('textbox', { name: /Yeni sırası/, hidden: true });
  await userEvent.clear(place);
  await userEvent.type(place, '2{Enter}');

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  const [, , fields] = http.sendForm.mock.calls[0] ?? [];
  expect(fields).toEqual({ queue: queueFromOrder([8, 7, 9]) });
});

describe('on the second of three pages', () => {
  const meta = { page: 2, page_size: 3, total: 8 };
  const moves = () => http.sendForm.mock.calls.map(([, path, fields]) => [path, fields]);
  const move = (fields: object) => ['/api/admin/blog/move', fields];

  beforeEach(() => {
    answer(() => succeeded(rows, { meta }));
    http.sendForm.mockResolvedValue(succeeded());
  });

  test('a row can be moved to the start and the end of the whole list', async () => {
    openPanel(routes, '/admin/pages/blog?sayfa=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Çelik yapılar: diğer işlemler' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Başa al', hidden: true }));
    await waitFor(() => expect(moves()).toContainEqual(move({ id: 7, after: '' })));

    await userEvent.click(await screen.findByRole('button', { name: 'Su arıtma: diğer işlemler' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sona al', hidden: true }));
    await waitFor(() => expect(moves()).toContainEqual(move({ id: 9, position: 8 })));
  });

  test('a move within the page sends its rows with their values in the whole list', async () => {
    openPanel(routes, '/admin/pages/blog?sayfa=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Su arıtma: diğer işlemler' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sıraya taşı…', hidden: true }));
    const place = await screen.findByRole('textbox', { name: 'Yeni sırası (1–8)', hidden: true });
    await userEvent.clear(place);
    await userEvent.type(place, '4{Enter}');
    const queue = [
      { id: 9, queue: 5 },
      { id: 7, queue: 4 },
      { id: 8, queue: 3 },
    ];
    await waitFor(() => expect(moves()).toContainEqual(['/api/admin/blog/queue', { queue }]));
  });

  test('a move beyond the page is undone with the place that the server names', async () => {
    http.sendForm.mockResolvedValue(succeeded({ id: 7, after: 4 }));
    openPanel(routes, '/admin/pages/blog?sayfa=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Çelik yapılar: diğer işlemler' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Başa al', hidden: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Geri al', hidden: true }));
    await waitFor(() => expect(moves()).toContainEqual(move({ id: 7, after: 4 })));
  });

  test('a row can be moved to a position on another page', async () => {
    openPanel(routes, '/admin/pages/blog?sayfa=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Rüzgâr yükü: diğer işlemler' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sıraya taşı…', hidden: true }));
    const place = await screen.findByRole('textbox', { name: 'Yeni sırası (1–8)', hidden: true });
    expect(place).toHaveValue('5');
    await userEvent.clear(place);
    await userEvent.type(place, '2{Enter}');
    await waitFor(() => expect(moves()).toContainEqual(move({ id: 8, position: 2 })));
  });

  test('a page beyond the end redirects to the last page', async () => {
    answer((params) => succeeded(params.page === 2 ? rows : [], { meta: { ...meta, total: 6 } }));
    const { router } = openPanel(routes, '/admin/pages/blog?sayfa=9');

    expect(await screen.findByRole('link', { name: 'Çelik yapılar' })).toBeVisible();
    expect(router.state.location.search).toBe('?sayfa=2');
  });

  test('the neighbouring pages are shown as drop targets', async () => {
    openPanel(routes, '/admin/pages/blog?sayfa=2');
    expect(await screen.findByText('Önceki sayfaya taşımak için buraya bırakın (1. sayfa)')).toBeVisible();
    expect(screen.getByText('Sonraki sayfaya taşımak için buraya bırakın (3. sayfa)')).toBeVisible();
  });
});
