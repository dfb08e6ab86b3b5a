import { queueFromOrder } from '@vitrin/shared-contracts/queue';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { categoryRecord, mainCategoryRecord, productRow } from '../../testing/catalogue-fixtures.ts';
import { languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { CataloguePage } from './catalogue.page.tsx';

const address = '/admin/catalogue';
const routes = singleScreenRoutes(address, CataloguePage);
const products = [productRow(7, 'Kule vinç'), productRow(8, 'Köprülü vinç'), productRow(9, 'Çelik halat', 4)];
const mains = [mainCategoryRecord(1, 'Kaldırma'), mainCategoryRecord(2, 'Ölçüm')];
const categories = [
  categoryRecord(3, 'Vinçler', 1),
  categoryRecord(4, 'Halatlar', 1),
  categoryRecord(5, 'Sensörler', 2),
];

function answer(changed: Parameters<typeof stubReads>[0] = {}): void {
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/products': () => succeeded(products, { meta: { page: 1, page_size: 20, total: 3 } }),
    '/api/admin/main-categories': () => succeeded(mains),
    '/api/admin/categories': () => succeeded(categories),
    ...changed,
  });
}

const linksOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link', { name: /^(?!.*(düzenle|ürünleri))/ })
    .map(({ textContent }) => textContent);

const moveToFront = async (name: string) => {
  await userEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^${name}: (sıralama|diğer işlemler)$`) }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Başa al', hidden: true }));
};

beforeEach(() => {
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
  answer();
});

describe('products', () => {
  test('are listed with category, code and missing languages', async () => {
    openPanel(routes, address);

    expect(await screen.findByRole('link', { name: 'Kule vinç' })).toHaveAttribute(
      'href',
      '/admin/catalogue/product-update?id=7',
    );
    expect(screen.getByText('SM-7')).toBeVisible();
    expect(await screen.findByText('Kaldırma › Halatlar', { selector: 'span' })).toBeVisible();
    expect((await screen.findAllByText('English: eksik')).length).toBe(3);
    expect(screen.queryByLabelText('Kule vinç: taşı')).toBeNull();
  });

  test('have one state each, also with a draft beside what is on the site', async () => {
    const copy = { id: 'a', title: '', author: 'Ayşe', updated_at: '2026-11-20T09:00:00.000Z', rev: 1 };
    const changed = [{ path: 'code', label: 'Kod' }];
    const copies = ['7', '8'].map((record) => ({ ...copy, record, base_version: 1, changed }));
    http.publication.mockImplementation(async () => succeeded({ copies, schedules: [] }));
    const off = { ...productRow(8, 'Köprülü vinç'), active: 0 };
    answer({ '/api/admin/products': () => succeeded([products[0], off, products[2]]) });
    openPanel(routes, address);

    await screen.findByText('Yayında · taslak var', { selector: 'span' });
    const states = screen.getAllByText(/^Yayın/, { selector: 'span' }).map(({ textContent }) => textContent);
    expect(states).toEqual(['Yayında · taslak var', 'Yayından kalktı', 'Yayında']);
    http.publication.mockReset();
  });

  test('of one category can be reordered; the URL stores the category', async () => {
    const { router } = openPanel(routes, address);
    await screen.findByRole('option', { name: 'Kaldırma › Vinçler' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), 'Kaldırma › Vinçler');
    expect(router.state.location.search).toBe('?kategori=3');
    await waitFor(() => expect(http.getJson).toHaveBeenCalledWith('/api/admin/products', { page: 1, category_id: 3 }));
    expect(screen.getByRole('link', { name: 'Yeni ürün' })).toHaveAttribute(
      'href',
      '/admin/catalogue/product-insert?kategori=3',
    );

    await moveToFront('Çelik halat');

    expect(http.sendForm).toHaveBeenCalledWith('PUT', '/api/admin/products/queue', {
      queue: queueFromOrder([9, 7, 8]),
    });
    expect(await screen.findByText('Sıra Düzeni Değiştirildi.')).toBeInTheDocument();
  });

  test('are searched on the server', async () => {
    const { router } = openPanel(routes, address);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Ürünlerde ara' }), 'vinç');

    await waitFor(() => expect(http.getJson).toHaveBeenCalledWith('/api/admin/products', { page: 1, search: 'vinç' }));
    expect(new URLSearchParams(router.state.location.search).get('ara')).toBe('vinç');
  });

  test('show an explanation and a link to the first record when the list is empty', async () => {
    answer({ '/api/admin/products': () => succeeded([]) });
    openPanel(routes, address);

    expect(await screen.findByText('Henüz ürün yok.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Yeni ürün' })).toHaveLength(2);
  });

  test.each([
    ['Bilgiler alınamadı.', () => rejected(500)],
    ['Sunucuya ulaşılamadı.', unreachable],
  ])('show "%s" after a failure and load on retry', async (title, failure) => {
    answer({ '/api/admin/products': failure });
    openPanel(routes, address);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();

    answer();
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));

    expect(await screen.findByRole('link', { name: 'Kule vinç' })).toBeVisible();
  });
});

describe('categories', () => {
  const section = `${address}?bolum=kategoriler`;

  test('are grouped by main category, each group with its own order', async () => {
    openPanel(routes, section);

    expect(await screen.findByRole('heading', { name: 'Kaldırma' })).toBeVisible();
    expect([linksOf('Kaldırma'), linksOf('Ölçüm')]).toEqual([['Vinçler', 'Halatlar'], ['Sensörler']]);
    expect(screen.getByRole('link', { name: 'Vinçler: ürünleri gör' })).toHaveAttribute(
      'href',
      `${address}?kategori=3`,
    );
    await moveToFront('Halatlar');

    expect(http.sendForm).toHaveBeenCalledWith('PUT', '/api/admin/categories/queue', { queue: queueFromOrder([4, 3]) });
  });

  test('keep their order when the server rejects a new one', async () => {
    http.sendForm.mockResolvedValue(rejected(409, { message: 'Sıra bu arada değişmiş.' }));
    openPanel(routes, section);

    await moveToFront('Halatlar');

    expect(await screen.findByText(/Sıra Düzeni Değiştirilmedi!/)).toBeInTheDocument();
    expect(linksOf('Kaldırma')).toEqual(['Vinçler', 'Halatlar']);
  });

  test('that contain products are not moved to the trash, and the message from the server is shown', async () => {
    const message = 'Bu kategoride 2 ürün var. Önce onları silin ya da başka bir kategoriye taşıyın.';
    http.sendForm.mockResolvedValue(rejected(409, { message }));
    openPanel(routes, section);

    await userEvent.click(await screen.findByRole('button', { name: 'Vinçler: çöpe taşı' }));

    const popup = await screen.findByRole('alert');
    await waitFor(() => expect(popup).toHaveTextContent('Çöpe taşıma işleminde sorun oldu!'));
    expect(popup).toHaveTextContent(message);
    expect(http.sendForm).toHaveBeenCalledWith('DELETE', '/api/admin/categories/3', {});
  });

  test('are searched within their section', async () => {
    const { router } = openPanel(routes, section);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Kategorilerde ara' }), 'halat');

    await waitFor(() => expect(http.getJson).toHaveBeenCalledWith('/api/admin/categories', { search: 'halat' }));
    expect(router.state.location.search).toBe('?bolum=kategoriler&ara=halat');
    await waitFor(() => expect(screen.queryByLabelText('Halatlar: taşı')).toBeNull());
  });
});

test('main categories can be moved to a given position and link to their form', async () => {
  openPanel(routes, `${address}?bolum=ana-kategoriler`);
  expect(await screen.findByRole('link', { name: 'Kaldırma' })).toHaveAttribute(
    'href',
    '/admin/catalogue/main-category-update?id=1',
  );

  await userEvent.click(screen.getByRole('button', { name: 'Kaldırma: sıralama' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sıraya taşı…', hidden: true }));
  const place = await screen.findByRole('textbox', { name: /Yeni sırası/, hidden: true });
  await userEvent.clear(place);
  await userEvent.type(place, '2{Enter}');

  const queue = queueFromOrder([2, 1]);
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', '/api/admin/main-categories/queue', { queue }));
});

test('each section has its own URL, and the current one is marked', async () => {
  openPanel(routes, address);

  const tabs = within(await screen.findByRole('navigation', { name: 'Katalog bölümleri' }));
  expect(tabs.getByRole('link', { name: 'Ürünler' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(tabs.getByRole('link', { name: 'Ana kategoriler' }));
  expect(await screen.findByRole('link', { name: 'Yeni ana kategori' })).toBeVisible();
});
