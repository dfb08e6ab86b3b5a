import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { NotificationRules } from '@vitrin/shared-contracts/mail';
import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import { dayAfter, istanbulDay } from '../../platform/istanbul-day.ts';
import { validForm, prepareForms, sendForm } from '../../testing/public-forms.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { digestTime, sendDailyDigests } from './daily-digest.service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let test: TestApp;
let notice: number;
beforeAll(async () => {
  test = await buildTestApp();
  notice = await prepareForms(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['mails', 'messages', 'notification_rules'] as const)
    await test.services.db.deleteFrom(table).execute();
  test.services.config.smtpUrl = 'smtp://127.0.0.1:1';
  test.services.config.publicUrl = 'https://www.ornek.example';
});

async function person(role: RoleGroup, rules: NotificationRules): Promise<Staff & { email: string }> {
  const staff = await signIn(test, role);
  const url = '/api/admin/account/notifications';
  expect((await staff.call({ url, form: { _method: 'PUT', form_data: rules } })).status).toBe(200);
  const { email } = await test.services.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', staff.userId)
    .executeTakeFirstOrThrow();
  return { ...staff, email };
}

const receive = (subject: string, kind: MailboxKind = 'contact', changed = {}) =>
  sendForm(test, kind, {
    ...validForm(kind, notice),
    ...(kind === 'contact' ? { subject } : { position: subject }),
    ...changed,
  });
const mails = () => test.services.db.selectFrom('mails').selectAll().orderBy('id').execute();
const recipients = async () => (await mails()).map(({ recipient }) => recipient);

describe('immediate notification', () => {
  it('contains sender, subject and link, but not the text of the visitor', async () => {
    const { email } = await person('support', { contact: 'at-once' });
    await receive('Köprü\tprojesi');
    const message = await test.services.db.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
    const [mail] = await mails();
    expect(mail).toMatchObject({
      purpose: 'notification',
      recipient: email,
      subject: 'İletişim: Köprü projesi',
      message_id: message.id,
      state: 'queued',
    });
    expect(mail?.text).toContain('Gönderen: Ayşe Işık\nKonu: Köprü projesi\n');
    expect(mail?.text).toContain(message.reference);
    expect(mail?.text).toContain(`https://www.ornek.example/admin/contact?ileti=${message.id}`);
    for (const kept of ['Melet', 'ayse@ornek.example', '555']) expect(mail?.text).not.toContain(kept);
  });

  it('is sent only to active users who enabled it and may still read the inbox', async () => {
    const wants = await person('admin', { contact: 'at-once', 'human-resources': 'off' });
    await person('support', { contact: 'daily' });
    const left = await person('support', { contact: 'at-once' });
    const moved = await person('support', { contact: 'at-once' });
    const { db } = test.services;
    await db.updateTable('users').set({ active: 0 }).where('id', '=', left.userId).execute();
    await db.updateTable('users').set({ role_group: 'hr' }).where('id', '=', moved.userId).execute();
    await receive('Köprü');
    await receive('Mühendis', 'human-resources');
    expect(await recipients()).toEqual([wants.email]);
  });

  it('is not sent for messages in quarantine, for duplicates and without a mail server', async () => {
    await person('support', { contact: 'at-once' });
    await receive('Köprü', 'contact', { website: 'http://spam.example' });
    expect(await mails()).toEqual([]);
    await receive('Baraj');
    await receive('Baraj');
    expect(await mails()).toHaveLength(1);
    test.services.config.smtpUrl = null;
    await receive('Tünel');
    expect(await mails()).toHaveLength(1);
    expect(await test.services.db.selectFrom('messages').selectAll().execute()).toHaveLength(3);
  });
});

describe('daily digest', () => {
  const today = istanbulDay();
  const tomorrow = digestTime(dayAfter(today, 1));
  const run = (now: number) => sendDailyDigests(test.services, now);

  it('is due at 09:00 in Istanbul', () => {
    expect(new Date(digestTime('2026-01-15')).toISOString()).toBe('2026-01-15T06:00:00.000Z');
    expect(new Date(digestTime('2026-07-15')).toISOString()).toBe('2026-07-15T06:00:00.000Z');
  });

  it('lists the new messages since the last digest once, and is sent only when there are any', async () => {
    await receive('Eski');
    const { email } = await person('admin', { contact: 'daily', 'human-resources': 'daily' });
    await receive('Köprü');
    await receive('Baraj');
    await receive('Reklam', 'contact', { website: 'http://spam.example' });
    await receive('Mühendis', 'human-resources');
    expect([await run(tomorrow - 1), await run(tomorrow), await run(tomorrow + HOUR)]).toEqual([0, 1, 0]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ purpose: 'digest', recipient: email, subject: 'Günlük özet: 3 yeni form' });
    expect(mail?.text).toContain('İletişim (2)\n  - Köprü\n  - Baraj\n');
    expect(mail?.text).toContain('İnsan kaynakları (1)\n  - Mühendis\n');
    for (const left of ['Eski', 'Reklam', 'Melet', 'Ayşe']) expect(mail?.text).not.toContain(left);
    expect([await run(tomorrow + DAY), (await mails()).length]).toEqual([0, 1]);
    await receive('Tünel');
    expect([await run(tomorrow + 2 * DAY), (await mails()).at(-1)?.subject]).toEqual([1, 'Günlük özet: 1 yeni form']);
  });

  it('is sent late rather than never, and by only one of several processes', async () => {
    await person('support', { contact: 'daily' });
    await receive('Köprü');
    const late = tomorrow + 10 * HOUR;
    const result = await Promise.all([run(late), run(late), run(late)]);
    expect([result.reduce((sum, count) => sum + count, 0), (await mails()).length]).toEqual([1, 1]);
  });

  it('lists only the first of many messages', async () => {
    await person('support', { contact: 'daily' });
    for (let at = 1; at <= 22; at += 1) await receive(`Konu ${at}`);
    await run(tomorrow);
    expect((await mails())[0]?.text).toContain('  - Konu 20\n  … ve 2 tane daha\n');
  });

  it('continues from its position when the same rule is saved again, and skips users who lost access', async () => {
    const staff = await person('support', { contact: 'daily' });
    await receive('Köprü');
    const url = '/api/admin/account/notifications';
    await staff.call({ url, form: { _method: 'PUT', form_data: { contact: 'daily' } } });
    expect(await run(tomorrow)).toBe(1);
    await receive('Baraj');
    const { db } = test.services;
    await db.updateTable('users').set({ role_group: 'hr' }).where('id', '=', staff.userId).execute();
    expect(await run(tomorrow + DAY)).toBe(0);
    await db.updateTable('users').set({ role_group: 'support', active: 0 }).where('id', '=', staff.userId).execute();
    await receive('Tünel');
    expect(await run(tomorrow + 2 * DAY)).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  it('is postponed until there is a mail server', async () => {
    await person('support', { contact: 'daily' });
    await receive('Köprü');
    const { config } = test.services;
    config.smtpUrl = null;
    expect(await run(tomorrow)).toBe(0);
    config.smtpUrl = 'smtp://127.0.0.1:1';
    expect(await run(tomorrow + DAY)).toBe(1);
  });
});
