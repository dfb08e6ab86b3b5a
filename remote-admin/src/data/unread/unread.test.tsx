import { act, render, screen, waitFor } from '@testing-library/react';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { decrementUnread, refreshUnread, unreadStore } from './unread.store.ts';
import { useUnread, useUnreadTotal } from './use-unread.ts';

function Counts() {
  return (
    <>
      <p>kenar: {useUnread().contact ?? 'bilinmiyor'}</p>
      <p>başlık: {useUnreadTotal()}</p>
    </>
  );
}

const status = (unread: object) => ({ '/api/admin/status': () => succeeded({ unread }) });

beforeEach(() => {
  jest.clearAllMocks();
  unreadStore.set(null);
});

test('all components show the same counts from one request', async () => {
  stubReads(status({ contact: 4, human_resources: 3 }));
  render(<Counts />);

  expect(await screen.findByText('kenar: 4')).toBeVisible();
  expect(screen.getByText('başlık: 7')).toBeVisible();
  expect(http.getJson).toHaveBeenCalledTimes(1);
});

test('an inbox that the user may not read is not counted', async () => {
  stubReads(status({ human_resources: 3 }));
  render(<Counts />);

  expect(await screen.findByText('başlık: 3')).toBeVisible();
  expect(screen.getByText('kenar: bilinmiyor')).toBeVisible();
});

test('opening a message lowers the count everywhere immediately, and never below zero', async () => {
  stubReads(status({ contact: 1 }));
  render(<Counts />);
  expect(await screen.findByText('kenar: 1')).toBeVisible();

  act(() => decrementUnread('contact'));
  expect(await screen.findByText('kenar: 0')).toBeVisible();
  act(() => decrementUnread('contact'));
  expect(unreadStore.get()).toEqual({ contact: 0 });
});

test('reloads the count of one inbox without the other', async () => {
  unreadStore.set({ contact: 4, 'human-resources': 3 });
  stubReads({ '/api/admin/contact/not-check-count': () => succeeded({ count: 9 }) });

  await refreshUnread('contact');

  expect(unreadStore.get()).toEqual({ contact: 9, 'human-resources': 3 });
});

test.each([
  ['is rejected', () => rejected(500)],
  ['gets no response', unreachable],
])('a count request that %s changes nothing', async (_how, answer) => {
  unreadStore.set({ contact: 4 });
  stubReads({ '/api/admin/contact/not-check-count': answer });

  await refreshUnread('contact');

  await waitFor(() => expect(unreadStore.get()).toEqual({ contact: 4 }));
});
