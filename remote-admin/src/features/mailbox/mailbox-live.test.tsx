import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageRecord, MessageRow } from '@vitrin/shared-contracts/mailbox';
import { dispatchToScreens } from '../../data/live/live-events.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { messageRecord, messageRow } from '../../testing/mailbox-fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { ContactMailboxPage } from './mailbox.page.tsx';

const address = '/admin/contact';
const url = '/api/admin/contact';
const rows = [messageRow(3, 'Ayşe Işık', { check: 1 }), messageRow(2, 'Çağrı Öztürk', { check: 1 })];
const newRow = messageRow(4, 'Nil Er');

function stored(list: readonly MessageRow[], record: Partial<MessageRecord> = {}): void {
  stubReads({
    [url]: () => succeeded(list),
    [`${url}/not-check-count`]: () => succeeded({ count: 0 }),
    [`${url}/3`]: () => succeeded(messageRecord(3, 'Ayşe Işık', { check: 1, ...record })),
  });
}

async function openInbox(query = ''): Promise<void> {
  stored(rows);
  openPanel(singleScreenRoutes(address, ContactMailboxPage), `${address}${query}`);
  await screen.findByRole('link', { name: /Ayşe Işık/ });
}

const emitChange = (kind: 'contact' | 'human-resources' = 'contact') =>
  act(async () => dispatchToScreens({ event: 'changed', data: { kind } }));
const names = () =>
  within(screen.getByRole('list', { name: 'Gelen kutusu' }))
    .getAllByRole('link')
    .map((link) => /Ayşe Işık|Çağrı Öztürk|Nil Er/.exec(link.textContent ?? '')?.[0]);
const listReads = () => http.getJson.mock.calls.filter(([path]) => path === url).length;

beforeEach(() => {
  jest.clearAllMocks();
  http.sendForm.mockResolvedValue(succeeded());
});

test('a new message appears at the top automatically', async () => {
  await openInbox();
  stored([newRow, ...rows]);

  await emitChange();

  await waitFor(() => expect(names()).toEqual(['Nil Er', 'Ayşe Işık', 'Çağrı Öztürk']));
  expect(screen.queryByRole('button', { name: /yeni ileti/ })).toBeNull();
});

test('a change in the other inbox does not refetch the list', async () => {
  await openInbox();
  const before = listReads();

  await emitChange('human-resources');

  expect(listReads()).toBe(before);
});

test('while messages are selected the rows do not move: new messages are counted and shown on demand, and the selection is kept', async () => {
  await openInbox();
  await userEvent.click(screen.getByRole('checkbox', { name: /Çağrı Öztürk/ }));
  stored([newRow, messageRow(3, 'Ayşe Işık', { check: 1, stage: 'answered' }), ...rows.slice(1)]);

  await emitChange();

  const show = await screen.findByRole('button', { name: '1 yeni ileti' });
  expect(names()).toEqual(['Ayşe Işık', 'Çağrı Öztürk']);
  expect(within(screen.getByRole('link', { name: /Ayşe Işık/ })).getByText('Yanıtlandı')).toBeVisible();
  await userEvent.click(show);
  expect(names()).toEqual(['Nil Er', 'Ayşe Işık', 'Çağrı Öztürk']);
  expect(screen.getByRole('checkbox', { name: /Çağrı Öztürk/ })).toBeChecked();
  expect(screen.queryByRole('button', { name: '1 yeni ileti' })).toBeNull();
});

test('new messages do not change the scroll position of a scrolled list', async () => {
  await openInbox();
  const place = { top: -400 } as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place);
  stored([messageRow(5, 'Can Su'), newRow, ...rows]);

  await emitChange();

  const show = await screen.findByRole('button', { name: '2 yeni ileti' });
  expect(names()).toEqual(['Ayşe Işık', 'Çağrı Öztürk']);
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.click(show);
  expect(names()).toHaveLength(4);
  expect(scrolled).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

test('many simultaneous changes cause two refetches: one for the first change, one for the others', async () => {
  await openInbox();
  const before = listReads();

  await act(async () => {
    for (let change = 0; change < 20; change += 1) dispatchToScreens({ event: 'changed', data: { kind: 'contact' } });
  });

  await waitFor(() => expect(listReads()).toBe(before + 2));
});

test('a failed refresh keeps the list', async () => {
  await openInbox();
  stubReads({ [url]: () => rejected(503) });

  await emitChange();

  await waitFor(() => expect(listReads()).toBe(2));
  expect(names()).toEqual(['Ayşe Işık', 'Çağrı Öztürk']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('changes by other users appear in the open message, and typed text is kept', async () => {
  await openInbox('?ileti=3');
  const note = await screen.findByRole('textbox', { name: 'Not' });
  await userEvent.type(note, 'Aradım');
  stored([messageRow(3, 'Ayşe Işık', { check: 1, stage: 'closed' })], { stage: 'closed' });

  await emitChange();

  const handling = within(screen.getByRole('group', { name: 'Aşama ve sorumlu' }));
  await waitFor(() => expect(handling.getByRole('combobox', { name: 'Aşama' })).toHaveDisplayValue('Kapandı'));
  expect(note).toHaveValue('Aradım');
});
