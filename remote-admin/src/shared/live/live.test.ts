import { act } from '@testing-library/react';
import { attendance } from 'shared-contracts/http';
import { rightsOfRole } from 'shared-contracts/rights';
import { sessionStore } from 'shared-contracts/state';
import { http, succeeded } from '../testing/fake-server.ts';
import { FakeChannel, openFakeStreams, otherTab, settled, type FakeStream } from '../testing/live-doubles.ts';
import { lowerUnread, unreadStore } from '../unread/unread.store.ts';
import { startLive } from './live.ts';
import { hearLive, type LiveEvent } from './inbox-live.ts';
import { hearOtherTabs } from './other-tabs.ts';
import { takeLive } from './take-live.ts';

const kinds = ['contact', 'human-resources'] as const;
const message = { kind: 'contact', id: 7, name: 'Ömer Çınar', subject: 'Teklif' } as const;

let off: AbortController;
let streams: FakeStream[];
let heardHere: LiveEvent[];
let deafen: () => void;

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
  heardHere = [];
  deafen = hearLive((event) => void heardHere.push(event));
  off = new AbortController();
});
afterEach(async () => {
  await act(async () => off.abort());
  deafen();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function start(): Promise<void> {
  startLive({ kinds, onOpen: jest.fn(), signal: off.signal });
  await pass(0);
}

async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await settled();
}

const last = () => streams.at(-1) as FakeStream;
const changed = () => heardHere.filter(({ event }) => event === 'changed');

describe('what the server tells', () => {
  test('reaches the counts, the screens and the other tabs', async () => {
    const { heard } = otherTab('inbox:gulsah@ornek.com');
    await start();
    await last().send('counts', { contact: 5, 'human-resources': 2 });
    await last().send('received', message);
    await last().send('changed', { kind: 'contact' });
    expect(unreadStore.get()).toEqual({ contact: 5, 'human-resources': 2 });
    const arrived = {
      event: 'arrived',
      data: { kind: 'contact', message: { id: 7, name: 'Ömer Çınar', subject: 'Teklif' } },
    };
    expect(heardHere).toContainEqual(arrived);
    expect(heard).toEqual(heardHere);
  });

  test('is passed over where this page does not know it', async () => {
    await start();
    await last().send('renamed' as 'changed', { kind: 'contact' });
    expect(heardHere).toEqual([]);
    await last().send('changed', { kind: 'contact' });
    expect(changed()).toHaveLength(1);
  });

  test('lets lists read anew what has changed before the connection stood', async () => {
    await start();
    await last().send('counts', { contact: 5, 'human-resources': 2 });
    expect(changed()).toEqual([{ event: 'changed', data: { kind: 'contact' } }]);
  });
});

describe('tabs of one browser', () => {
  test('have one connection together', async () => {
    const locks = { request: jest.fn(() => new Promise(() => undefined)) };
    Object.assign(navigator, { locks });
    await start();
    expect(locks.request).toHaveBeenCalledWith('inbox:gulsah@ornek.com', { signal: off.signal }, expect.anything());
    expect(streams).toEqual([]);
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('are told at once of a message that is opened here', () => {
    const { heard } = otherTab('inbox:gulsah@ornek.com');
    lowerUnread('contact');
    expect(heard).toEqual([{ event: 'counts', data: { contact: 3 } }]);
  });

  test('of somebody else hear nothing', async () => {
    const { heard, tell } = otherTab('inbox:baskasi@ornek.com');
    const end = hearOtherTabs(takeLive);
    lowerUnread('contact');
    tell({ event: 'counts', data: { contact: 90 } });
    end();
    expect([heard, unreadStore.get()?.contact]).toEqual([[], 3]);
  });
});

describe('a connection that breaks', () => {
  test('is made again, and what was missed is read', async () => {
    await start();
    await last().send('counts', { contact: 4, 'human-resources': 2 });
    expect(changed()).toEqual([]);
    await last().end();
    await pass(1_000);
    expect(streams).toHaveLength(2);
    await last().send('counts', { contact: 4, 'human-resources': 2 });
    expect(changed().map(({ data }) => data)).toEqual([{ kind: 'contact' }, { kind: 'human-resources' }]);
  });

  test('is noticed by its silence', async () => {
    await start();
    await pass(44_000);
    await last().beat();
    await pass(44_000);
    expect([streams.length, last().signal.aborted]).toEqual([1, false]);
    await pass(1_000);
    await pass(1_000);
    expect([streams.length, streams[0]?.signal.aborted]).toEqual([2, true]);
  });

  test('waits longer each time, up to a minute, and less when the network is back', async () => {
    http.openStream.mockRejectedValue(new TypeError('Failed to fetch'));
    http.getJson.mockResolvedValue(succeeded({ count: 4 }));
    await start();
    const times: number[] = [];
    for (let second = 1; second <= 200; second += 1) {
      const before = http.openStream.mock.calls.length;
      await pass(1_000);
      if (http.openStream.mock.calls.length > before) times.push(second);
    }
    expect(times).toEqual([1, 3, 7, 15, 31, 63, 123, 183]);
    const calls = http.openStream.mock.calls.length;
    globalThis.dispatchEvent(new Event('online'));
    await pass(0);
    expect(http.openStream).toHaveBeenCalledTimes(calls + 1);
  });

  test('that cannot be had leaves the counts to be asked for, until it is there again', async () => {
    http.openStream.mockRejectedValue(new TypeError('Failed to fetch'));
    http.getJson.mockImplementation(async (path) => succeeded({ count: path.includes('contact') ? 6 : 2 }));
    await start();
    await pass(2_000);
    expect(http.getJson).not.toHaveBeenCalled();
    await pass(1_000);
    expect(http.getJson.mock.calls.map(([path]) => path)).toEqual([
      '/api/admin/contact/not-check-count',
      '/api/admin/human-resources/not-check-count',
    ]);
    expect(unreadStore.get()).toEqual({ contact: 6, 'human-resources': 2 });
    expect(heardHere).toEqual([
      { event: 'counts', data: { contact: 6 } },
      { event: 'changed', data: { kind: 'contact' } },
      { event: 'arrived', data: { kind: 'contact', message: null } },
    ]);
    streams = openFakeStreams();
    await pass(60_000);
    await last().send('counts', { contact: 6, 'human-resources': 2 });
    const asked = http.getJson.mock.calls.length;
    await pass(90_000);
    await last().beat();
    expect(http.getJson).toHaveBeenCalledTimes(asked);
  });

  test('ends with the session', async () => {
    await start();
    const stream = last();
    await act(async () => off.abort());
    await pass(120_000);
    expect([stream.signal.aborted, streams.length]).toEqual([true, 1]);
  });
});

test('what a page asks for by itself says so when nobody has touched it for a minute', async () => {
  await start();
  expect(attendance.isAway()).toBe(false);
  await pass(61_000);
  expect(attendance.isAway()).toBe(true);
  globalThis.dispatchEvent(new Event('keydown'));
  expect(attendance.isAway()).toBe(false);
});
