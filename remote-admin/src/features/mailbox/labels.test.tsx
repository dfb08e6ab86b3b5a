import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageLabel } from '@vitrin/shared-contracts/message-workflow';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { messageLabel } from '../../testing/mailbox-fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { ContactMailboxPage } from './mailbox.page.tsx';

const address = '/admin/contact';
const url = '/api/admin/contact/labels';
const routes = singleScreenRoutes(address, ContactMailboxPage);

function stored(labels: () => ReturnType<typeof succeeded>): void {
  stubReads({ '/api/admin/contact': () => succeeded([]), [url]: labels });
}
const both: MessageLabel[] = [messageLabel(8, 'Acil', { colour: 'red' }), messageLabel(7, 'Teklif')];

const openLabels = async () => {
  await userEvent.click(await screen.findByRole('link', { name: 'Etiketler' }));
  return within(await screen.findByRole('dialog', { name: 'Etiketler' }));
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
  stored(() => succeeded(both));
});

test('a label is added with a name and a colour, and appears in the list', async () => {
  openPanel(routes, address);
  const list = await openLabels();
  await userEvent.click(list.getByRole('link', { name: 'Yeni etiket' }));
  const form = within(await screen.findByRole('dialog', { name: 'Yeni etiket' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Ad' }), 'Şikâyet');
  await userEvent.click(form.getByRole('radio', { name: 'Mor' }));
  stored(() => succeeded([...both, messageLabel(9, 'Şikâyet')]));

  await userEvent.click(form.getByRole('button', { name: 'Kaydet' }));

  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith(
      'POST',
      url,
      { form_data: { name: 'Şikâyet', colour: 'violet' } },
      expect.any(String),
    ),
  );
  const after = within(await screen.findByRole('dialog', { name: 'Etiketler' }));
  expect(await after.findByText('Şikâyet')).toBeInTheDocument();
});

test('a label is renamed with its version', async () => {
  openPanel(routes, `${address}?kayit=7`);
  const form = within(await screen.findByRole('dialog', { name: 'Etiketi düzenle' }));
  const name = form.getByRole('textbox', { name: 'Ad' });
  expect(form.getByRole('radio', { name: 'Turkuaz' })).toBeChecked();
  await userEvent.clear(name);
  await userEvent.type(name, 'Teklif isteği');

  await userEvent.click(form.getByRole('button', { name: 'Kaydet' }));

  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/7`, {
      form_data: { name: 'Teklif isteği', colour: 'teal', version: 2 },
    }),
  );
});

test('a name that is already used shows an error beside its field and stays typed', async () => {
  http.sendForm.mockResolvedValue(rejected(422, { errors: { name: 'Bu Adda Bir Etiket Var' } }));
  openPanel(routes, `${address}?kayit=yeni`);
  const name = await screen.findByRole('textbox', { name: 'Ad' });

  await userEvent.type(name, 'Acil');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

  await waitFor(() => expect(name).toHaveAccessibleDescription(/Bu Adda Bir Etiket Var/));
  expect(name).toHaveValue('Acil');
});

test('a label is deleted after a confirmation that explains that messages are kept', async () => {
  openPanel(routes, address);
  const list = await openLabels();

  await userEvent.click(list.getByRole('button', { name: 'Acil: sil' }));
  const question = within(
    await screen.findByText('Emin Misin?!').then((title) => title.closest('.swal2-popup') as HTMLElement),
  );
  expect(question.getByText('Acil etiketi; iletilerin kendisi kalır.')).toBeInTheDocument();
  stored(() => succeeded(both.slice(1)));
  await userEvent.click(question.getByRole('button', { name: 'Evet, Sil!', hidden: true }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', `${url}/8`, {}));
  await waitFor(() => expect(list.queryByText('Acil')).toBeNull());
  expect(list.getByText('Teklif')).toBeInTheDocument();
});

test('an empty list and labels that cannot be loaded show a message', async () => {
  stored(() => succeeded([]));
  const first = openPanel(routes, `${address}?kayit=etiketler`);
  expect(await screen.findByText(/Henüz etiket yok/)).toBeInTheDocument();
  first.unmount();

  stored(unreachable);
  openPanel(routes, `${address}?kayit=etiketler`);
  expect(await screen.findByRole('button', { name: 'Tekrar dene' })).toBeInTheDocument();
});
