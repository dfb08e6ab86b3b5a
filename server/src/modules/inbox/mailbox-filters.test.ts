import { mailboxSite } from '../../testing/mailbox-site.ts';
import { signIn } from '../../testing/sign-in.ts';

const { test, staff, db, receive, list, put, urls } = mailboxSite();

const nameLabel = async (name: string): Promise<number> => {
  const form = { form_data: { name, colour: 'blue' } };
  const { body } = await staff().call({ url: `${urls.contact}/labels`, form });
  return (body.data as { id: number }).id;
};

/** Sets the time at which a message was received, in UTC. */
const setReceivedAt = (id: number, created_at: string) =>
  db().updateTable('messages').set({ created_at }).where('id', '=', id).execute();

describe('message list filters', () => {
  let ids: Record<'read' | 'mine' | 'theirs' | 'plain', number>;
  let otherUserId: number;
  let label: number;
  beforeEach(async () => {
    ids = {
      read: await receive('Okunmuş'),
      mine: await receive('Benim'),
      theirs: await receive('Onun'),
      plain: await receive('Yeni köprü'),
    };
    otherUserId = (await signIn(test(), 'support')).userId;
    label = await nameLabel('Teklif');
    await put('/check', { id: String(ids.read) });
    await put('/assign', { assign_list: [ids.mine, ids.read], user_id: String(staff().userId) });
    await put('/assign', { assign_list: [ids.theirs], user_id: String(otherUserId) });
    await put('/labelling', { label_list: [ids.read, ids.theirs], label_id: String(label), on: '1' });
    await put(`/${ids.theirs}/stage`, { stage: 'in-progress' });
  });

  it.each<[string, string[]]>([
    ['check=0', ['Yeni köprü', 'Onun', 'Benim']],
    ['check=1', ['Okunmuş']],
    ['stage=in-progress', ['Onun']],
    ['stage=new', ['Yeni köprü', 'Benim', 'Okunmuş']],
    ['assignee=me', ['Benim', 'Okunmuş']],
    ['assignee=none', ['Yeni köprü']],
    ['assignee=me&check=0', ['Benim']],
    ['check=&stage=&label=&assignee=&from=&to=', ['Yeni köprü', 'Onun', 'Benim', 'Okunmuş']],
    ['check=0&search=köprü', ['Yeni köprü', 'Onun', 'Benim']],
    ['check=0&search=yeni', ['Yeni köprü']],
    ['check=1&search=yeni', []],
    ['stage=in-progress&search=on', ['Onun']],
  ])('%s', async (query, subjects) => {
    const { subjects: found, meta } = await list(`?${query}`);
    expect([found, meta?.total]).toEqual([subjects, subjects.length]);
  });

  it('filter by user and label, separately and combined', async () => {
    expect((await list(`?assignee=${otherUserId}`)).subjects).toEqual(['Onun']);
    expect((await list(`?label=${label}`)).subjects).toEqual(['Onun', 'Okunmuş']);
    expect((await list(`?label=${label}&assignee=me&search=melet`)).subjects).toEqual(['Okunmuş']);
  });

  it('return stage, assignee and labels of each message', async () => {
    const rows = (await list()).rows.map(({ stage, assignee, labels }) => ({ stage, assignee, labels }));
    const me = { id: staff().userId, name: 'Ayşe Yılmaz' };
    expect(rows).toEqual([
      { stage: 'new', assignee: null, labels: [] },
      { stage: 'in-progress', assignee: { id: otherUserId, name: 'Ayşe Yılmaz' }, labels: [label] },
      { stage: 'new', assignee: me, labels: [] },
      { stage: 'new', assignee: me, labels: [label] },
    ]);
  });

  it('apply to trash and quarantine as well', async () => {
    await put('/trash', { trash_list: [ids.read, ids.plain] });
    await put('/quarantine', { quarantine_list: [ids.theirs, ids.mine] });
    expect((await list('?section=trash&check=1')).subjects).toEqual(['Okunmuş']);
    expect((await list(`?quarantine=1&label=${label}`)).subjects).toEqual(['Onun']);
  });
});

it('the message list filters by days in Istanbul time, both inclusive', async () => {
  const [before, first, last, after] = [
    await receive('Önce'),
    await receive('İlk gün'),
    await receive('Son gün'),
    await receive('Sonra'),
  ];
  await setReceivedAt(before, '2026-03-09T20:59:59.999Z');
  await setReceivedAt(first, '2026-03-09T21:00:00.000Z');
  await setReceivedAt(last, '2026-03-11T20:59:59.999Z');
  await setReceivedAt(after, '2026-03-11T21:00:00.000Z');
  expect((await list('?from=2026-03-10&to=2026-03-11')).subjects).toEqual(['Son gün', 'İlk gün']);
  expect((await list('?from=2026-03-11')).subjects).toEqual(['Sonra', 'Son gün']);
  expect((await list('?to=2026-03-09')).subjects).toEqual(['Önce']);
});

it.each([
  'check=2',
  'stage=pool',
  'stage=x',
  'label=x',
  'label=999999',
  'label=0',
  'assignee=herkes',
  'assignee=999999',
  'assignee=99999999999',
  'from=dün',
  'from=9999-12-31T00',
  'to=2026-13-01',
  'to=99999-01-01',
])('the message list rejects %s instead of returning more than requested', async (query) => {
  const { status, body } = await staff().call({ url: `${urls.contact}?${query}` });
  expect([status, body.message]).toEqual([400, expect.stringMatching(/geçersiz\.$/)]);
});

it('the list of applications accepts only the stages of applications', async () => {
  expect((await list('?stage=pool', 'human-resources')).status).toBe(200);
  expect((await list('?stage=answered', 'human-resources')).status).toBe(400);
});

it('the message list rejects the label of another inbox', async () => {
  const label = await nameLabel('Teklif');
  expect((await list(`?label=${label}`, 'human-resources')).status).toBe(400);
});

it('the message list counts all messages exactly and filtered ones up to a thousand, and pages beyond that', async () => {
  await receive('İlk');
  const { id: _id, ...row } = await db().selectFrom('messages').selectAll().executeTakeFirstOrThrow();
  const many = Array.from({ length: 1_049 }, (_, at) => ({ ...row, reference: `R-${at}`, subject: `Konu ${at}` }));
  for (let at = 0; at < many.length; at += 350)
    await db()
      .insertInto('messages')
      .values(many.slice(at, at + 350))
      .execute();
  expect((await list()).meta?.total).toBe(1_050);
  expect((await list('?check=0')).meta?.total).toBe(1_000);
  expect((await list('?search=melet')).meta?.total).toBe(1_000);
  expect((await list('?check=0&page=53')).subjects).toEqual((await list('?page=53')).subjects);
  expect((await list('?check=0&page=53')).subjects).toHaveLength(10);
  expect((await list('?check=0&page=50')).subjects).toEqual((await list('?page=50')).subjects);
});
