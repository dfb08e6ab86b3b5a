import { roleGroups } from '@vitrin/shared-contracts/rights';
import { addMessage } from '../../testing/inbox-messages.ts';
import { listenEvents, type Listening } from '../../testing/listen-events.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let open: Listening[] = [];
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.listen({ port: 0 });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.db.deleteFrom('messages').execute();
});
afterEach(() => {
  for (const listening of open) listening.close();
  open = [];
});

const db = () => test.services.db;

async function listen({ headers }: Pick<Staff, 'headers'>): Promise<Listening> {
  const listening = await listenEvents(test, headers);
  open.push(listening);
  return listening;
}

const of = (listening: Listening, event: string) =>
  listening.events.filter((heard) => heard.event === event).map(({ data }) => data);

describe('inbox stream', () => {
  it('sends the counts immediately, on a connection without buffering, caching and compression', async () => {
    await addMessage(db(), 'contact');
    const listening = await listen(await signIn(test, 'admin'));
    expect(await listening.next('counts')).toMatchObject({ data: { contact: 1, 'human-resources': 0 } });
    expect(listening.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
    expect(listening.headers['content-encoding']).toBeUndefined();
  });

  it('sends a received message with the new count', async () => {
    const listening = await listen(await signIn(test, 'support'));
    await listening.next('counts');
    const id = await addMessage(db(), 'contact', { name: 'Ömer Çınar' });
    test.services.inbox.publish({ kind: 'contact', received: id });
    expect(await listening.next('received')).toEqual({
      event: 'received',
      data: { kind: 'contact', id, name: 'Ömer Çınar', subject: 'Köprü projesi' },
    });
    await listening.next('changed');
    expect(of(listening, 'counts')).toEqual([{ contact: 0 }, { contact: 1 }]);
  });

  it('sends one notification for many simultaneous events, and each message once', async () => {
    const listening = await listen(await signIn(test, 'admin'));
    await listening.next('counts');
    const ids = await Promise.all(Array.from({ length: 20 }, () => addMessage(db(), 'human-resources')));
    for (const received of [...ids, ...ids]) test.services.inbox.publish({ kind: 'human-resources', received });
    await listening.next('changed');
    expect(of(listening, 'received').map((data) => (data as { id: number }).id)).toEqual(
      ids.toSorted((left, right) => left - right),
    );
    expect(of(listening, 'counts')).toEqual([
      { contact: 0, 'human-resources': 0 },
      { contact: 0, 'human-resources': 20 },
    ]);
    expect(of(listening, 'changed')).toEqual([{ kind: 'human-resources' }]);
  });

  it('does not send messages that are in quarantine or opened meanwhile', async () => {
    const listening = await listen(await signIn(test, 'admin'));
    await listening.next('counts');
    for (const changed of [{ quarantine: '["links"]' }, { check: 1 }, { section: 'trash' }] as const)
      test.services.inbox.publish({ kind: 'contact', received: await addMessage(db(), 'contact', changed) });
    await listening.next('changed');
    expect(of(listening, 'received')).toEqual([]);
    expect(of(listening, 'counts')).toHaveLength(1);
  });

  it.each(roleGroups)('sends %s only what this role may read', async (role) => {
    const listening = await listen(await signIn(test, role));
    const first = await listening.next('counts');
    const [message, application] = [await addMessage(db(), 'contact'), await addMessage(db(), 'human-resources')];
    test.services.inbox.publish({ kind: 'contact', received: message });
    test.services.inbox.publish({ kind: 'human-resources', received: application });
    const adminStream = await listen(await signIn(test, 'admin'));
    await adminStream.next('counts');
    const kinds = { editor: [], hr: ['human-resources'], support: ['contact'] }[role as 'hr'] ?? [
      'contact',
      'human-resources',
    ];
    if (kinds.length > 0) await listening.next('changed', (data) => (data as { kind: string }).kind === kinds.at(-1));
    expect(Object.keys(first.data as object)).toEqual(kinds);
    for (const event of ['received', 'changed'])
      expect(of(listening, event).map((data) => (data as { kind: string }).kind)).toEqual(kinds);
  });
});

describe('inbox stream ends', () => {
  const triggerChange = () => test.services.inbox.publish({ kind: 'contact', received: null });

  it('on sign-out', async () => {
    const staff = await signIn(test, 'support');
    const listening = await listen(staff);
    await listening.next('counts');
    await staff.call({ url: '/api/admin/logout' });
    triggerChange();
    await listening.ended;
    expect(of(listening, 'changed')).toEqual([]);
  });

  it.each([
    ['is disabled', { active: 0 as const }],
    ['gets another role', { role_group: 'editor' as const }],
  ])('when the user %s', async (_how, changed) => {
    const staff = await signIn(test, 'support');
    const listening = await listen(staff);
    await listening.next('counts');
    await db().updateTable('users').set(changed).where('id', '=', staff.userId).execute();
    triggerChange();
    await listening.ended;
    expect(of(listening, 'changed')).toEqual([]);
  });

  it('after two hours without user activity, which the stream itself does not count as', async () => {
    const staff = await signIn(test, 'support');
    const longAgo = new Date(Date.now() - 119 * 60_000).toISOString();
    await test.services.lastSeen.flush(db());
    await db().updateTable('sessions').set({ last_seen_at: longAgo }).where('user_id', '=', staff.userId).execute();
    const listening = await listen({ headers: { ...staff.headers, 'x-unattended': '1' } });
    await listening.next('counts');
    triggerChange();
    await listening.next('changed');
    await test.services.lastSeen.flush(db());
    const session = db().selectFrom('sessions').select('last_seen_at').where('user_id', '=', staff.userId);
    expect(await session.execute()).toEqual([{ last_seen_at: longAgo }]);
    const tooLong = new Date(Date.now() - 121 * 60_000).toISOString();
    await db().updateTable('sessions').set({ last_seen_at: tooLong }).where('user_id', '=', staff.userId).execute();
    triggerChange();
    await listening.ended;
    expect((await listen(staff)).status).toBe(401);
  });
});

it('a user can have twelve streams, and another one after one has closed', async () => {
  const staff = await signIn(test, 'support');
  const streams = await Promise.all(Array.from({ length: 12 }, () => listen(staff)));
  const refused = await listen(staff);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await listen(await signIn(test, 'support'))).status).toBe(200);
  streams[0]?.close();
  let status = 429;
  for (let attempt = 0; attempt < 100 && status === 429; attempt += 1) ({ status } = await listen(staff));
  expect(status).toBe(200);
});

it('the stream returns 405 for HEAD, which would leave it open', async () => {
  const { headers } = await signIn(test, 'support');
  const { statusCode } = await test.app.inject({ method: 'HEAD', url: '/api/admin/inbox/stream', headers });
  expect(statusCode).toBe(405);
});

it('an open stream does not delay a server shutdown', async () => {
  const stopping = await buildTestApp();
  await stopping.app.listen({ port: 0 });
  const listening = await listenEvents(stopping, (await signIn(stopping, 'support')).headers);
  await listening.next('counts');
  const startedAt = performance.now();
  await stopping.close();
  await listening.ended;
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});
