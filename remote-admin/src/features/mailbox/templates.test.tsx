import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReplyTemplate } from '@vitrin/shared-contracts/replies';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { ContactTemplatesPage } from './templates.page.tsx';

const address = '/admin/contact/templates';
const call = '/api/admin/contact/templates';
const routes = singleScreenRoutes(address, ContactTemplatesPage);

function template(id: number, name: string): ReplyTemplate {
  return {
    id,
    name,
    subject: 'Yn: {konu}',
    text: 'Sayın {ad}, iletiniz ulaştı.',
    version: 2,
    updated_at: '2026-01-05T09:00:00.000Z',
  };
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({ [call]: () => succeeded([template(1, 'Ulaştı'), template(2, 'Teklif')]) });
  http.sendForm.mockResolvedValue(succeeded());
});

test('a template can be created while its placeholders are listed', async () => {
  openPanel(routes, address);
  await userEvent.click(await screen.findByRole('link', { name: 'Yeni şablon' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('{numara}')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Şablonun adı' }), 'Randevu');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));

  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith(
      'POST',
      call,
      { form_data: expect.objectContaining({ name: 'Randevu', subject: 'Yn: {konu}' }) },
      expect.any(String),
    ),
  );
});

test('a name that already exists shows an error beside its field and keeps all values', async () => {
  http.sendForm.mockResolvedValue(rejected(422, { errors: { name: 'Bu Adla Bir Şablon Var' } }));
  openPanel(routes, `${address}?kayit=1`);
  const name = await screen.findByRole('textbox', { name: 'Şablonun adı' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Teklif');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

  const field = () => screen.getByRole('textbox', { name: 'Şablonun adı', hidden: true });
  await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining('Bu Adla Bir Şablon Var')));
  expect(field()).toHaveValue('Teklif');
  expect(http.sendForm).toHaveBeenCalledWith('PUT', `${call}/1`, {
    form_data: { name: 'Teklif', subject: 'Yn: {konu}', text: 'Sayın {ad}, iletiniz ulaştı.', version: 2 },
  });
});

test('a template is deleted after confirmation', async () => {
  openPanel(routes, address);
  await userEvent.click(await screen.findByRole('button', { name: 'Ulaştı: sil' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Evet, Sil!', hidden: true }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', `${call}/1`, {}));
});

test('a template that the search excludes still opens from its URL', async () => {
  stubReads({ [call]: () => succeeded([]), [`${call}/9`]: () => succeeded(template(9, 'Gizlenen')) });
  openPanel(routes, `${address}?ara=yok&kayit=9`);
  expect(await screen.findByRole('textbox', { name: 'Şablonun adı' })).toHaveValue('Gizlenen');
});

test('an empty list, a search without matches and a network failure each show a message', async () => {
  stubReads({ [call]: () => succeeded([]) });
  const first = openPanel(routes, address);
  expect(await screen.findByText('Henüz şablon yok.')).toBeVisible();
  first.unmount();
  const second = openPanel(routes, `${address}?ara=yok`);
  expect(await screen.findByText('“yok” için şablon bulunamadı.')).toBeVisible();
  second.unmount();
  stubReads({ [call]: unreachable });
  openPanel(routes, address);
  expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' })).toBeVisible();
});
