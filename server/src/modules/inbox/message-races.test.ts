import { lockInboxes } from './inbox-lock.ts';
import { readRetention, retainedUntil } from '../privacy/retention.repository.ts';
import { istanbulDay } from '../../platform/istanbul-day.ts';
import { insertMessage } from '../../testing/insert-message.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteExpired } from './delete-expired.service.ts';

const ROUNDS = 5;
const MANY = 16;
const EMAIL = 'ayse@ornek.example';

let test: TestApp;
let staff: Staff;
beforeAll(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
  test.services.config.smtpUrl = 'smtp://127.0.0.1:1';
});
afterAll(() => test.close());

const url = '/api/admin/contact';
const put = (path: string, form: Record<string, unknown>) =>
  staff.call({ url: `${url}${path}`, form: { _method: 'PUT', ...form } });
const reply = (id: number) =>
  staff.call({ url: `${url}/${id}/replies`, form: { form_data: { subject: 'Yanıt', text: 'Teklifimiz ektedir.' } } });
const note = (id: number) => staff.call({ url: `${url}/${id}/notes`, form: { text: 'Aranacak.' } });
const erase = () => staff.call({ url: '/api/admin/privacy/erase', form: { form_data: { email: EMAIL } } });

async function storeMany(retain_until: string | null): Promise<number[]> {
  const ids: number[] = [];
  for (let count = 0; count < MANY; count += 1) {
    const { id } = await insertMessage(test, { retain_until, section: count % 2 ? 'trash' : 'mail' });
    ids.push(id);
  }
  return ids;
}

it('concurrent replies, moves, notes, deletions and erasures succeed or return 404 or 409', async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = await storeMany(null);
    const [first = 0] = ids;
    const trashed = ids.filter((_, at) => at % 2);
    const responses = await Promise.all([
      reply(first),
      reply(first),
      put('/trash', { trash_list: ids.toReversed() }),
      put('/check', { check_list: ids, check: '1' }),
      round % 2 ? erase() : staff.call({ url, form: { _method: 'DELETE', delete_list: trashed } }),
      note(first),
      put('/assign', { assign_list: ids, user_id: String(staff.userId) }),
      erase(),
    ]);
    for (const { status } of responses) statuses.add(status);
  }
  expect([...statuses].filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
});

it('changes to messages that expire at the same time succeed or return 404 or 409', async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = await storeMany('2020-01-01T00:00:00.000Z');
    const [first = 0] = ids;
    const [, ...responses] = await Promise.all([
      deleteExpired(test.services, { now: Date.now(), at: new Date().toISOString() }),
      note(first),
      reply(first),
      put('/trash', { trash_list: ids.toReversed() }),
      put('/check', { check_list: ids, check: '1' }),
    ]);
    for (const { status } of responses) statuses.add(status);
  }
  expect([...statuses].filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
});

it('an application that enters the pool during a change of retention periods keeps the period of the pool', async () => {
  const { db } = test.services;
  const { id } = await insertMessage(test, { kind: 'human-resources', created_at: '2026-01-05T09:00:00.000Z' });
  const promised = retainedUntil(istanbulDay(), 36);
  const written = Promise.withResolvers<undefined>();
  const entering = db.transaction().execute(async (trx) => {
    await lockInboxes(trx, ['human-resources']);
    const pool = { stage: 'pool', pool_consent_at: new Date().toISOString(), retain_until: promised } as const;
    await trx.updateTable('messages').set(pool).where('id', '=', id).execute();
    written.resolve(undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await written.promise;
  const { version, ...periods } = await readRetention(db);
  const form_data = { ...periods, version, 'human-resources': 6, pool: 36 };
  const changing = staff.call({ url: '/api/admin/privacy/retention', form: { _method: 'PUT', form_data } });
  const [, { status }] = await Promise.all([entering, changing]);
  const kept = await db.selectFrom('messages').select('retain_until').where('id', '=', id).executeTakeFirstOrThrow();
  expect([status, kept.retain_until]).toEqual([200, promised]);
});
