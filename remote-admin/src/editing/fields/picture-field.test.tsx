import { TestProvider } from '../../testing/test-provider.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { mediaItem } from '../../testing/media-fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { PictureField } from './picture-field.tsx';

const items = [mediaItem(3, { alt: 'Çelik köprü' }), mediaItem(2), mediaItem(1, { alt: 'Rıhtım' })];
let value: Picture | null;

function form(initial: Picture | null, role: Parameters<typeof openPanel>[2] = 'editor') {
  value = initial;
  const Form = () => (
    <TestProvider>
      <Formik<{ cover_id: Picture | null }> initialValues={{ cover_id: initial }} onSubmit={() => undefined}>
        {({ values }) => {
          value = values.cover_id;
          return <PictureField name="cover_id" label="Kapak görseli" />;
        }}
      </Formik>
    </TestProvider>
  );
  openPanel([{ path: '/', Component: Form }], '/', role);
}

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: /Kapak görseli/ }));
  return within(await screen.findByRole('dialog', { name: 'Görsel seç' }));
};

beforeEach(() => {
  jest.clearAllMocks();
  stubReads({
    '/api/admin/media': () => succeeded(items, { meta: { page: 1, page_size: 40, total: 85 } }),
    '/api/admin/media/folders': () => succeeded([{ name: 'Şantiye', count: 3 }]),
  });
});

test('a picture can be chosen by keyboard, is shown with its alternative text, and can be removed', async () => {
  form(null);
  expect(screen.getByText('Görsel seçilmedi')).toBeVisible();
  const dialog = await openDialog();

  (await dialog.findByRole('button', { name: 'Çelik köprü' })).focus();
  await userEvent.keyboard('{End}{Enter}');

  expect(await screen.findByRole('img', { name: 'Rıhtım' })).toBeVisible();
  expect(value?.id).toBe(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Değiştir, Kapak görseli' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Kaldır, Kapak görseli' }));
  expect(screen.getByText('Görsel seçilmedi')).toBeVisible();
  expect(value).toBeNull();
});

test('the chosen picture is marked in the library, and the field reports a missing alternative text', async () => {
  form(mediaItem(2));
  expect(screen.getByText(/Alternatif metni yok/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Değiştir, Kapak görseli' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: 'dosya-2.png' })).toHaveAttribute('aria-pressed', 'true');
});

test('the alternative text is edited in the field and does not change the form value', async () => {
  const record = { ...mediaItem(2), alts: { en: 'Pier' }, bytes: 1, version: 4, used_in: [] };
  stubReads({
    '/api/admin/media/2': () => succeeded(record),
    '/api/admin/languages/info': () => succeeded(languages),
  });
  http.sendForm.mockResolvedValue(succeeded());
  form(mediaItem(2));
  const before = value;
  await userEvent.click(screen.getByRole('button', { name: 'Yaz: alternatif metin, Kapak görseli' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alternatif metin' }));
  expect(await dialog.findByRole('textbox', { name: 'English' })).toHaveValue('Pier');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Türkçe' }), 'İskele');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));

  expect(await screen.findByRole('img', { name: 'İskele' })).toBeVisible();
  expect(screen.queryByText(/Alternatif metni yok/)).toBeNull();
  const [, path, fields] = http.sendForm.mock.calls[0] ?? [];
  expect([path, fields]).toMatchObject(['/api/admin/media/2', { version: 4, alts: { tr: 'İskele', en: 'Pier' } }]);
  expect(value).toBe(before);
});

test('search, folder and page are sent to the server', async () => {
  form(null);
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('button', { name: '3. sayfa' }));
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith('/api/admin/media', { page: 3 }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Klasör' }), 'Şantiye (3)');
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Görsellerde ara' }), 'ışık');
  await waitFor(() =>
    expect(http.getJson).toHaveBeenCalledWith('/api/admin/media', { page: 1, search: 'ışık', folder: 'Şantiye' }),
  );
});

test('a picture that is uploaded in the dialog can be chosen immediately', async () => {
  http.sendFile.mockResolvedValue(succeeded({ picture: mediaItem(9), known: false }));
  form(null);
  const dialog = await openDialog();
  await userEvent.upload(dialog.getByLabelText('Görsel dosyaları'), new File(['x'], 'yeni.png', { type: 'image/png' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'yeni.png: bunu kullan' }));
  await waitFor(() => expect(value?.id).toBe(9));
});

test('a failed library can be retried', async () => {
  stubReads({ '/api/admin/media': () => rejected(500) });
  form(null);
  const dialog = await openDialog();
  expect(await dialog.findByRole('heading', { name: 'Bilgiler alınamadı.' })).toBeVisible();
  stubReads({ '/api/admin/media': () => succeeded(items) });
  await userEvent.click(dialog.getByRole('button', { name: 'Tekrar dene' }));
  expect(await dialog.findByRole('button', { name: 'Rıhtım' })).toBeVisible();
});

test.each([
  ['editor', /yeni bir görsel yükleyin/],
  ['hr', /yükleme yetkisi olan birinden isteyin/],
] as const)('without pictures a user of the role %s reads what he can do', async (role, advice) => {
  stubReads({ '/api/admin/media': () => succeeded([]), '/api/admin/media/folders': () => succeeded([]) });
  form(null, role);
  expect(await (await openDialog()).findByText(advice)).toBeVisible();
});

test('a user who may not upload searches the library and chooses from it', async () => {
  form(null, 'hr');
  const dialog = await openDialog();
  expect(dialog.queryByLabelText('Görsel dosyaları')).not.toBeInTheDocument();
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Görsellerde ara' }), 'köprü');
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith('/api/admin/media', { page: 1, search: 'köprü' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Rıhtım' }));
  await waitFor(() => expect(value?.id).toBe(1));
});
