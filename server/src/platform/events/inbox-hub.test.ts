import { sql } from 'kysely';
import { readInboxState } from '../../modules/inbox/inbox-state.repository.ts';
import { ChangeWatch } from '../database/watch-changes.ts';
import { createServices, type Services } from '../../services.ts';
import { addMessage } from '../../testing/inbox-messages.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { createInboxHub, type InboxHappening, type InboxHub } from './inbox-hub.ts';

function heardBy(hub: InboxHub): InboxHappening[] {
  const heard: InboxHappening[] = [];
  hub.hear((happening) => void heard.push(happening));
  return heard;
}

async function until(condition: () => boolean): Promise<boolean> {
  for (let attempt = 0; attempt < 250 && !condition(); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return condition();
}

describe('within one process', () => {
  const happening = { kind: 'contact', received: 7 } as const;

  it('everybody hears until they stop', () => {
    const hub = createInboxHub(() => undefined);
    const heard = heardBy(hub);
    const brief: InboxHappening[] = [];
    const stop = hub.hear((one) => void brief.push(one));
    hub.tell(happening);
    stop();
    hub.tell(happening);
    expect([heard.length, brief]).toEqual([2, [happening]]);
  });

  it("another process's words are heard, one's own are not heard twice, and nonsense is nobody's", () => {
    const sent: string[] = [];
    const hub = createInboxHub((payload) => void sent.push(payload));
    const other = createInboxHub(() => undefined);
    const [here, there] = [heardBy(hub), heardBy(other)];
    hub.tell(happening);
    for (const payload of [...sent, '{', '7', 'null', '{"kind":"support","received":1}', '{"__proto__":{}}']) {
      hub.take(payload);
      other.take(payload);
    }
    expect([here, there]).toEqual([[happening], [happening]]);
  });

  it('an id that no message can have is none', () => {
    const hub = createInboxHub(() => undefined);
    const heard = heardBy(hub);
    for (const received of [1.5, -1, 1e20, 2_147_483_648]) hub.take(JSON.stringify({ kind: 'contact', received }));
    expect(heard.map(({ received }) => received)).toEqual([null, null, null, null]);
  });

  it('whatever may have been missed is told of both inboxes', () => {
    const hub = createInboxHub(() => undefined);
    const heard = heardBy(hub);
    hub.miss();
    expect(heard.map(({ kind }) => kind)).toEqual(['contact', 'human-resources']);
  });
});

describe('two processes over one database', () => {
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

  it('hear each other, each happening once', async () => {
    const [own, others] = [heardBy(here.inbox), heardBy(there.inbox)];
    here.inbox.tell({ kind: 'contact', received: 1 });
    here.inbox.tell({ kind: 'human-resources', received: null });
    // The embedded database has one process: there is nobody to tell.
    expect(await until(() => others.length === (isShared() ? 2 : 0))).toBe(true);
    expect([own.length, others]).toEqual([2, isShared() ? own : []]);
  });

  it('look again for what was missed where the first look has failed', async () => {
    if (!isShared()) return;
    const inbox = createInboxHub(() => undefined);
    const heard = heardBy(inbox);
    const raise = jest.fn<undefined, [number]>().mockImplementationOnce(() => {
      throw new Error('away');
    });
    const watch = new ChangeWatch({ ...here, inbox, contentVersion: { current: () => 0, raise } }, readInboxState);
    await watch.start();
    const isTold = await until(() => heard.length === 2);
    await watch.stop();
    expect([isTold, raise.mock.calls.length]).toEqual([true, 2]);
  });

  it('find what was missed when the connection that hears is lost, and hear again', async () => {
    if (!isShared()) return;
    const others = heardBy(there.inbox);
    const backends = sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`;
    await addMessage(here.db, 'contact');
    await backends.execute(here.db);
    expect(await until(() => others.some(({ received }) => received === null))).toBe(true);
    here.inbox.tell({ kind: 'contact', received: 42 });
    expect(await until(() => others.some(({ received }) => received === 42))).toBe(true);
    expect(others.filter(({ received }) => received === 42)).toHaveLength(1);
  }, 20_000);
});
