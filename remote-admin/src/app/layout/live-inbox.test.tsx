import { act, screen, waitFor } from '@testing-library/react';
import { stubReads, http, succeeded } from '../../testing/fake-server.ts';
import { FakeChannel, openFakeStreams, otherTab, type FakeStream } from '../../testing/live-fakes.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { unreadStore } from '../../data/unread/unread.store.ts';
import { createRoutes } from '../routes.tsx';

let streams: FakeStream[];

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask'] });
  jest.clearAllMocks();
  streams = openFakeStreams();
  unreadStore.set(null);
  document.title = 'Destek · Yönetim Paneli';
  stubReads({
    '/api/admin/status': () => succeeded({ unread: { contact: 3, human_resources: 0 } }),
    '/api/admin/support': () => succeeded([]),
  });
});
afterEach(() => jest.useRealTimers());

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Waits until the live connection opens (`START_MS`) and returns its stream. */
async function stream(): Promise<FakeStream> {
  await advance(3_000);
  await waitFor(() => expect(streams).toHaveLength(1));
  return streams[0] as FakeStream;
}

test('a new message updates the counts in the title, the header and the sidebar, and is announced once', async () => {
  openPanel(createRoutes(), '/admin/support');
  await waitFor(() => expect(document.title).toBe('(3) Destek · Yönetim Paneli'));
  expect(await screen.findByRole('button', { name: /Profil menüsü.*, 3 okunmamış/ })).toBeInTheDocument();

  const { send } = await stream();
  await send('counts', { contact: 4, 'human-resources': 0 });
  await send('received', { kind: 'contact', id: 7, name: 'Ömer Çınar', subject: 'Teklif' });
  await advance(500);

  expect(document.title).toBe('(4) Destek · Yönetim Paneli');
  expect(screen.getByRole('button', { name: /Profil menüsü.*, 4 okunmamış/ })).toBeInTheDocument();
  expect(screen.getAllByText('Yeni ileti: Ömer Çınar, Teklif')).toHaveLength(1);
  expect(screen.getByText('Yeni ileti: Ömer Çınar, Teklif')).toHaveAttribute('aria-live', 'polite');
});

test('applies counts from another tab before the live connection opens', async () => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  const { sendEvent } = otherTab('inbox:gulsah@ornek.com');
  openPanel(createRoutes(), '/admin/support');
  await waitFor(() => expect(document.title).toBe('(3) Destek · Yönetim Paneli'));
  sendEvent({ event: 'counts', data: { contact: 2 } });
  expect(document.title).toBe('(2) Destek · Yönetim Paneli');
  expect(streams).toEqual([]);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

test('keeps the unread count in the title after navigation and removes it when everything is read', async () => {
  openPanel(createRoutes(), '/admin/support');
  await waitFor(() => expect(document.title).toBe('(3) Destek · Yönetim Paneli'));
  act(() => void (document.title = 'Makale · Yönetim Paneli'));
  await waitFor(() => expect(document.title).toBe('(3) Makale · Yönetim Paneli'));
  act(() => unreadStore.set({ contact: 120 }));
  expect(document.title).toBe('(99+) Makale · Yönetim Paneli');
  act(() => unreadStore.set({ contact: 0 }));
  expect(document.title).toBe('Makale · Yönetim Paneli');
});

test('opens no connection for a user without inbox rights', async () => {
  openPanel(createRoutes(), '/admin/support', 'editor');
  await advance(10_000);
  expect(http.openStream).not.toHaveBeenCalled();
});

test('closes the connection when the panel unmounts', async () => {
  const { unmount } = openPanel(createRoutes(), '/admin/support');
  const { signal } = await stream();
  expect(signal.aborted).toBe(false);
  act(() => unmount());
  expect(signal.aborted).toBe(true);
});
