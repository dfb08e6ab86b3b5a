import { act } from '@testing-library/react';
import { userActivity } from '@vitrin/shared-contracts/http';
import { rightsOfRole } from '@vitrin/shared-contracts/rights';
import { sessionStore } from '@vitrin/shared-contracts/state';
import { http, succeeded } from '../../testing/fake-server.ts';
import { FakeChannel, openFakeStreams, otherTab, flushStream, type FakeStream } from '../../testing/live-fakes.ts';
import { decrementUnread, unreadStore } from '../unread/unread.store.ts';
import { startLive } from './live.ts';
import { subscribeToLiveEvents, type LiveEvent } from './live-events.ts';
import { subscribeToOtherTabs } from './other-tabs.ts';
import { applyLiveEvent } from './apply-live-event.ts';

const kinds = ['contact', 'human-resources'] as const;
const message = { kind: 'contact', id: 7, name: 'Ömer Çınar', subject: 'Teklif' } as const;

let controller: AbortController;
let streams: FakeStream[];
let receivedHere: LiveEvent[];
let unsubscribe: () => void;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.clearAllMocks();
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  sessionStore.set({
    token: 'jeton',
    user: { name: 'Gülşah', email: 'gulsah@ornek.com', role_group: 'admin' },
    rights: rightsOfRole('admin'),
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  unreadStore.set({ contact: 4, 'human-resources': 2 });
  streams = openFakeStreams();
  receivedHere = [];
  unsubscribe = subscribeToLiveEvents((event) => void receivedHere.push(event));
  controller = new AbortController();
});
afterEach(async () => {
  await act(async () => controller.abort());
  unsubscribe();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function start(): Promise<void> {
  startLive({ kinds, onOpen: jest.fn(), signal: controller.signal });
  await advance(0);
}

async function advance(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await flushStream();
}

const last = () => streams.at(-1) as FakeStream;
const changed = () => receivedHere.filter(({ event }) => event === 'changed');

describe('inbox stream events', () => {
  test('update the counts, the screens and the other tabs', async () => {
    const { received } = otherTab('inbox:gulsah@ornek.com');
    await start();
    await last().send('counts', { contact: 5, 'human-resources': 2 });
    await last().send('received', message);
    await last().send('changed', { kind: 'contact' });
    expect(unreadStore.get()).toEqual({ contact: 5, 'human-resources': 2 });
    const arrived = {
      event: 'arrived',
      data: { kind: 'contact', message: { id: 7, name: 'Ömer Çınar', subject: 'Teklif' } },
    };
    expect(receivedHere).toContainEqual(arrived);
    expect(received).toEqual(receivedHere);
  });

  test('are ignored if this page does not know them', async () => {
    await start();
    await last().send('renamed' as 'changed', { kind: 'contact' });
    expect(receivedHere).toEqual([]);
    await last().send('changed', { kind: 'contact' });
    expect(changed()).toHaveLength(1);
  });

  test('make lists refetch what has changed before the connection opened', async () => {
    await start();
    await last().send('counts', { contact: 5, 'human-resources': 2 });
    expect(changed()).toEqual([{ event: 'changed', data: { kind: 'contact' } }]);
  });
});

describe('tabs of one browser', () => {
  test('share one connection', async () => {
    const locks = { request: jest.fn(() => new Promise(() => undefined)) };
    Object.assign(navigator, { locks });
    await start();
    expect(locks.request).toHaveBeenCalledWith(
      'inbox:gulsah@ornek.com',
      { signal: controller.signal },
      expect.anything(),
    );
    expect(streams).toEqual([]);
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('are notified immediately when a message is opened in this tab', () => {
    const { received } = otherTab('inbox:gulsah@ornek.com');
    decrementUnread('contact');
    expect(received).toEqual([{ event: 'counts', data: { contact: 3 } }]);
  });

  test('receive no events from tabs of another user', async () => {
    const { received, sendEvent } = otherTab('inbox:baskasi@ornek.com');
    const end = subscribeToOtherTabs(applyLiveEvent);
    decrementUnread('contact');
    sendEvent({ event: 'counts', data: { contact: 90 } });
    end();
    expect([received, unreadStore.get()?.contact]).toEqual([[], 3]);
  });
});

describe('inbox stream connection', () => {
  test('is reopened after it breaks, and missed changes are reported', async () => {
    await start();
    await last().send('counts', { contact: 4, 'human-resources': 2 });
    expect(changed()).toEqual([]);
    await last().end();
    await advance(1_000);
    expect(streams).toHaveLength(2);
    await last().send('counts', { contact: 4, 'human-resources': 2 });
    expect(changed().map(({ data }) => data)).toEqual([{ kind: 'contact' }, { kind: 'human-resources' }]);
  });

  test('is reopened after 45 seconds of silence', async () => {
    await start();
    await advance(44_000);
    await last().heartbeat();
    await advance(44_000);
    expect([streams.length, last().signal.aborted]).toEqual([1, false]);
    await advance(1_000);
    await advance(1_000);
    expect([streams.length, streams[0]?.signal.aborted]).toEqual([2, true]);
  });

  test('retries with growing delays of up to a minute, and immediately when the network is back', async () => {
    http.openStream.mockRejectedValue(new TypeError('Failed to fetch'));
    http.getJson.mockResolvedValue(succeeded({ count: 4 }));
    await start();
    const times: number[] = [];
    for (let second = 1; second <= 200; second += 1) {
      const before = http.openStream.mock.calls.length;
      await advance(1_000);
      if (http.openStream.mock.calls.length > before) times.push(second);
    }
    expect(times).toEqual([1, 3, 7, 15, 31, 63, 123, 183]);
    const calls = http.openStream.mock.calls.length;
    globalThis.dispatchEvent(new Event('online'));
    await advance(0);
    expect(http.openStream).toHaveBeenCalledTimes(calls + 1);
  });

  test('is replaced by polling of the counts while it fails, until it is open again', async () => {
    http.openStream.mockRejectedValue(new TypeError('Failed to fetch'));
    http.getJson.mockImplementation(async (path) => succeeded({ count: path.includes('contact') ? 6 : 2 }));
    await start();
    await advance(2_000);
    expect(http.getJson).not.toHaveBeenCalled();
    await advance(1_000);
    expect(http.getJson.mock.calls.map(([path]) => path)).toEqual([
      '/api/admin/contact/not-check-count',
      '/api/admin/human-resources/not-check-count',
    ]);
    expect(unreadStore.get()).toEqual({ contact: 6, 'human-resources': 2 });
    expect(receivedHere).toEqual([
      { event: 'counts', data: { contact: 6 } },
      { event: 'changed', data: { kind: 'contact' } },
      { event: 'arrived', data: { kind: 'contact', message: null } },
    ]);
    streams = openFakeStreams();
    await advance(60_000);
    await last().send('counts', { contact: 6, 'human-resources': 2 });
    const asked = http.getJson.mock.calls.length;
    await advance(90_000);
    await last().heartbeat();
    expect(http.getJson).toHaveBeenCalledTimes(asked);
  });

  test('is closed with the session', async () => {
    await start();
    const stream = last();
    await act(async () => controller.abort());
    await advance(120_000);
    expect([stream.signal.aborted, streams.length]).toEqual([true, 1]);
  });
});

test('marks the page as idle after a minute without user interaction', async () => {
  await start();
  expect(userActivity.isAway()).toBe(false);
  await advance(61_000);
  expect(userActivity.isAway()).toBe(true);
  globalThis.dispatchEvent(new Event('keydown'));
  expect(userActivity.isAway()).toBe(false);
});
