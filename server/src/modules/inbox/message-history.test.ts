import type { MessageEventName } from '@vitrin/shared-contracts/message-workflow';
import { mailboxSite } from '../../testing/mailbox-site.ts';
import { signIn } from '../../testing/sign-in.ts';

const { test, staff, db, inboxEvents, urls, receive, read, put, remove, auditEntries } = mailboxSite();

const history = async (id: number) =>
  (await read(id)).events.map(({ event, detail }) => (detail ? `${event}: ${detail}` : event));

describe('message history', () => {
  it('returns events with user and time, newest first', async () => {
    const id = await receive('Köprü');
    await put('/check', { id: String(id) });
    await put('/check', { id: String(id) });
    await put('/check', { id: String(id), check: '0' });
    await put('/trash', { trash_list: [id] });
    await put('/trash', { trash_list: [id] });
    await put('/restore', { restore_list: [id] });
    await put('/quarantine', { quarantine_list: [id] });
    await put('/release', { release_list: [id] });
    const { events, created_at } = await read(id);
    const expected: MessageEventName[] = [
      'released',
      'quarantined',
      'restored',
      'trashed',
      'marked-unread',
      'opened',
      'received',
    ];
    expect(events.map(({ event }) => event)).toEqual(expected);
    expect(events[0]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      actor: 'Ayşe Yılmaz',
      event: 'released',
      detail: '',
    });
    expect(events.at(-1)).toMatchObject({ at: created_at, actor: '' });
  });

  it('records that a restored message is no longer suspected of spam', async () => {
    const id = await receive('Aslında dürüst', { website: 'x' });
    await put('/trash', { trash_list: [id] });
    await put('/restore', { restore_list: [id] });
    expect(await history(id)).toEqual(['released', 'restored', 'trashed', 'received']);
  });

  it('returns at most the two hundred newest events', async () => {
    const id = await receive('Köprü');
    const at = new Date().toISOString();
    const rows = Array.from({ length: 210 }, (_, number) => ({
      message_id: id,
      at,
      actor: 'X',
      event: 'noted' as const,
      detail: String(number),
    }));
    await db().insertInto('message_events').values(rows).execute();
    const events = await history(id);
    expect([events.length, events[0], events.at(-2), events.at(-1)]).toEqual([
      201,
      'noted: 209',
      'noted: 10',
      'received',
    ]);
  });

  it('is deleted with the message', async () => {
    const id = await receive('Köprü');
    await put('/trash', { trash_list: [id] });
    await remove([id]);
    expect(await db().selectFrom('message_events').select('id').where('message_id', '=', id).execute()).toEqual([]);
  });
});

describe('messages of the same sender', () => {
  it('are found regardless of the case of the e-mail, only in the same inbox, newest first', async () => {
    const first = await receive('Bir numara', { email: 'Ayse.Isik@Ornek.Example' });
    const second = await receive('İki numara', { email: 'ayse.isik@ornek.example' });
    await receive('Başkası', { email: 'baska@ornek.example' });
    await receive('Başvuru', { email: 'ayse.isik@ornek.example' }, 'human-resources');
    const third = await receive('Üç numara', { email: 'ayse.isik@ORNEK.example' });
    await put('/trash', { trash_list: [first] });
    const { reference, created_at } = await read(first);
    expect((await read(second)).related.map(({ id }) => id)).toEqual([third, first]);
    expect((await read(second)).related[1]).toEqual({
      id: first,
      reference,
      section: 'trash',
      subject: 'Bir numara',
      created_at,
    });
  });

  it('are limited to twenty', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 22; at += 1) ids.push(await receive(`Konu ${at}`));
    const { related } = await read(ids[21] ?? 0);
    expect(related.map(({ id }) => id)).toEqual(ids.slice(1, 21).toReversed());
  });
});

describe('access to personal data', () => {
  it('is recorded by reference, once in ten minutes per user', async () => {
    const id = await receive('Köprü');
    const { reference } = await read(id);
    await read(id);
    const line = { action: 'read', entity: 'contact', entity_id: id, title: reference };
    expect(await auditEntries({ looks: true })).toEqual([line]);
    const other = await signIn(test(), 'support');
    await other.call({ url: `${urls.contact}/${id}` });
    expect((await auditEntries({ looks: true })).filter(({ action }) => action === 'read')).toEqual([line, line]);
  });

  it('is recorded again after ten minutes', async () => {
    const id = await receive('Köprü');
    await read(id);
    jest.useFakeTimers({ now: Date.now() + 10 * 60_000 + 1, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
    try {
      await read(id);
    } finally {
      jest.useRealTimers();
    }
    expect(await auditEntries({ looks: true })).toHaveLength(2);
  });

  it('is recorded for a CV separately from its message', async () => {
    const id = await receive('Mühendis', {}, 'human-resources');
    const cv = () => test().app.inject({ url: `${urls['human-resources']}/${id}/cv`, headers: staff().headers });
    await read(id, 'human-resources');
    expect([(await cv()).statusCode, (await cv()).statusCode]).toEqual([200, 200]);
    const looks = await db()
      .selectFrom('audit')
      .select(['entity', 'entity_id', 'fields'])
      .where('action', '=', 'read')
      .where('entity', '=', 'human-resources')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(looks.map(({ fields }) => fields)).toEqual(['["message"]', '["cv"]']);
  });

  it('is recorded without the name of the sender', async () => {
    await read(await receive('Köprü'));
    const rows = await db().selectFrom('audit').selectAll().where('action', '=', 'read').execute();
    expect(JSON.stringify(rows)).not.toMatch(/Işık|ayse@ornek/);
  });
});

it('open panels are notified of received and changed messages after the commit', async () => {
  const id = await receive('Köprü');
  const spam = await receive('Reklam', { website: 'x' });
  expect(inboxEvents()).toEqual([
    { kind: 'contact', received: id },
    { kind: 'contact', received: null },
  ]);
  await put('/check', { id: String(id) });
  await put('/check', { id: String(id) });
  await put('/release', { release_list: [spam] });
  await put('/trash', { trash_list: [999_999] });
  expect(inboxEvents().slice(2)).toEqual([
    { kind: 'contact', received: null },
    { kind: 'contact', received: null },
  ]);
  await receive('Köprü');
  expect(inboxEvents()).toHaveLength(4);
});
