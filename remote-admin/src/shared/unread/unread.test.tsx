import { act, render, screen, waitFor } from '@testing-library/react';
import { answerReads, http, refused, succeeded, unreachable } from '../testing/fake-server.ts';
import { lowerUnread, refreshUnread, unreadStore } from './unread.store.ts';
import { useUnread, useUnreadTotal } from './use-unread.ts';

function Places() {
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

test('every place says the same, from one call', async () => {
  answerReads(status({ contact: 4, human_resources: 3 }));
  render(<Places />);

  expect(await screen.findByText('kenar: 4')).toBeVisible();
  expect(screen.getByText('başlık: 7')).toBeVisible();
  expect(http.getJson).toHaveBeenCalledTimes(1);
});

test('an inbox that this person may not read is not counted', async () => {
  answerReads(status({ human_resources: 3 }));
  render(<Places />);

  expect(await screen.findByText('başlık: 3')).toBeVisible();
  expect(screen.getByText('kenar: bilinmiyor')).toBeVisible();
});

test('opening one lowers it everywhere at once, and never below nothing', async () => {
  answerReads(status({ contact: 1 }));
  render(<Places />);
  expect(await screen.findByText('kenar: 1')).toBeVisible();

  act(() => lowerUnread('contact'));
  expect(await screen.findByText('kenar: 0')).toBeVisible();
  act(() => lowerUnread('contact'));
  expect(unreadStore.get()).toEqual({ contact: 0 });
});

test('one inbox is counted again without the other', async () => {
  unreadStore.set({ contact: 4, 'human-resources': 3 });
  answerReads({ '/api/admin/contact/not-check-count': () => succeeded({ count: 9 }) });

  await refreshUnread('contact');

  expect(unreadStore.get()).toEqual({ contact: 9, 'human-resources': 3 });
});

test.each([
  ['is refused', () => refused(500)],
  ['does not come', unreachable],
])('a count that %s changes nothing', async (_how, answer) => {
  unreadStore.set({ contact: 4 });
  answerReads({ '/api/admin/contact/not-check-count': answer });

  await refreshUnread('contact');

  await waitFor(() => expect(unreadStore.get()).toEqual({ contact: 4 }));
});
