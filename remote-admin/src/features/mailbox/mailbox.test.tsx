import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageRecord, MessageRow } from '@vitrin/shared-contracts/mailbox';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { messageRecord, messageRow } from '../../testing/mailbox-fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { unreadStore } from '../../data/unread/unread.store.ts';
import { ContactMailboxPage } from './mailbox.page.tsx';

const address = '/admin/contact';
const url = '/api/admin/contact';
const routes = singleScreenRoutes(address, ContactMailboxPage);
const rows = [messageRow(3, 'Ayşe Işık'), messageRow(2, 'Çağrı Öztürk', { check: 1 }), messageRow(1, 'Mert Kaya')];
const meta = { page: 1, page_size: 20, total: 3 };

interface Answers {
  list?: () => ReturnType<typeof succeeded>;
  count?: number;
  messages?: readonly MessageRecord[];
}

function answer({ list = () => succeeded(rows, { meta }), count = 2, messages = [] }: Answers = {}): void {
  stubReads({
    [url]: list,
    '/api/admin/status': () => succeeded({ unread: { contact: count } }),
    [`${url}/not-check-count`]: () => succeeded({ count }),
    ...Object.fromEntries(messages.map((message) => [`${url}/${message.id}`, () => succeeded(message)])),
  });
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const chosenFor = (row: MessageRow) => `${row.name}, ${row.subject}: seç`;

beforeEach(() => {
  jest.clearAllMocks();
  unreadStore.set(null);
  http.sendForm.mockResolvedValue(succeeded());
  answer();
});

test('the inbox lists its messages with unread marks and the unread count', async () => {
  openPanel(routes, address);

  expect(screen.getByRole('status', { name: 'Yükleniyor' })).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: 'Gelen kutusu' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => within(item).queryByRole('img', { name: 'Okunmamış' }) !== null)).toEqual([
    true,
    false,
    true,
  ]);
  expect(await screen.findByRole('link', { name: /Gelen kutusu 2 okunmamış/ })).toHaveAttribute('aria-current', 'page');
  expect(http.getJson).toHaveBeenCalledWith(url, { page: 1, section: 'mail' });
});

test.each([
  ['bolum=cop', { page: 1, section: 'trash' }, 'Çöp kutusu boş.'],
  ['bolum=karantina', { page: 1, section: 'mail', quarantine: 1 }, 'Karantinada ileti yok.'],
  ['ara=köprü&sayfa=2', { page: 2, section: 'mail', search: 'köprü' }, '“köprü” bulunamadı.'],
])('the URL %s requests the matching list', async (query, params, text) => {
  answer({ list: () => succeeded([], { meta: { ...meta, total: 0 } }) });
  openPanel(routes, `${address}?${query}`);

  expect(await screen.findByText(text)).toBeVisible();
  expect(http.getJson).toHaveBeenCalledWith(url, params);
});

test.each([
  ['Bilgiler alınamadı.', () => rejected(500)],
  ['Sunucuya ulaşılamadı.', unreachable],
])('a list that fails shows "%s" and loads on retry', async (title, list) => {
  answer({ list });
  openPanel(routes, address);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();

  answer();
  await press('Tekrar dene');

  expect(await screen.findByText('Ayşe Işık')).toBeVisible();
});

test('opening an unread message marks it as read, lowers the unread count and stores it in the URL', async () => {
  answer({ messages: [messageRecord(3, 'Ayşe Işık')] });
  const { router } = openPanel(routes, address);
  await waitFor(() => expect(unreadStore.get()).toEqual({ contact: 2 }));

  await userEvent.click(await screen.findByRole('link', { name: /Ayşe Işık/ }));

  expect(await screen.findByRole('heading', { name: 'Konu 3' })).toHaveFocus();
  expect(screen.getByRole('link', { name: '+90 (452) 555 00 00' })).toHaveAttribute('href', 'tel:+904525550000');
  expect(router.state.location.search).toBe('?ileti=3');
  await waitFor(() => expect(unreadStore.get()).toEqual({ contact: 1 }));
  expect(http.sendForm.mock.calls).toEqual([['PUT', `${url}/check`, { id: 3 }]]);
});

test.each<[string, Partial<MessageRecord>, number]>([
  ['a message that is already read', { check: 1 }, 0],
  ['an unread message in the trash', { section: 'trash' }, 1],
  ['a quarantined message', { quarantine: ['links'] }, 1],
])('%s does not lower the unread count of the inbox', async (_what, changed, calls) => {
  answer({ messages: [messageRecord(3, 'Ayşe Işık', changed)] });
  openPanel(routes, `${address}?ileti=3`);

  expect(await screen.findByRole('heading', { name: 'Konu 3' })).toBeVisible();
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(calls));
  expect(unreadStore.get()).toEqual({ contact: 2 });
});

test('a message that cannot be marked as read is still shown and stays counted', async () => {
  http.sendForm.mockRejectedValue(new Error('offline'));
  answer({ messages: [messageRecord(3, 'Ayşe Işık')] });
  openPanel(routes, `${address}?ileti=3`);

  expect(
    await screen.findByText('Melet köprüsü için teklif almak istiyoruz.', { selector: 'article p' }),
  ).toBeVisible();
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(unreadStore.get()).toEqual({ contact: 2 });
});

test('selected messages move to the trash without confirmation, and the unread count is refetched', async () => {
  openPanel(routes, address);
  await choose(chosenFor(rows[0] as MessageRow));
  await choose(chosenFor(rows[2] as MessageRow));
  expect(screen.getByText('2 seçildi')).toBeVisible();
  answer({ list: () => succeeded([rows[1]], { meta }), count: 0 });

  await press('Çöpe taşı');

  expect(await screen.findByText('Çöpe Taşındı!')).toBeInTheDocument();
  expect(http.sendForm.mock.calls).toEqual([['PUT', `${url}/trash`, { trash_list: [3, 1] }]]);
  await waitFor(() => expect(screen.queryByText('Ayşe Işık')).toBeNull());
  expect(screen.getByText('Tümünü seç')).toBeVisible();
  await waitFor(() => expect(unreadStore.get()).toEqual({ contact: 0 }));

  await press('Geri al');
  const restore = ['PUT', `${url}/restore`, { restore_list: [3, 1] }];
  await waitFor(() => expect(http.sendForm.mock.calls.at(-1)).toEqual(restore));
});

test('a move out of the quarantine cannot be undone, because restoring would move the message to the inbox', async () => {
  openPanel(routes, `${address}?bolum=karantina`);
  await choose(chosenFor(rows[0] as MessageRow));
  await press('Çöpe taşı');
  expect(await screen.findByText('Çöpe Taşındı!')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Geri al', hidden: true })).toBeNull();
});

test('a failed move shows the documented message and keeps the selection', async () => {
  http.sendForm.mockResolvedValue(rejected(409, { message: 'Seçilen iletilerden bazıları artık burada değil.' }));
  openPanel(routes, address);
  await choose('Tümünü seç');
  expect(screen.getByText('3 seçildi')).toBeVisible();

  await press('Çöpe taşı');

  expect(await screen.findByText(/Çöpe taşıma işleminde sorun oldu!/)).toBeInTheDocument();
  expect(screen.getByText('3 seçildi')).toBeVisible();
});

describe('in the trash', () => {
  const trash = `${address}?bolum=cop`;
  const thrown = rows.map((row): MessageRow => ({ ...row, section: 'trash' }));
  beforeEach(() => answer({ list: () => succeeded(thrown, { meta }) }));

  test('messages are deleted permanently only after the documented confirmation', async () => {
    openPanel(routes, trash);
    await choose('Tümünü seç');

    await press('Kalıcı olarak sil');
    const dialog = within(await screen.findByRole('dialog'));
    for (const text of ['Emin Misin?!', 'Kalıcı Olarak Silinecek!', '3 ileti']) {
      expect(dialog.getByText(text)).toBeInTheDocument();
    }
    expect(http.sendForm).not.toHaveBeenCalled();
    await press('Evet, Sil!');

    expect(await screen.findByText('Silindi!')).toBeInTheDocument();
    expect(http.sendForm.mock.calls).toEqual([['DELETE', url, { delete_list: [3, 2, 1] }]]);
  });

  test('messages can be restored', async () => {
    openPanel(routes, trash);
    await choose(chosenFor(thrown[1] as MessageRow));

    await press('Geri yükle');

    await waitFor(() => expect(http.sendForm.mock.calls).toEqual([['PUT', `${url}/restore`, { restore_list: [2] }]]));
  });

  test('an empty last page opens the previous page', async () => {
    answer({ list: () => succeeded([], { meta: { page: 2, page_size: 20, total: 20 } }) });
    openPanel(routes, `${trash}&sayfa=2`);

    await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(url, { page: 1, section: 'trash' }));
  });
});

test('a quarantined message shows the reason and can be moved to the inbox', async () => {
  answer({ messages: [messageRecord(3, 'Ayşe Işık', { check: 1, quarantine: ['links', 'too-fast'] })] });
  const { router } = openPanel(routes, `${address}?bolum=karantina&ileti=3`);
  expect(await screen.findByText('Çok sayıda bağlantı var')).toBeVisible();

  await press('İstenmeyen değil');

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/restore`, { restore_list: [3] }));
  await waitFor(() => expect(router.state.location.search).toBe('?bolum=karantina'));
});

test('marking the open message as unread closes it', async () => {
  answer({ messages: [messageRecord(2, 'Çağrı Öztürk', { check: 1 })] });
  const { router } = openPanel(routes, `${address}?ileti=2`);

  await press('Okunmadı yap');

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/check`, { check_list: [2], check: 0 }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a deleted message shows a not-found message and keeps the list usable', async () => {
  openPanel(routes, `${address}?ileti=99`);

  expect(await screen.findByRole('heading', { name: 'Bu kayıt bulunamadı.' })).toBeVisible();
  expect(await screen.findByText('Ayşe Işık')).toBeVisible();
});

test('markup in a message is shown as plain text', async () => {
  const message = '<img src=x onerror=alert(1)> **kalın**';
  answer({ messages: [messageRecord(2, 'Çağrı Öztürk', { check: 1, message })] });
  openPanel(routes, `${address}?ileti=2`);

  expect(await screen.findByText(message)).toBeVisible();
});
