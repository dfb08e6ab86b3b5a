import { durations } from '@vitrin/shared-contracts/limits';
import type { DestructionState } from '@vitrin/shared-contracts/privacy';
import { jobTime, saveJobTime } from '../../platform/jobs/job-times.repository.ts';
import { runDailyDestruction } from '../../daily-destruction.ts';
import { istanbulDay } from '../../platform/istanbul-day.ts';
import { insertMessage } from '../../testing/insert-message.ts';
import { startFakeSmtpServer } from '../../../../tools/src/testing/fake-smtp-server.ts';
import { validForm, prepareForms, sendForm } from '../../testing/public-forms.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const DAY_MS = 86_400_000;
const url = '/api/admin/privacy/destruction';
const past = new Date(Date.now() - 1_000).toISOString();

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(async () => {
  jest.useRealTimers();
  await test.close();
});

/** Moves the system clock by a number of days from now on. */
function setClock(days: number): void {
  const faked = { doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'] as const };
  jest.useFakeTimers({ now: Date.now() + days * DAY_MS, doNotFake: [...faked.doNotFake] });
}

const read = async () => (await staff.call({ url })).body.data as DestructionState;
const post = (call: string, form_data: object) => staff.call({ url: `${url}/${call}`, form: { form_data } });
const remainingMessages = () =>
  test.services.db.selectFrom('messages').select('id').where('deleted_at', 'is', null).execute();

describe('clock jump', () => {
  it.each([4, 370, 800, -2, -800])('by %d days halts the destruction until the date is confirmed', async (days) => {
    await insertMessage(test, { retain_until: new Date(Date.now() + DAY_MS).toISOString() });
    setClock(days);
    expect(await runDailyDestruction(test.services)).toBe('halted');
    expect(await runDailyDestruction(test.services)).toBe('halted');
    expect(await remainingMessages()).toHaveLength(1);
  });

  it('is detected by the newest row when no server has recorded the time yet', async () => {
    expect(await jobTime(test.services.db, 'clock')).toBeNull();
    setClock(370);
    expect(await runDailyDestruction(test.services)).toBe('halted');
    await sendForm(test, 'contact', validForm('contact', await prepareForms(test)));
    expect(await runDailyDestruction(test.services)).toBe('halted');
  });

  it('no longer halts the destruction when the clock is correct again', async () => {
    setClock(370);
    await runDailyDestruction(test.services);
    jest.useRealTimers();
    expect(await runDailyDestruction(test.services)).toBe('done');
  });

  it('sends one alert mail to each user who may confirm the date', async () => {
    const post = await startFakeSmtpServer();
    test.services.config.smtpUrl = post.url;
    setClock(370);
    await runDailyDestruction(test.services);
    await runDailyDestruction(test.services);
    const mails = await test.services.db.selectFrom('mails').select(['recipient', 'subject']).execute();
    expect(mails).toEqual([
      { recipient: expect.stringMatching(/^kisi\d+@/), subject: 'Kişisel verilerin yok edilmesi onayınızı bekliyor' },
    ]);
    await post.close();
  });
});

describe('site after a long downtime', () => {
  it('resumes the destruction once the date is confirmed', async () => {
    await saveJobTime(test.services.db, 'clock', Date.now() - 370 * DAY_MS);
    await insertMessage(test, { retain_until: past });
    expect(await runDailyDestruction(test.services)).toBe('halted');
    expect((await read()).clock).toBe('ahead');

    const wrong = await post('clock', { today: '2020-01-01' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['today']]);
    const { status, body } = await post('clock', { today: istanbulDay() });
    expect([status, (body.data as DestructionState).clock]).toEqual([200, 'right']);
    expect(await runDailyDestruction(test.services)).toBe('done');
    expect(await remainingMessages()).toHaveLength(0);
    expect(await runDailyDestruction(test.services)).toBe('not due');
  });

  it('allows restoring earlier deletions for a week after the confirmation', async () => {
    const { db } = test.services;
    await insertMessage(test, { retain_until: past });
    await runDailyDestruction(test.services);
    setClock(12);
    expect(await runDailyDestruction(test.services)).toBe('halted');
    await db
      .updateTable('sessions')
      .set({ expires_at: '2100-01-01T00:00:00.000Z', last_seen_at: new Date().toISOString() })
      .execute();
    expect((await post('clock', { today: istanbulDay() })).status).toBe(200);
    expect(await runDailyDestruction(test.services)).toBe('done');
    expect(await db.selectFrom('messages').select('deleted_at').execute()).toEqual([
      { deleted_at: expect.stringContaining(new Date().toISOString().slice(0, 10)) },
    ]);
  });

  it('allows confirming and restoring only to users who may destroy', async () => {
    const other = await signIn(test, 'editor');
    for (const call of ['clock', 'restore'])
      expect((await other.call({ url: `${url}/${call}`, form: { form_data: {} } })).status).toBe(403);
  });
});

it('a slow clock does not shorten retention periods', async () => {
  await runDailyDestruction(test.services);
  const today = istanbulDay();
  setClock(-800);
  await sendForm(test, 'contact', validForm('contact', await prepareForms(test)));
  jest.useRealTimers();
  const { created_at } = await test.services.db.selectFrom('messages').select('created_at').executeTakeFirstOrThrow();
  expect(istanbulDay(Date.parse(created_at))).toBe(today);
});

describe('soft-deleted message', () => {
  it('is in no inbox and is restored to its previous section', async () => {
    const { id } = await insertMessage(test, { retain_until: past, section: 'trash' });
    expect(await runDailyDestruction(test.services)).toBe('done');
    const inbox = async (section: string) =>
      (await staff.call({ url: `/api/admin/contact?section=${section}` })).body.data as unknown[];
    expect([...(await inbox('mail')), ...(await inbox('trash'))]).toEqual([]);
    expect((await staff.call({ url: `/api/admin/contact/${id}` })).status).toBe(404);
    const { deleted, last_run } = await read();
    expect(deleted).toEqual([{ at: last_run, destroyed_at: expect.any(String), kind: 'contact', count: 1 }]);

    expect((await post('restore', { at: deleted[0]?.at })).status).toBe(200);
    expect(await inbox('trash')).toHaveLength(1);
    expect((await read()).deleted).toEqual([]);
    expect((await post('restore', { at: deleted[0]?.at })).status).toBe(404);
  });

  it('is not deleted again for a week after it was restored', async () => {
    await insertMessage(test, { retain_until: past });
    await runDailyDestruction(test.services);
    await post('restore', { at: (await read()).deleted[0]?.at });
    const { db } = test.services;
    await saveJobTime(db, 'destruction', 0);
    expect(await runDailyDestruction(test.services)).toBe('done');
    expect(await remainingMessages()).toHaveLength(1);
    await saveJobTime(db, 'destruction', 0);
    await saveJobTime(db, 'restored', Date.now() - durations.recoverableMs);
    await runDailyDestruction(test.services);
    expect(await remainingMessages()).toHaveLength(0);
  });

  it('still belongs to the data of the person and is destroyed by an erasure', async () => {
    await insertMessage(test, { retain_until: past });
    await runDailyDestruction(test.services);
    const person = await staff.call({ url: '/api/admin/privacy/person?email=ayse@ornek.example' });
    expect(person.body.data).toMatchObject({ message_total: 1, messages: [{ section: 'trash' }] });
    const form = { form_data: { email: 'ayse@ornek.example', request_id: null } };
    expect((await staff.call({ url: '/api/admin/privacy/erase', form })).status).toBe(200);
    expect(await test.services.db.selectFrom('messages').select('id').execute()).toEqual([]);
  });
});
