import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageRecord } from '@vitrin/shared-contracts/mailbox';
import type { ReplyRecord, ReplyTemplate } from '@vitrin/shared-contracts/replies';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { messageRecord } from '../../testing/mailbox-fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { keptDrafts } from '../../testing/drafts.ts';
import { focusReply } from './focus-reply.ts';
import { Replies } from './replies.tsx';

const address = '/admin/contact';
const call = '/api/admin/contact/7/replies';
const templatesCall = '/api/admin/contact/templates';
const onSent = jest.fn();

const sent: ReplyRecord = {
  id: 3,
  author: 'Deniz Aksoy',
  subject: 'Yn: Konu 7',
  text: 'Teklifimizi gönderdik.',
  state: 'sent',
  attempts: 1,
  last_error: '',
  created_at: '2026-01-06T09:00:00.000Z',
  sent_at: '2026-01-06T09:00:05.000Z',
};
const template: ReplyTemplate = {
  id: 1,
  name: 'Ulaştı',
  subject: '{numara} hakkında',
  text: 'Sayın {ad},\n“{konu}” iletiniz ulaştı.\n{imza}, {sirket} {bilinmeyen}',
  version: 1,
  updated_at: '2026-01-06T09:00:00.000Z',
};

function open(replies: ReplyRecord[] = [], can_send = true, message: Partial<MessageRecord> = {}) {
  stubReads({
    [call]: () => succeeded({ can_send, replies }),
    [templatesCall]: () => succeeded([template]),
  });
  const record = messageRecord(7, 'Ayşe Işık', message);
  const Page = () => <Replies kind="contact" message={record} onSent={onSent} />;
  return openPanel(singleScreenRoutes(address, Page), address);
}

const textField = () => screen.getByRole('textbox', { name: 'Yanıt' });
const subjectField = () => screen.getByRole('textbox', { name: 'Konu' });
const begin = async () => await userEvent.click(await screen.findByRole('button', { name: 'Yanıtla' }));

async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded([]));
});

test('a reply is sent once, and the next one starts empty', async () => {
  open();
  await begin();
  expect(textField()).toHaveFocus();
  expect(subjectField()).toHaveValue('Yn: Konu 7');
  await write(textField(), 'Teklifimizi gönderiyoruz.');
  await userEvent.click(screen.getByRole('button', { name: 'Yanıtı gönder' }));

  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(http.sendForm).toHaveBeenCalledWith(
    'POST',
    call,
    { form_data: { subject: 'Yn: Konu 7', text: 'Teklifimizi gönderiyoruz.' } },
    expect.any(String),
  );
  await begin();
  expect(textField()).toHaveValue('');
  expect(await keptDrafts('gulsah@ornek.com')).toEqual([]);
});

test('a rejected reply keeps its text and shows the error message from the server beside the field', async () => {
  http.sendForm.mockResolvedValue(rejected(422, { errors: { text: 'Bu Alan 10000 Karakteri Geçemez' } }));
  open();
  await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Yanıtı gönder' }));
  expect(textField()).toHaveAccessibleDescription(expect.stringContaining('* Bu Alan Zorunlu'));
  expect(http.sendForm).not.toHaveBeenCalled();
  await write(textField(), 'Teklifimizi gönderiyoruz.');
  await userEvent.click(screen.getByRole('button', { name: 'Yanıtı gönder' }));

  const field = () => screen.getByRole('textbox', { name: 'Yanıt', hidden: true });
  await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining('10000')));
  expect(field()).toHaveValue('Teklifimizi gönderiyoruz.');
  expect(onSent).not.toHaveBeenCalled();
});

test('an unsent reply is kept as a draft, and its form opens automatically', async () => {
  const first = open();
  await begin();
  await write(textField(), 'Yarım kalan yanıt');
  first.unmount();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Yazıyı geri yükle' }));
  expect(textField()).toHaveValue('Yarım kalan yanıt');
});

test('a template is filled with data of the message and added below existing text', async () => {
  open();
  await begin();
  await write(textField(), 'Merhaba,');
  await userEvent.click(screen.getByRole('button', { name: 'Şablon' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ulaştı' }));

  expect(textField()).toHaveValue(
    'Merhaba,\n\nSayın Ayşe Işık,\n“Konu 7” iletiniz ulaştı.\nGülşah İnceoğlu, Örnek Mühendislik {bilinmeyen}',
  );
  expect(subjectField()).toHaveValue('ABCD-0007 hakkında');
  await userEvent.clear(subjectField());
  await write(subjectField(), 'Kendi konum');
  await userEvent.click(screen.getByRole('button', { name: 'Şablon' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ulaştı' }));
  expect(subjectField()).toHaveValue('Kendi konum');
});

test('opening the template menu does not mark the empty field as invalid', async () => {
  open();
  await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Şablon' }));
  expect(await screen.findByRole('menuitem', { name: 'Ulaştı' })).toBeVisible();
  expect(textField()).not.toBeInvalid();
});

test('without a mail server the reply opens in the user’s mail program', async () => {
  open([], false);
  await begin();
  expect(await screen.findByText('Sunucuda e-posta gönderimi kurulu değil.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yanıtı gönder' })).toBeNull();
  await write(textField(), 'İlk satır\n& ikinci');
  expect(screen.getByRole('link', { name: 'E-posta programımda aç' })).toHaveAttribute(
    'href',
    'mailto:kisi7@ornek.example?subject=Yn%3A%20Konu%207&body=%C4%B0lk%20sat%C4%B1r%0D%0A%26%20ikinci',
  );
});

test('sent replies show their delivery status, and a failed one can be retried', async () => {
  const failed = { ...sent, id: 4, state: 'failed', last_error: '550 No such user', sent_at: null } as const;
  open([failed, sent]);
  const list = within(await screen.findByRole('list', { name: 'Gönderilen yanıtlar' }));
  await waitFor(() => expect(list.getByText('Gönderilemedi')).toBeVisible());
  expect(list.getByText('Gönderildi')).toBeVisible();
  expect(list.getByText('550 No such user')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Yeniden dene' }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', '/api/admin/contact/replies/4/retry', {}));
});

test('a queued reply is refetched until it is sent', async () => {
  jest.useFakeTimers();
  const queued = { ...sent, state: 'queued', attempts: 0, sent_at: null } as const;
  open([queued]);
  await act(async () => await jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('Sırada')).toBeVisible();
  stubReads({ [call]: () => succeeded({ can_send: true, replies: [sent] }) });
  await act(async () => await jest.advanceTimersByTimeAsync(3_100));
  expect(screen.getByText('Gönderildi')).toBeVisible();
  const asked = http.getJson.mock.calls.length;
  await act(async () => await jest.advanceTimersByTimeAsync(20_000));
  expect(http.getJson).toHaveBeenCalledTimes(asked);
  jest.useRealTimers();
});

test('the replies loaded with the message stay visible when newer ones cannot be loaded', async () => {
  stubReads({ [call]: unreachable });
  const Page = () => <Replies kind="contact" message={messageRecord(7, 'Ayşe', { replies: [sent] })} onSent={onSent} />;
  openPanel(singleScreenRoutes(address, Page), address);
  expect(await screen.findByText('Teklifimizi gönderdik.')).toBeVisible();
  expect(await screen.findByText('Yanıtların güncel durumu alınamadı.')).toBeVisible();
});

test('the reply shortcut opens the form, or focuses its text if it is already open', async () => {
  open();
  await screen.findByRole('button', { name: 'Yanıtla' });
  await act(async () => focusReply());
  expect(textField()).toHaveFocus();
  await userEvent.click(subjectField());
  await act(async () => focusReply());
  expect(textField()).toHaveFocus();
});
