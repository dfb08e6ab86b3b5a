import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { categoryRecord, mainCategoryRecord, picture, productRecord } from '../../testing/catalogue-fixtures.ts';
import { languages, textDocument } from '../../testing/fixtures.ts';
import { keepDraft } from '../../testing/drafts.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { ProductInsertPage, ProductUpdatePage } from './product.pages.tsx';
import { submitButton } from '../../testing/submit-button.ts';

// The editor is tested with the articles; here it would only slow down every query.
jest.mock('../../rich-text/rich-text-editor.tsx', () => ({ RichTextEditor: () => null }));

const update = '/admin/catalogue/product-update';
const insert = '/admin/catalogue/product-insert';
const routes = singleScreenRoutes(update, ProductUpdatePage);
const name = () => screen.findByRole('textbox', { name: 'Ad' });
const press = async (label: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name: label, hidden: true }));

function answer(version = 4): void {
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/main-categories': () => succeeded([mainCategoryRecord(1, 'Kaldırma')]),
    '/api/admin/categories': () => succeeded([categoryRecord(3, 'Vinçler', 1), categoryRecord(4, 'Halatlar', 1)]),
    '/api/admin/products/7': () => succeeded(productRecord(version)),
    '/api/admin/downloads': () =>
      succeeded([{ id: 2, path: `/media/files/${'b'.repeat(32)}.pdf`, name: 'Çizim.pdf', type: 'pdf', bytes: 1_000 }]),
    '/api/admin/media': () => succeeded([picture(13, 'Şantiye')]),
  });
}

/** The technical table. */
const rows = () => screen.getByRole('list', { name: 'Teknik özellikler' });

/** Returns `form_data` of the last write. */
function sent(): Record<string, unknown> {
  const [, , fields] = http.sendForm.mock.calls.at(-1) ?? [];
  return fields?.form_data as Record<string, unknown>;
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
  answer();
});

test('without a product id the list opens', async () => {
  const { router } = openPanel(routes, update);

  expect(await screen.findByText('başka ekran')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/catalogue');
});

test('saving sends all fields of the product with its version', async () => {
  openPanel(routes, `${update}?id=7`);
  await userEvent.click(await name());
  await userEvent.paste(' 40 m');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), 'Kaldırma › Halatlar');
  await userEvent.click(screen.getByRole('textbox', { name: 'Türler' }));
  await userEvent.paste('Satılık,Yeni');
  await userEvent.click(screen.getByRole('button', { name: 'Kiralık: kaldır' }));
  answer(5);
  await press(submitButton);

  expect(await screen.findByText('Güncellendi!')).toBeInTheDocument();
  expect(http.sendForm.mock.calls[0]?.slice(0, 2)).toEqual(['PUT', '/api/admin/products/7']);
  expect(sent()).toMatchObject({
    id: 7,
    version: 4,
    active: 1,
    category_id: 4,
    code: 'SM-7',
    media: [11, 12],
    translations: { tr: { name: 'Kule vinç 40 m', transporter_types: ['Satılık', 'Yeni'], document: textDocument } },
  });
});

test('pictures are reordered from their menu; the first one is the main picture', async () => {
  openPanel(routes, `${update}?id=7`);

  await press('Kanca: sıralama');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Başa al', hidden: true }));
  await press(submitButton);

  await waitFor(() => expect(sent()).toMatchObject({ media: [12, 11] }));
});

test('a picture can be removed, and one from the library is added at the end', async () => {
  openPanel(routes, `${update}?id=7`);

  await press('Vinç: kaldır');
  await press('Görsel ekle');
  await press('Şantiye');
  expect(await screen.findByText('1 görsel seçildi.')).toBeVisible();
  await press('Seçilenleri ekle');
  const pictures = within(await screen.findByRole('list', { name: 'Görseller' }));
  expect(await pictures.findByText('2. görsel')).toBeVisible();
  await press(submitButton);

  await waitFor(() => expect(sent()).toMatchObject({ media: [12, 13] }));
});

test('price, availability, documents and the technical table are edited and sent as they are stored', async () => {
  openPanel(routes, `${update}?id=7`);
  const price = await screen.findByRole('textbox', { name: 'Fiyat' });
  expect(price).toHaveValue('1250,50');
  await userEvent.clear(price);
  await userEvent.type(price, '1.400');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Para birimi' }), 'TRY');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bulunabilirlik' }), 'Stokta');
  await press('Satır ekle');
  await userEvent.type(within(rows()).getAllByRole('textbox', { name: 'Özellik' })[1] ?? price, 'Menzil');
  await userEvent.type(within(rows()).getAllByRole('textbox', { name: 'Değer' })[1] ?? price, '40 m');
  await press('Dosya ekle');
  await press('Çizim.pdf: ürüne ekle');
  await press(submitButton);

  await waitFor(() =>
    expect(sent()).toMatchObject({
      price: '1400.00',
      currency: 'TRY',
      availability: 'in-stock',
      documents: [`/media/files/${'a'.repeat(32)}.pdf`, `/media/files/${'b'.repeat(32)}.pdf`],
      translations: {
        tr: {
          specs: [
            { id: 'a', label: 'Kapasite', value: '8 t' },
            { label: 'Menzil', value: '40 m' },
          ],
        },
      },
    }),
  );
});

test('a price that is none is named, and a document can be taken away', async () => {
  openPanel(routes, `${update}?id=7`);
  const price = await screen.findByRole('textbox', { name: 'Fiyat' });
  await userEvent.clear(price);
  await userEvent.type(price, 'sorunuz');
  await press(submitButton);
  expect(await screen.findByText('Düzeltilmesi gereken 1 alan var:')).toBeVisible();
  expect(price).toHaveAccessibleDescription(/Tutarı 1.250,50 Gibi Yazınız/);
  await userEvent.clear(price);
  await press('Kullanım kılavuzu.pdf: çıkar');
  await press(submitButton);
  await waitFor(() => expect(sent()).toMatchObject({ price: null, documents: [] }));
});

test('a rejection is shown beside its field and keeps all values', async () => {
  const errors = { code: 'Bu Kod Başka Bir Üründe Kullanılıyor', 'translations.tr.seo_name': 'Bu Adres Kullanılıyor' };
  http.sendForm.mockResolvedValue(rejected(422, { message: 'Lütfen işaretli alanları düzeltin.', errors }));
  openPanel(routes, `${update}?id=7`);
  await userEvent.type(await name(), ' 40 m');
  await press(submitButton);

  expect(await screen.findByText('Düzeltilmesi gereken 2 alan var:')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ürün kodu' })).toHaveAccessibleDescription(/Bu Kod Başka/);
  expect(await name()).toHaveValue('Kule vinç 40 m');
});

test('a new product with missing required fields is not sent', async () => {
  openPanel(singleScreenRoutes(insert, ProductInsertPage), insert);
  await name();
  await press(submitButton);

  expect(await screen.findByText('Düzeltilmesi gereken 4 alan var:')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Kategori' })).toHaveAccessibleDescription(/\* Bu Alan Zorunlu/);
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('a new product starts with the category from the URL', async () => {
  openPanel(singleScreenRoutes(insert, ProductInsertPage), `${insert}?kategori=4`);

  expect(await screen.findByRole('combobox', { name: 'Kategori' })).toHaveDisplayValue('Kaldırma › Halatlar');
});

test('a new product is sent once, and saving returns to the list it was opened from', async () => {
  // As it was kept before products had prices, documents and technical tables.
  const texts = { name: 'Halat', seo_name: '', summary: '', transporter_types: [], document: textDocument };
  const draft = { active: 1, category_id: '4', code: 'H-1', media: [], translations: { tr: texts } };
  await keepDraft({ email: 'gulsah@ornek.com', form: 'product', record: 0 }, draft);
  const { router } = openPanel(singleScreenRoutes(insert, ProductInsertPage), `${insert}?kategori=4`);
  await press('Yazıyı geri yükle');
  await press(submitButton);

  expect(await screen.findByText('Oluşturuldu!')).toBeInTheDocument();
  const [method, path, , key] = http.sendForm.mock.calls[0] ?? [];
  expect([method, path, typeof key]).toEqual(['POST', '/api/admin/products', 'string']);
  expect(sent()).toMatchObject({ category_id: 4, code: 'H-1', translations: { tr: { name: 'Halat' } } });
  expect(router.state.location.pathname + router.state.location.search).toBe('/admin/catalogue?kategori=4');
});
