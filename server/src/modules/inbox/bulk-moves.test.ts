import { mailboxSite } from '../../testing/mailbox-site.ts';

const { staff, db, receive, list, put, remove, trail } = mailboxSite();

const MOST = 500;

/** As many as one call may name. */
async function fiveHundred(): Promise<number[]> {
  await receive('İlk');
  const { id: _id, ...row } = await db().selectFrom('messages').selectAll().executeTakeFirstOrThrow();
  const many = Array.from({ length: MOST - 1 }, (_, at) => ({ ...row, reference: `R-${at}` }));
  await db().insertInto('messages').values(many).execute();
  return (await db().selectFrom('messages').select('id').orderBy('id').execute()).map(({ id }) => id);
}

const total = async (query: string) => (await list(query)).meta?.total;

it('moves five hundred in one transaction, with one line in the log and one in the history of each', async () => {
  const ids = await fiveHundred();
  expect((await put('/trash', { trash_list: ids })).status).toBe(200);
  expect([await total(''), await total('?section=trash')]).toEqual([0, MOST]);
  const lines = await trail();
  expect([lines.length, lines[0]?.title.split(', ').length]).toEqual([1, MOST]);
  const events = await db().selectFrom('message_events').select(['message_id', 'event']).execute();
  expect([events.length, new Set(events.map(({ message_id }) => message_id)).size]).toEqual([MOST, MOST]);
  expect((await put('/restore', { restore_list: ids })).status).toBe(200);
  expect(await total('')).toBe(MOST);
});

it('moves none of them when one is not there any more', async () => {
  const ids = await fiveHundred();
  for (const path of ['trash', 'quarantine', 'release', 'restore'])
    expect((await put(`/${path}`, { [`${path}_list`]: [...ids.slice(1), 999_999] })).status).toBe(409);
  const assigned = await put('/assign', { assign_list: [...ids.slice(1), 999_999], user_id: String(staff().userId) });
  expect(assigned.status).toBe(409);
  expect([await total(''), await total('?assignee=none'), (await trail()).length]).toEqual([MOST, MOST, 0]);
  expect(await db().selectFrom('message_events').select('id').execute()).toEqual([]);
});

it('deletes five hundred for good and writes down that it did', async () => {
  const ids = await fiveHundred();
  await put('/trash', { trash_list: ids });
  await db().deleteFrom('destructions').execute();
  expect((await remove(ids)).status).toBe(200);
  expect(await total('?section=trash')).toBe(0);
  const [destruction, ...others] = await db().selectFrom('destructions').selectAll().execute();
  expect([others.length, destruction]).toMatchObject([
    0,
    { kind: 'contact', reason: 'staff', count: MOST, actor: 'Ayşe Yılmaz' },
  ]);
  expect(destruction?.reference_list).not.toMatch(/Işık/);
});

it('two who move the same at the same moment both succeed, and each message has moved once', async () => {
  const ids = await fiveHundred();
  const answers = await Promise.all([
    put('/trash', { trash_list: ids }),
    put('/trash', { trash_list: ids.toReversed() }),
    put('/check', { check_list: ids, check: '1' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const events = await db().selectFrom('message_events').select('event').execute();
  const count = (name: string) => events.filter(({ event }) => event === name).length;
  expect([count('trashed'), count('opened'), await total('?section=trash&check=1')]).toEqual([MOST, MOST, MOST]);
});
