import { sql } from 'kysely';
import { readInboxState } from '../../modules/inbox/inbox-state.repository.ts';
import { ChangeWatch } from '../database/change-watch.ts';
import { createServices, type Services } from '../../services.ts';
import { addMessage } from '../../testing/inbox-messages.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { createInboxHub, type InboxEvent, type InboxHub } from './inbox-hub.ts';

function eventsOf(hub: InboxHub): InboxEvent[] {
  const receivedEvents: InboxEvent[] = [];
  hub.subscribe((event) => void receivedEvents.push(event));
  return receivedEvents;
}

async function until(condition: () => boolean): Promise<boolean> {
  for (let attempt = 0; attempt < 250 && !condition(); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return condition();
}

describe('InboxHub within one process', () => {
  const event = { kind: 'contact', received: 7 } as const;

  it('notifies every listener until it unsubscribes', () => {
    const hub = createInboxHub(() => undefined);
    const receivedEvents = eventsOf(hub);
    const unsubscribed: InboxEvent[] = [];
    const stop = hub.subscribe((one) => void unsubscribed.push(one));
    hub.publish(event);
    stop();
    hub.publish(event);
    expect([receivedEvents.length, unsubscribed]).toEqual([2, [event]]);
  });

  it('accepts events of other processes, ignores its own, and ignores invalid payloads', () => {
    const sent: string[] = [];
    const hub = createInboxHub((payload) => void sent.push(payload));
    const other = createInboxHub(() => undefined);
    const [here, there] = [eventsOf(hub), eventsOf(other)];
    hub.publish(event);
    for (const payload of [...sent, '{', '7', 'null', '{"kind":"support","received":1}', '{"__proto__":{}}']) {
      hub.receive(payload);
      other.receive(payload);
    }
    expect([here, there]).toEqual([[event], [event]]);
  });

  it('treats an id that no message can have as null', () => {
    const hub = createInboxHub(() => undefined);
    const receivedEvents = eventsOf(hub);
    for (const received of [1.5, -1, 1e20, 2_147_483_648]) hub.receive(JSON.stringify({ kind: 'contact', received }));
    expect(receivedEvents.map(({ received }) => received)).toEqual([null, null, null, null]);
  });

  it('emits an event for both inboxes when events may have been missed', () => {
    const hub = createInboxHub(() => undefined);
    const receivedEvents = eventsOf(hub);
    hub.publishMissed();
    expect(receivedEvents.map(({ kind }) => kind)).toEqual(['contact', 'human-resources']);
  });
});

describe('InboxHub with two processes on one database', () => {
  let here: Services;
  let there: Services;
  let watches: ChangeWatch[];
  let close: () => Promise<void>;
  beforeAll(async () => {
    const built = await buildTestServices();
    here = built.services;
    there = await createServices(here);
    watches = [new ChangeWatch(here, readInboxState), new ChangeWatch(there, readInboxState)];
    for (const watch of watches) await watch.start();
    close = built.close;
  }, 20_000);
  afterAll(async () => {
    for (const watch of watches) await watch.stop();
    await close();
  });
  const isShared = () => here.config.databaseUrl !== null;

  it('delivers each event once to the other process', async () => {
    const [own, others] = [eventsOf(here.inbox), eventsOf(there.inbox)];
    here.inbox.publish({ kind: 'contact', received: 1 });
    here.inbox.publish({ kind: 'human-resources', received: null });
    // The embedded database has only one process, so no other process receives the event.
    expect(await until(() => others.length === (isShared() ? 2 : 0))).toBe(true);
    expect([own.length, others]).toEqual([2, isShared() ? own : []]);
  });

  it('polls again for missed events when the first poll failed', async () => {
    if (!isShared()) return;
    const inbox = createInboxHub(() => undefined);
    const receivedEvents = eventsOf(inbox);
    const raise = jest.fn<undefined, [number]>().mockImplementationOnce(() => {
      throw new Error('away');
    });
    const watch = new ChangeWatch(
      { ...here, inbox, contentVersion: { current: () => 0, of: () => 0, changedSince: () => [], raise } },
      readInboxState,
    );
    await watch.start();
    const isNotified = await until(() => receivedEvents.length === 2);
    await watch.stop();
    expect([isNotified, raise.mock.calls.length]).toEqual([true, 2]);
  });

  it('polls for missed events when the listening connection is lost, and listens again', async () => {
    if (!isShared()) return;
    const others = eventsOf(there.inbox);
    const backends = sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`;
    await addMessage(here.db, 'contact');
    await backends.execute(here.db);
    expect(await until(() => others.some(({ received }) => received === null))).toBe(true);
    here.inbox.publish({ kind: 'contact', received: 42 });
    expect(await until(() => others.some(({ received }) => received === 42))).toBe(true);
    expect(others.filter(({ received }) => received === 42)).toHaveLength(1);
  }, 20_000);
});
