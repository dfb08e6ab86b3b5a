import type { Assignee, MessageLabel, MessageNote } from '@vitrin/shared-contracts/message-workflow';
import { mailboxSite } from '../../testing/mailbox-site.ts';
import { signIn } from '../../testing/sign-in.ts';

const { test, staff, db, urls, receive, list, read, put, auditEntries } = mailboxSite();

const events = async (id: number, kind: keyof typeof urls = 'contact') =>
  (await read(id, kind)).events.map(({ event, detail }) => `${event}: ${detail}`).slice(0, -1);

describe('assignment', () => {
  it('offers the active users who may read this inbox', async () => {
    const support = await signIn(test(), 'support');
    const hr = await signIn(test(), 'hr');
    const gone = await signIn(test(), 'support');
    await db().updateTable('users').set({ active: 0 }).where('id', '=', gone.userId).execute();
    const offered = async (kind: keyof typeof urls) =>
      ((await staff().call({ url: `${urls[kind]}/assignees` })).body.data as Assignee[]).map(({ id }) => id);
    const [contact, applications] = [await offered('contact'), await offered('human-resources')];
    expect([support, hr, gone, staff()].map(({ userId }) => contact.includes(userId))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([support, hr].map(({ userId }) => applications.includes(userId))).toEqual([false, true]);

    const id = await receive('Köprü');
    for (const { userId } of [hr, gone]) {
      const refused = await put('/assign', { assign_list: [id], user_id: String(userId) });
      expect([refused.status, refused.body.errors]).toEqual([422, { user_id: 'Listeden bir değer seçin.' }]);
    }
    expect((await read(id)).assignee).toBeNull();
  });

  it('shows the assignee until the assignment is removed', async () => {
    const [one, two] = [await receive('Bir numara'), await receive('İki numara')];
    const person = String(staff().userId);
    const { body } = await put('/assign', { assign_list: [one, two], user_id: person });
    expect(body).toEqual({ success: true, message: 'Güncellendi!' });
    await put('/assign', { assign_list: [one], user_id: person });
    await put('/assign', { assign_list: [one], user_id: '' });
    expect(await events(one)).toEqual(['unassigned: ', 'assigned: Ayşe Yılmaz']);
    expect([(await read(one)).assignee, (await read(two)).assignee]).toEqual([
      null,
      { id: staff().userId, name: 'Ayşe Yılmaz' },
    ]);
    expect((await auditEntries()).map(({ action, entity }) => `${action} ${entity}`)).toEqual(
      Array.from({ length: 3 }, () => 'update contact'),
    );
  });
});

describe('labelling', () => {
  const create = async (name: string) => {
    const form = { form_data: { name, colour: 'teal' } };
    return (await staff().call({ url: `${urls.contact}/labels`, form })).body.data as MessageLabel;
  };

  it('adds and removes a label, and records only actual changes', async () => {
    const [one, two] = [await receive('Bir numara'), await receive('İki numara')];
    const label = await create('Teklif');
    const label_id = String(label.id);
    await put('/labelling', { label_list: [one], label_id, on: '1' });
    await put('/labelling', { label_list: [one, two], label_id, on: '1' });
    expect((await list()).rows.map(({ labels }) => labels)).toEqual([[label.id], [label.id]]);
    await put('/labelling', { label_list: [one, two], label_id, on: '0' });
    await put('/labelling', { label_list: [one], label_id, on: '0' });
    expect(await events(one)).toEqual(['unlabelled: Teklif', 'labelled: Teklif']);
    expect((await read(two)).labels).toEqual([]);
  });

  it('requires a label and messages of the same inbox', async () => {
    const id = await receive('Köprü');
    const application = await receive('Mühendis', {}, 'human-resources');
    const { id: label } = await create('Teklif');
    const wrong = await put('/labelling', { label_list: [application], label_id: String(label) }, 'human-resources');
    expect([wrong.status, wrong.body.errors]).toEqual([422, { label_id: 'Listeden bir değer seçin.' }]);
    expect((await put('/labelling', { label_list: [id, application], label_id: String(label) })).status).toBe(409);
    expect((await read(id)).labels).toEqual([]);
    expect((await put('/labelling', { label_list: [id], label_id: String(label), on: 'evet' })).status).toBe(400);
  });
});

describe('stage', () => {
  it('of a contact message rejects the stages of applications', async () => {
    const id = await receive('Köprü');
    const { body } = await put(`/${id}/stage`, { stage: 'in-progress' });
    expect(body).toEqual({ success: true, message: 'Güncellendi!', data: { id, stage: 'in-progress' } });
    await put(`/${id}/stage`, { stage: 'in-progress' });
    expect(await events(id)).toEqual(['stage: İlgileniliyor']);
    expect((await put(`/${id}/stage`, { stage: 'pool', consent: '1' })).body.errors).toEqual({
      stage: 'Listeden bir değer seçin.',
    });
    expect((await put('/999999/stage', { stage: 'closed' })).status).toBe(404);
    expect((await read(id)).stage).toBe('in-progress');
  });

  it('of an application becomes pool only with the applicant’s consent, which extends the retention period', async () => {
    const kind = 'human-resources';
    const id = await receive('Mühendis', {}, kind);
    const before = await read(id, kind);
    const refused = await put(`/${id}/stage`, { stage: 'pool' }, kind);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { consent: 'Havuza Almak İçin Adayın Onayı Gereklidir' },
    ]);
    await put(`/${id}/stage`, { stage: 'pool', consent: '1' }, kind);
    const pooled = await read(id, kind);
    expect([pooled.stage, Date.now() - Date.parse(pooled.pool_consent_at ?? '') < 60_000]).toEqual(['pool', true]);
    const months = (until: string | null) => Math.round((Date.parse(until ?? '') - Date.now()) / 86_400_000 / 30.4);
    expect([months(before.retain_until), months(pooled.retain_until)]).toEqual([12, 24]);
    await put(`/${id}/stage`, { stage: 'in-talk' }, kind);
    const left = await read(id, kind);
    expect([left.pool_consent_at, left.retain_until]).toEqual([null, before.retain_until]);
    expect(await events(id, kind)).toEqual(['stage: Görüşmede', 'stage: Aday havuzunda']);
  });

  it('of an application that leaves the pool late extends the retention by 30 days', async () => {
    const kind = 'human-resources';
    const id = await receive('Mühendis', {}, kind);
    await put(`/${id}/stage`, { stage: 'pool', consent: '1' }, kind);
    const created_at = new Date(Date.now() - 500 * 86_400_000).toISOString();
    await db().updateTable('messages').set({ created_at }).where('id', '=', id).execute();
    await put(`/${id}/stage`, { stage: 'in-talk' }, kind);
    const days = (Date.parse((await read(id, kind)).retain_until ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });
});

describe('internal note', () => {
  const note = (id: number, text: string, headers: Record<string, string> = {}) =>
    staff().call({ url: `${urls.contact}/${id}/notes`, form: { text }, headers });

  it('is stored with its author and visible only in the panel', async () => {
    const id = await receive('Köprü');
    const { body } = await note(id, '  Aradım, <b>yarın</b> dönecek.  ');
    expect(body).toMatchObject({ success: true, message: 'Oluşturuldu!' });
    await note(id, 'Döndü.');
    const { notes, events: results } = await read(id);
    expect(notes.map(({ author, text }) => [author, text])).toEqual([
      ['Ayşe Yılmaz', 'Aradım, <b>yarın</b> dönecek.'],
      ['Ayşe Yılmaz', 'Döndü.'],
    ]);
    expect(notes[0]).toEqual(body.data as MessageNote);
    expect(results.map(({ event, detail }) => [event, detail])).toEqual([
      ['noted', ''],
      ['noted', ''],
      ['received', ''],
    ]);
  });

  it('is created once when the same form is sent several times', async () => {
    const id = await receive('Köprü');
    const key = { 'idempotency-key': 'not-anahtari-1' };
    const [first, second] = [await note(id, 'Aradım.', key), await note(id, 'Aradım.', key)];
    expect(second.body).toEqual(first.body);
    expect([(await read(id)).notes.length, (await events(id)).length]).toEqual([1, 1]);
  });

  it.each([
    ['', '* Bu Alan Zorunlu'],
    ['   ', '* Bu Alan Zorunlu'],
    ['a'.repeat(4_001), 'Bu Alan 4000 Karakteri Geçemez'],
  ])('requires a valid text: case %#', async (text, error) => {
    const id = await receive('Köprü');
    const { status, body } = await note(id, text);
    expect([status, body.errors]).toEqual([422, { text: error }]);
  });

  it('requires an existing message', async () => {
    expect((await note(999_999, 'Aradım.')).status).toBe(404);
  });
});

describe('several messages', () => {
  it('are marked as read and unread', async () => {
    const ids = [await receive('Bir numara'), await receive('İki numara')];
    await put('/check', { id: String(ids[0]) });
    await put('/check', { check_list: ids, check: '1' });
    expect((await list('?check=1')).rows).toHaveLength(2);
    expect(await events(ids[0] ?? 0)).toEqual(['opened: ']);
    await put('/check', { check_list: ids, check: '0' });
    expect((await list('?check=0')).rows).toHaveLength(2);
    expect((await put('/check', { check_list: [...ids, 999_999], check: '1' })).status).toBe(409);
    expect((await list('?check=1')).rows).toEqual([]);
  });

  it('are moved to quarantine and released in one request each', async () => {
    const ids = [await receive('Bir numara'), await receive('Reklam', { website: 'x' })];
    await put('/quarantine', { quarantine_list: ids });
    expect((await list('?quarantine=1')).rows.map(({ quarantine }) => quarantine)).toEqual([['honeypot'], ['by-hand']]);
    expect((await list()).rows).toEqual([]);
    await put('/release', { release_list: ids });
    expect([(await list()).subjects, (await list('?quarantine=1')).rows]).toEqual([['Reklam', 'Bir numara'], []]);
  });
});
