import { mailboxSite } from '../../testing/mailbox-site.ts';

const { staff, db, receive, list, put, remove, auditEntries } = mailboxSite();

const MAX_IDS = 500;

/** Creates as many messages as one request may contain and returns their ids. */
async function createFiveHundred(): Promise<number[]> {
  await receive('İlk');
  const { id: _id, ...row } = await db().selectFrom('messages').selectAll().executeTakeFirstOrThrow();
  const many = Array.from({ length: MAX_IDS - 1 }, (_, at) => ({ ...row, reference: `R-${at}` }));
  await db().insertInto('messages').values(many).execute();
  return (await db().selectFrom('messages').select('id').orderBy('id').execute()).map(({ id }) => id);
}

const total = async (query: string) => (await list(query)).meta?.total;

it('moves five hundred messages in one transaction, with one audit log entry and one history entry for each message', async () => {
  const ids = await createFiveHundred();
  expect((await put('/trash', { trash_list: ids })).status).toBe(200);
  expect([await total(''), await total('?section=trash')]).toEqual([0, MAX_IDS]);
  const lines = await auditEntries();
  expect([lines.length, lines[0]?.title.split(', ').length]).toEqual([1, MAX_IDS]);
  const events = await db().selectFrom('message_events').select(['message_id', 'event']).execute();
  expect([events.length, new Set(events.map(({ message_id }) => message_id)).size]).toEqual([MAX_IDS, MAX_IDS]);
  expect((await put('/restore', { restore_list: ids })).status).toBe(200);
  expect(await total('')).toBe(MAX_IDS);
});

it('moves no message when one of them no longer exists', async () => {
  const ids = await createFiveHundred();
  for (const path of ['trash', 'quarantine', 'release', 'restore'])
    expect((await put(`/${path}`, { [`${path}_list`]: [...ids.slice(1), 999_999] })).status).toBe(409);
  const assigned = await put('/assign', { assign_list: [...ids.slice(1), 999_999], user_id: String(staff().userId) });
  expect(assigned.status).toBe(409);
  expect([await total(''), await total('?assignee=none'), (await auditEntries()).length]).toEqual([
    MAX_IDS,
    MAX_IDS,
    0,
  ]);
  expect(await db().selectFrom('message_events').select('id').execute()).toEqual([]);
});

it('permanently deletes five hundred messages and records the destruction', async () => {
  const ids = await createFiveHundred();
  await put('/trash', { trash_list: ids });
  await db().deleteFrom('destructions').execute();
  expect((await remove(ids)).status).toBe(200);
  expect(await total('?section=trash')).toBe(0);
  const [destruction, ...others] = await db().selectFrom('destructions').selectAll().execute();
  expect([others.length, destruction]).toMatchObject([
    0,
    { kind: 'contact', reason: 'staff', count: MAX_IDS, actor: 'Ayşe Yılmaz' },
  ]);
  expect(destruction?.reference_list).not.toMatch(/Işık/);
});

it('concurrent moves of the same messages all succeed, and each message is moved once', async () => {
  const ids = await createFiveHundred();
  const responses = await Promise.all([
    put('/trash', { trash_list: ids }),
    put('/trash', { trash_list: ids.toReversed() }),
    put('/check', { check_list: ids, check: '1' }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const events = await db().selectFrom('message_events').select('event').execute();
  const count = (name: string) => events.filter(({ event }) => event === name).length;
  expect([count('trashed'), count('opened'), await total('?section=trash&check=1')]).toEqual([
    MAX_IDS,
    MAX_IDS,
    MAX_IDS,
  ]);
});
