import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MailboxKind, MessageRecord } from '@vitrin/shared-contracts/mailbox';
import { setSingleKeyShortcuts } from '../../ui/shortcuts/use-single-key-shortcuts.ts';
import { stubReads, http, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { messageLabel, messageRecord, messageRow } from '../../testing/mailbox-fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { ApplicationsMailboxPage, ContactMailboxPage } from './mailbox.page.tsx';

const pages = { contact: ContactMailboxPage, 'human-resources': ApplicationsMailboxPage };
const people = ['Ayşe Işık', 'Çağrı Öztürk', 'Mert Kaya'];
const rows = people.map((name, index) => messageRow(3 - index, name, { check: 1 }));

async function openInbox(query = '', kind: MailboxKind = 'contact', changed: Partial<MessageRecord> = {}) {
  const url = `/api/admin/${kind}`;
  const records = rows.map(({ id, name }) => messageRecord(id, name, { check: 1, ...changed }));
  const stored = { rows };
  stubReads({
    [url]: () => succeeded(stored.rows),
    [`${url}/labels`]: () => succeeded([messageLabel(7, 'Teklif')]),
    [`${url}/not-check-count`]: () => succeeded({ count: 0 }),
    ...Object.fromEntries(records.map((record) => [`${url}/${record.id}`, () => succeeded(record)])),
  });
  const { router } = openPanel(singleScreenRoutes(`/admin/${kind}`, pages[kind]), `/admin/${kind}${query}`);
  await screen.findByRole('link', { name: /Ayşe Işık/ });
  const search = () => router.state.location.search;
  return { url, search, router, leave: (id: number) => (stored.rows = rows.filter((row) => row.id !== id)) };
}

const keys = (pressed: string) => userEvent.keyboard(pressed);
const row = (name: string) => screen.getByRole('link', { name: new RegExp(name) });

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
});
// Test files of a group share the setting.
afterEach(() => act(() => setSingleKeyShortcuts(true)));

test('j and k move the focus through the list and stop at its ends; o opens the focused row', async () => {
  const { search } = await openInbox();

  await keys('j');
  expect(row('Ayşe Işık')).toHaveFocus();
  await keys('jjj');
  expect(row('Mert Kaya')).toHaveFocus();
  await keys('k');
  expect(row('Çağrı Öztürk')).toHaveFocus();
  await keys('o');

  await waitFor(() => expect(search()).toBe('?ileti=2'));
  expect(await screen.findByRole('heading', { name: 'Konu 2' })).toHaveFocus();
});

test('Enter opens the focused row', async () => {
  const { search } = await openInbox();

  await keys('j{Enter}');

  await waitFor(() => expect(search()).toBe('?ileti=3'));
});

test('with a message open, j and k open the next and the previous message; going back returns to the list', async () => {
  const { search, router } = await openInbox();
  await userEvent.click(row('Ayşe Işık'));
  await screen.findByRole('heading', { name: 'Konu 3' });

  await keys('j');
  expect(await screen.findByRole('heading', { name: 'Konu 2' })).toHaveFocus();
  await keys('j');
  expect(await screen.findByRole('heading', { name: 'Konu 1' })).toHaveFocus();
  await keys('k');
  await waitFor(() => expect(search()).toBe('?ileti=2'));

  await act(async () => router.navigate(-1));
  await waitFor(() => expect(search()).toBe(''));
});

test('# moves the open message to the trash and focuses the next row', async () => {
  const { url, leave, search } = await openInbox('?ileti=2');
  await screen.findByRole('heading', { name: 'Konu 2' });
  leave(2);

  await keys('#');

  await waitFor(() => expect(http.sendForm.mock.calls).toEqual([['PUT', `${url}/trash`, { trash_list: [2] }]]));
  await waitFor(() => expect(search()).toBe(''));
  await waitFor(() => expect(row('Mert Kaya')).toHaveFocus());
});

test('# moves the selected messages to the trash, even with the focus in a checkbox', async () => {
  const { url } = await openInbox();
  await userEvent.click(screen.getByRole('checkbox', { name: /Ayşe Işık/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Mert Kaya/ }));

  await keys('#');

  await waitFor(() => expect(http.sendForm.mock.calls).toEqual([['PUT', `${url}/trash`, { trash_list: [3, 1] }]]));
});

test('in the trash, # deletes permanently, but only after confirmation', async () => {
  const { url } = await openInbox('?bolum=cop');
  await keys('j#');

  await userEvent.click(await screen.findByRole('button', { name: 'Evet, Sil!', hidden: true }));

  await waitFor(() => expect(http.sendForm.mock.calls).toEqual([['DELETE', url, { delete_list: [3] }]]));
});

test('u marks as unread, e closes', async () => {
  const { url } = await openInbox('?ileti=3');
  await screen.findByRole('heading', { name: 'Konu 3' });

  await keys('e');
  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/3/stage`, { stage: 'closed', consent: 0 }),
  );
  await keys('u');
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/check`, { check_list: [3], check: 0 }));
});

test('e does not close an application: that stage does not exist there', async () => {
  await openInbox('?ileti=3', 'human-resources');
  await screen.findByRole('heading', { name: 'Konu 3' });

  await keys('e');

  expect(http.sendForm).not.toHaveBeenCalled();
});

test('r focuses the reply text', async () => {
  await openInbox('?ileti=3');
  await screen.findByRole('heading', { name: 'Konu 3' });

  await keys('r');

  await waitFor(() => expect(screen.getByRole('textbox', { name: /Yanıt/ })).toHaveFocus());
});

test('keys typed into a field do not trigger shortcuts', async () => {
  await openInbox('?ileti=3');
  const note = await screen.findByRole('textbox', { name: 'Not' });

  await userEvent.type(note, 'jkeu#');

  expect(note).toHaveValue('jkeu#');
  expect(http.sendForm).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Konu 3' })).toBeVisible();
});

test('shortcuts are disabled while a dialog is open', async () => {
  const { search } = await openInbox('?kayit=etiketler');
  await screen.findByRole('dialog', { name: 'Etiketler' });

  await keys('j#o');

  expect(http.sendForm).not.toHaveBeenCalled();
  expect(search()).toBe('?kayit=etiketler');
});

test('shortcuts are disabled for a user who has switched single keys off', async () => {
  setSingleKeyShortcuts(false);
  await openInbox('?ileti=3');
  await screen.findByRole('heading', { name: 'Konu 3' });

  await keys('#uej');

  expect(http.sendForm).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Konu 3' })).toBeVisible();
});
