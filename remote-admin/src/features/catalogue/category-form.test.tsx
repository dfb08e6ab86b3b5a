import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { categoryRecord, mainCategoryRecord } from '../../testing/catalogue-fixtures.ts';
import { languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import {
  CategoryInsertPage,
  CategoryUpdatePage,
  MainCategoryInsertPage,
  MainCategoryUpdatePage,
} from './category.pages.tsx';
import { submitButton } from '../../testing/submit-button.ts';

const base = '/admin/catalogue';
const name = () => screen.findByRole('textbox', { name: 'Ad' });
const save = async () => userEvent.click(await screen.findByRole('button', { name: submitButton }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/main-categories': () => succeeded([mainCategoryRecord(1, 'Kaldırma'), mainCategoryRecord(2, 'Ölçüm')]),
    '/api/admin/categories': () => succeeded([categoryRecord(3, 'Vinçler', 1)]),
    '/api/admin/categories/3': () => succeeded(categoryRecord(3, 'Vinçler', 1)),
    '/api/admin/main-categories/2': () => succeeded(mainCategoryRecord(2, 'Ölçüm')),
  });
});

const leadsTo = (location: { pathname: string; search: string }) => location.pathname + location.search;

test('a new main category requires only a name, and saving opens the list of its section', async () => {
  const path = `${base}/main-category-insert`;
  const { router } = openPanel(singleScreenRoutes(path, MainCategoryInsertPage), path);
  expect(screen.queryByRole('combobox', { name: 'Ana kategori' })).toBeNull();
  await userEvent.type(await name(), 'İzleme');
  await save();

  expect(await screen.findByText('Oluşturuldu!')).toBeInTheDocument();
  const [method, url, fields] = http.sendForm.mock.calls[0] ?? [];
  expect([method, url]).toEqual(['POST', '/api/admin/main-categories']);
  const texts = { name: 'İzleme', seo_name: '', seo_title: '', seo_description: '' };
  expect(fields).toEqual({ form_data: { translations: { tr: texts } } });
  expect(leadsTo(router.state.location)).toBe(`${base}?bolum=ana-kategoriler`);
});

test('a new category requires a main category', async () => {
  const path = `${base}/category-insert`;
  openPanel(singleScreenRoutes(path, CategoryInsertPage), path);
  await userEvent.type(await name(), 'Halatlar');
  await save();
  const main = screen.getByRole('combobox', { name: 'Ana kategori' });
  await waitFor(() => expect(main).toHaveAccessibleDescription(/\* Bu Alan Zorunlu/));
  expect(http.sendForm).not.toHaveBeenCalled();

  await userEvent.selectOptions(main, 'Ölçüm');
  await save();

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({ form_data: { main_category_id: 2 } });
});

test('an update sends the version and can move the category to another main category', async () => {
  const path = `${base}/category-update`;
  openPanel(singleScreenRoutes(path, CategoryUpdatePage), `${path}?id=3`);
  await userEvent.type(await name(), ' ve platformlar');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ana kategori' }), 'Ölçüm');
  await save();

  expect(await screen.findByText('Güncellendi!')).toBeInTheDocument();
  expect(http.sendForm.mock.calls[0]).toMatchObject([
    'PUT',
    '/api/admin/categories/3',
    { form_data: { id: 3, version: 2, main_category_id: 2, translations: { tr: { name: 'Vinçler ve platformlar' } } } },
  ]);
});

test('a failed save keeps the typed values', async () => {
  http.sendForm.mockResolvedValue(rejected(500));
  const path = `${base}/main-category-update`;
  openPanel(singleScreenRoutes(path, MainCategoryUpdatePage), `${path}?id=2`);
  await userEvent.type(await name(), ' cihazları');
  await save();

  expect(await screen.findByText('İşlem Başarısız!')).toBeInTheDocument();
  expect(await name()).toHaveValue('Ölçüm cihazları');
});

test('a deleted category shows a not-found message', async () => {
  const path = `${base}/category-update`;
  openPanel(singleScreenRoutes(path, CategoryUpdatePage), `${path}?id=99`);

  expect(await screen.findByRole('heading', { name: 'Bu kayıt bulunamadı.' })).toBeVisible();
});

test('without a category id the list of the section opens', async () => {
  const path = `${base}/category-update`;
  const { router } = openPanel(singleScreenRoutes(path, CategoryUpdatePage), path);

  expect(await screen.findByText('başka ekran')).toBeVisible();
  expect(leadsTo(router.state.location)).toBe(`${base}?bolum=kategoriler`);
});
