import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { categoryRecord, mainCategoryRecord, productRow } from '../../testing/catalogue-fixtures.ts';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { CataloguePage } from './catalogue.page.tsx';

const address = '/admin/catalogue';
const routes = singleScreenRoutes(address, CataloguePage);
const products = [productRow(7, 'Kule vinç'), productRow(8, 'Köprülü vinç'), productRow(9, 'Çelik halat', 4)];

beforeEach(() => {
  jest.clearAllMocks();
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/products': () => succeeded(products),
    '/api/admin/main-categories': () => succeeded([mainCategoryRecord(1, 'Kaldırma')]),
    '/api/admin/categories': () => succeeded([categoryRecord(3, 'Vinçler', 1), categoryRecord(5, 'Halatlar', 1)]),
  });
});

const bulkPath = '/api/admin/bulk/product';
const sent = () => http.sendForm.mock.calls.map(([method, path, fields]) => [method, path, fields['form_data']]);

test('the selected products are moved to a category, and each back to its former one', async () => {
  const done = [
    { id: 7, title: 'Kule vinç', before: 3 },
    { id: 9, title: 'Çelik halat', before: 4 },
  ];
  http.sendForm.mockResolvedValue(succeeded({ done, failed: [], incoming: [] }));
  openPanel(routes, address);
  for (const name of ['Kule vinç', 'Çelik halat'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `${name}: seç` }));
  const move = screen.getByRole('button', { name: 'Kategoriye taşı' });
  expect(move).toBeDisabled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Taşınacak kategori' }), 'Kaldırma › Halatlar');
  await userEvent.click(move);

  const field = 'category_id';
  const moved = { action: 'set', ids: [7, 9], field, values: [5, 5] };
  await waitFor(() => expect(sent()).toEqual([['PUT', bulkPath, moved]]));
  const toast = await screen.findByRole('alert');
  await waitFor(() => expect(toast).toHaveTextContent('Taşındı.'));
  await userEvent.click(within(toast).getByRole('button', { name: 'Geri al', hidden: true }));
  const back = { action: 'set', ids: [7, 9], field, values: [3, 4] };
  await waitFor(() => expect(sent()[1]).toEqual(['PUT', bulkPath, back]));
});

test('the state filter is stored in the URL together with the category, and ends the ordering', async () => {
  const { router } = openPanel(routes, `${address}?kategori=3`);
  expect(await screen.findByLabelText('Kule vinç: taşı')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Durum' }), 'Yayından kalktı');

  const params = new URLSearchParams(router.state.location.search);
  expect([params.get('kategori'), params.get('durum')]).toEqual(['3', 'withdrawn']);
  const asked = { page: 1, category_id: 3, state: 'withdrawn' };
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith('/api/admin/products', asked));
  await waitFor(() => expect(screen.queryByLabelText('Kule vinç: taşı')).toBeNull());
});
