import type { StaffSession } from '../../platform/auth/sessions.ts';
import { addMessage } from '../../testing/inbox-messages.ts';
import { signIn } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { EventStream } from './event-stream.ts';
import { InboxStreams } from './inbox-streams.ts';

let test: TestApp;
let streams: InboxStreams;
let session: StaffSession;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const { userId } = await signIn(test, 'support');
  const row = test.services.db.selectFrom('sessions').select('id').where('user_id', '=', userId);
  const { id } = await row.executeTakeFirstOrThrow();
  session = { id, user: { id: userId, role_group: 'support' } } as StaffSession;
  // Fakes only the heartbeat interval: the database needs the other timers.
  const kept = ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'] as const;
  jest.useFakeTimers({ doNotFake: [...kept] });
  streams = new InboxStreams(test.services, { perUser: 3, total: 2 });
});
afterEach(async () => {
  await streams.close();
  jest.useRealTimers();
});

function textOf(stream: EventStream): () => string {
  let text = '';
  stream.on('data', (chunk: Buffer) => void (text += chunk.toString()));
  return () => text;
}

async function until(condition: () => boolean): Promise<boolean> {
  for (let attempt = 0; attempt < 250 && !condition(); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return condition();
}

it('a stream sends a heartbeat every twenty seconds', async () => {
  const text = textOf(streams.open(session));
  expect(await until(() => text().includes('event: counts'))).toBe(true);
  jest.advanceTimersByTime(20_000);
  expect(await until(() => text().endsWith(':\n\n'))).toBe(true);
});

it('a stream detects changes that it was not notified of', async () => {
  const text = textOf(streams.open(session));
  expect(await until(() => text().includes('event: counts\ndata: {"contact":0}'))).toBe(true);
  await addMessage(test.services.db, 'contact');
  jest.advanceTimersByTime(20_000);
  expect(await until(() => text().includes('event: counts\ndata: {"contact":1}'))).toBe(true);
  expect(text()).toContain('event: changed\ndata: {"kind":"contact"}');
  await test.services.db.deleteFrom('messages').execute();
});

it('a stream ends within one heartbeat after its session', async () => {
  const stream = streams.open(session);
  const text = textOf(stream);
  expect(await until(() => text().includes('event: counts'))).toBe(true);
  await test.services.db.deleteFrom('sessions').where('id', '=', session.id).execute();
  jest.advanceTimersByTime(20_000);
  expect(await until(() => stream.destroyed)).toBe(true);
});

it('a stream sends missed notifications after a database failure', async () => {
  const text = textOf(streams.open(session));
  expect(await until(() => text().includes('event: counts'))).toBe(true);
  const broken = jest.spyOn(test.services.db, 'selectFrom').mockImplementationOnce(() => {
    throw new Error('the database is unreachable');
  });
  test.services.inbox.publish({ kind: 'contact', received: null });
  expect(await until(() => broken.mock.calls.length > 0)).toBe(true);
  expect(await until(() => text().includes('event: changed'))).toBe(true);
  broken.mockRestore();
});

it('a stream disconnects a client that does not read', async () => {
  const stream = streams.open(session);
  const reading = textOf(streams.open(session));
  expect(await until(() => reading().includes('event: counts'))).toBe(true);
  const message = { kind: 'contact', id: 1, name: 'A'.repeat(80), subject: 'B'.repeat(120) } as const;
  const news = { counts: { contact: 1, 'human-resources': 0 }, received: [message], changed: new Set<never>() };
  for (let round = 0; round < 2_000 && !stream.destroyed; round += 1)
    stream.sendNews(news, new Set(['messages.contact']));
  expect(stream.destroyed).toBe(true);
  expect(stream.readableLength).toBeLessThan(300_000);
});

it('streams beyond the total limit are rejected', () => {
  streams.open(session);
  streams.open({ ...session, user: { ...session.user, id: 99 } });
  expect(() => streams.open({ ...session, user: { ...session.user, id: 100 } })).toThrow(
    expect.objectContaining({ kind: 'unavailable', details: { retrySeconds: 60 } }),
  );
});
