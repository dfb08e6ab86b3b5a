import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import { durations } from '@vitrin/shared-contracts/limits';
import {
  defaultRetention,
  type DataRequestRow,
  type DestructionRow,
  type RetentionRecord,
} from '@vitrin/shared-contracts/privacy';
import { retentionUntil } from './retention.repository.ts';
import { dayAfter, dayStart, istanbulDay, monthsAfter } from '../../platform/istanbul-day.ts';
import { insertMessage } from '../../testing/insert-message.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteOld, destroyDeletedRows } from './expired-rows.service.ts';
import { applyRetention } from './retention.service.ts';

const url = '/api/admin/privacy/retention';
const today = istanbulDay();

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const read = async () => (await staff.call({ url })).body.data as RetentionRecord;
const save = (changed: object, version: number | null = 0) =>
  staff.call({ url, form: { _method: 'PUT', form_data: { ...defaultRetention, ...changed, version } } });

describe('retention periods', () => {
  it('are those of the notice by default', async () => {
    expect(await read()).toEqual({ ...defaultRetention, version: 0, updated_at: null });
    const { body } = await save({ contact: 6 });
    expect(body).toMatchObject({ message: 'Güncellendi!', data: { contact: 6, pool: 24, version: 1 } });
    const row = await test.services.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect([row.action, row.entity, row.fields]).toEqual(['update', 'retention', '["contact"]']);
  });

  it('return 409 when the version is stale', async () => {
    await save({ contact: 6 });
    const late = await save({ contact: 7 });
    expect(late.status).toBe(409);
    expect((late.body.data as VersionConflict<RetentionRecord>).current.contact).toBe(6);
    expect((await save({}, null)).status).toBe(422);
  });

  it.each([
    ['contact', 0],
    ['pool', 121],
    ['visits', 1.5],
    ['mails', ''],
  ])('reject %s of %j', async (kind, months) => {
    const { status, body } = await save({ [kind]: months });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [kind]]);
  });

  it('are counted in Istanbul time from the day of receipt', async () => {
    const { db } = test.services;
    expect(await retentionUntil(db, 'contact', '2026-01-30T22:30:00.000Z')).toBe(dayStart('2028-01-31'));
    await save({ contact: 1 });
    expect(await retentionUntil(db, 'contact', '2026-01-30T22:30:00.000Z')).toBe(dayStart('2026-02-28'));
  });

  it('apply to stored data when they change', async () => {
    const created_at = '2026-01-30T22:30:00.000Z';
    const kept = async (changed: object) => (await insertMessage(test, { created_at, ...changed })).id;
    const applied = { kind: 'human-resources' } as const;
    const ids = [
      await kept({}),
      await kept({ section: 'trash', created_at: '2026-03-05T09:00:00.000Z' }),
      await kept(applied),
      await kept({ ...applied, pool_consent_at: '2026-02-10T09:00:00.000Z' }),
    ];
    const until = async () => {
      const rows = await test.services.db.selectFrom('messages').select(['id', 'retain_until']).execute();
      return ids.map((id) => rows.find((row) => row.id === id)?.retain_until ?? null);
    };
    await save({ contact: 3 });
    expect(await until()).toEqual([dayStart('2026-04-30'), dayStart('2026-06-05'), null, null]);
    await save({ contact: 3, 'human-resources': 1, pool: 2 }, 1);
    expect(await until()).toEqual([
      dayStart('2026-04-30'),
      dayStart('2026-06-05'),
      dayStart('2026-02-28'),
      dayStart('2026-04-10'),
    ]);
  });

  it('are applied after the next start when the server stopped meanwhile', async () => {
    const { db } = test.services;
    const ids: number[] = [];
    for (let at = 0; at < 502; at += 1)
      ids.push((await insertMessage(test, { created_at: '2026-01-30T09:00:00.000Z' })).id);
    await save({ contact: 3 });
    const stopped = { retain_until: null };
    await db.updateTable('messages').set(stopped).execute();
    expect(await applyRetention({ db })).toEqual({ updated: 0 });
    const unsettled = JSON.stringify({ ...defaultRetention, contact: 3, unsettled: ['contact'] });
    await db.updateTable('settings').set({ value: unsettled }).where('key', '=', 'retention').execute();
    expect(await applyRetention({ db })).toEqual({ updated: 502 });
    const rows = await db.selectFrom('messages').select('retain_until').distinct().execute();
    expect(rows).toEqual([{ retain_until: dayStart('2026-04-30') }]);
    expect(await applyRetention({ db })).toEqual({ updated: 0 });
  });

  it.each(['editor', 'hr', 'support'] as const)('deny access to %s', async (role) => {
    const other = await signIn(test, role);
    const put = { _method: 'PUT', form_data: { ...defaultRetention, version: 0 } };
    expect([(await other.call({ url })).status, (await other.call({ url, form: put })).status]).toEqual([403, 403]);
  });
});

async function storeOldRows() {
  const { db } = test.services;
  const over = monthsAfter(today, -24);
  const after = dayAfter(over, 1);
  for (const day of [over, after])
    await db.insertInto('visits').values({ day, dimension: 'page', value: '/', count: 4 }).execute();
  const mail = { purpose: 'test', recipient: 'a@ornek.example', subject: 'x', text: 'x', next_try_at: null } as const;
  for (const [state, day] of [
    ['sent', over],
    ['failed', over],
    ['queued', over],
    ['sent', after],
  ] as const)
    await db
      .insertInto('mails')
      .values({ ...mail, state, created_at: dayStart(day) })
      .execute();
  const input = { kind: 'copy', name: 'Ayşe Işık', email: 'ayse@ornek.example', received_on: '2026-01-05' };
  for (const state of ['open', 'granted', 'refused'])
    await staff.call({
      url: '/api/admin/privacy/requests',
      form: { form_data: { ...input, state, outcome: 'Yanıtlandı.' } },
    });
  const closed_at = dayStart(monthsAfter(today, -60));
  const closed = await db
    .updateTable('data_requests')
    .set({ closed_at })
    .where('state', '=', 'granted')
    .returning('reference')
    .executeTakeFirstOrThrow();
  return { after, reference: closed.reference };
}

it('visits, mails and closed requests are soft-deleted after their period and destroyed a week later, and nothing else is', async () => {
  const { after, reference } = await storeOldRows();
  const { db } = test.services;
  const now = Date.now();
  const run = { now, at: new Date(now).toISOString() };
  expect(await deleteOld({ db }, run)).toEqual({ visits: 1, mails: 2, 'data-requests': 1, consents: 0 });
  expect(await deleteOld({ db }, run)).toEqual({ visits: 0, mails: 0, 'data-requests': 0, consents: 0 });
  expect(await destroyDeletedRows({ db }, run)).toEqual({ visits: 0, mails: 0, 'data-requests': 0, consents: 0 });
  const requests = (await staff.call({ url: '/api/admin/privacy/requests' })).body.data as DataRequestRow[];
  expect(requests.map(({ state }) => state)).toEqual(['open', 'refused']);

  const later = now + durations.recoverableMs;
  expect(await destroyDeletedRows({ db }, { ...run, now: later })).toEqual({
    visits: 1,
    mails: 2,
    'data-requests': 1,
    consents: 0,
  });
  expect(await db.selectFrom('visits').select('day').execute()).toEqual([{ day: after }]);
  expect((await db.selectFrom('mails').select('state').orderBy('id').execute()).map(({ state }) => state)).toEqual([
    'queued',
    'sent',
  ]);

  const log = '/api/admin/privacy/destructions';
  const { body } = await staff.call({ url: log });
  const result = { reason: 'period', actor: '', at: expect.any(String), id: expect.any(Number) };
  expect([body.data, body.meta?.total]).toEqual([
    [
      { ...result, kind: 'data-requests', count: 1, references: [reference] },
      { ...result, kind: 'mails', count: 2, references: [] },
      { ...result, kind: 'visits', count: 1, references: [] },
    ],
    3,
  ]);
  const mails = (await staff.call({ url: `${log}?kind=mails` })).body.data as DestructionRow[];
  expect(mails.map(({ kind }) => kind)).toEqual(['mails']);
  expect((await staff.call({ url: `${log}?reason=staff` })).body.data).toEqual([]);
  expect((await staff.call({ url: `${log}?kind=yok` })).status).toBe(400);
  expect((await (await signIn(test, 'hr')).call({ url: log })).status).toBe(403);
});
