import type { MailSettingsRecord, OutboxRow } from '@vitrin/shared-contracts/mail';
import type { NewMail } from './outbox.repository.ts';
import { enqueueMail } from './outbox.ts';
import { sendDueMail } from './send-due-mails.ts';
import { mailTransport } from './transport.ts';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../../../tools/src/testing/fake-smtp-server.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
let post: FakeSmtpServer;
beforeAll(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.db.deleteFrom('mails').execute();
  await test.services.db.deleteFrom('settings').execute();
  post = await startFakeSmtpServer();
  test.services.config.smtpUrl = post.url.replace('//', '//posta:gizli@');
});
afterEach(() => post.close());

const url = '/api/admin/mail';
const read = async () => (await staff.call({ url })).body.data as MailSettingsRecord;
const save = (form_data: object) => staff.call({ url, form: { _method: 'PUT', form_data } });
const nothing = { from_name: '', from_email: '', reply_to: '', support_email: '' };

const put = (mail: Partial<NewMail> = {}) =>
  enqueueMail(test.services.db, {
    purpose: 'reply',
    recipient: 'ayse@ornek.example',
    subject: 'Yanıt',
    text: 'Merhaba',
    ...mail,
  });
async function outbox(query = '') {
  const { body } = await staff.call({ url: `${url}/outbox${query}` });
  return { rows: body.data as OutboxRow[], total: body.meta?.total };
}

describe('mail settings', () => {
  it('are empty by default and show the server without its credentials', async () => {
    const record = await read();
    expect(record).toEqual({
      ...nothing,
      version: 0,
      updated_at: null,
      can_send: true,
      server: new URL(post.url).host,
      standard_sender: 'bilgi@localhost',
      waiting: 0,
      failed: 0,
    });
    test.services.config.smtpUrl = 'smtp://kisi%40ornek.example:gizli@posta.ornek.example:587';
    expect(await read()).toMatchObject({
      server: 'posta.ornek.example:587',
      standard_sender: 'kisi@ornek.example',
    });
    test.services.config.smtpUrl = null;
    expect(await read()).toMatchObject({ can_send: false, server: '' });
  });

  it('return 409 when the version is stale, and the audit log contains field names, never addresses', async () => {
    const wanted = { ...nothing, from_name: 'Örnek', from_email: 'bilgi@ornek.example' };
    const saved = await save({ ...wanted, version: 0 });
    expect(saved).toMatchObject({ status: 200, body: { message: 'Güncellendi!', data: { ...wanted, version: 1 } } });
    expect(await save({ ...nothing, version: 0 })).toMatchObject({
      status: 409,
      body: { data: { current_version: 1, current: wanted } },
    });
    const trail = await test.services.db
      .selectFrom('audit')
      .selectAll()
      .where('entity', '=', 'mail')
      .where('action', '=', 'update')
      .execute();
    expect(trail).toMatchObject([{ action: 'update', fields: '["from_name","from_email"]' }]);
    expect(JSON.stringify(trail)).not.toContain('ornek.example');
  });

  it('reject invalid addresses', async () => {
    const form = { ...nothing, from_email: 'kisi', reply_to: 'a@b.example, c@d.example', version: 0 };
    const { status, body } = await save(form);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['from_email', 'reply_to']]);
  });
});

describe('test mail', () => {
  const send = (to: string, headers = {}) => staff.call({ url: `${url}/test`, form: { to }, headers });

  it('is sent immediately and listed in the outbox', async () => {
    test.services.config.smtpUrl = post.url;
    expect(await send('deneme@ornek.example')).toMatchObject({
      status: 200,
      body: { message: 'Deneme e-postası gönderildi.' },
    });
    expect(post.mails).toMatchObject([{ to: ['deneme@ornek.example'], headers: { subject: 'Deneme e-postası' } }]);
    expect((await outbox()).rows).toMatchObject([{ purpose: 'test', state: 'sent', attempts: 1 }]);
  });

  it('shows the reason of a rejection and is not retried', async () => {
    test.services.config.smtpUrl = post.url;
    post.rejections.push({ code: 451, text: 'Not now' });
    expect(await send('deneme@ornek.example')).toMatchObject({
      status: 422,
      body: { message: 'Deneme e-postası gönderilemedi.', errors: { to: '451 Not now' } },
    });
    expect((await outbox()).rows).toMatchObject([{ state: 'failed', next_try_at: null }]);
    expect(await sendDueMail(test.services, mailTransport(test.services.config), Date.now() + 86_400_000)).toBe(false);
  });

  it('is sent once for a repeated idempotency key, and the stored response contains no address', async () => {
    test.services.config.smtpUrl = post.url;
    const headers = { 'idempotency-key': 'deneme-0123456789abcdef' };
    expect((await send('deneme@ornek.example', headers)).status).toBe(200);
    expect((await send('deneme@ornek.example', headers)).status).toBe(409);
    expect([post.mails.length, (await outbox()).total]).toEqual([1, 1]);
    const kept = await test.services.db.selectFrom('idempotency').selectAll().execute();
    expect([kept.length, JSON.stringify(kept).includes('deneme@')]).toEqual([1, false]);
  });

  it('requires an address and a mail server', async () => {
    expect((await send('kisi')).body.errors).toEqual({ to: expect.any(String) });
    test.services.config.smtpUrl = null;
    expect((await send('deneme@ornek.example')).status).toBe(409);
    expect((await outbox()).total).toBe(0);
  });
});

describe('outbox', () => {
  it('is listed by page, state and recipient, newest first, without texts', async () => {
    for (let at = 1; at <= 21; at += 1) await put({ subject: `Konu ${at}`, recipient: `kisi${at}@ornek.example` });
    const first = await outbox();
    expect([first.rows.length, first.rows[0]?.subject, first.total]).toEqual([20, 'Konu 21', 21]);
    expect(first.rows[0]).not.toHaveProperty('text');
    expect((await outbox('?page=2')).rows.map(({ subject }) => subject)).toEqual(['Konu 1']);
    expect((await outbox('?search=KISI7%40')).rows.map(({ subject }) => subject)).toEqual(['Konu 7']);
    await test.services.db.updateTable('mails').set({ state: 'failed' }).where('subject', '=', 'Konu 3').execute();
    expect(await outbox('?state=failed')).toMatchObject({ rows: [{ subject: 'Konu 3' }], total: 1 });
    expect(await outbox('?state=failed&search=kisi7')).toMatchObject({ rows: [], total: 0 });
    expect((await staff.call({ url: `${url}/outbox?state=lost` })).status).toBe(400);
    expect(await read()).toMatchObject({ waiting: 20, failed: 1 });
  });

  it('resends failed mails and sends waiting mails immediately', async () => {
    test.services.config.smtpUrl = post.url;
    const id = await put();
    post.rejections.push({ code: 550, text: 'No such user' });
    const work = () => sendDueMail(test.services, mailTransport(test.services.config), Date.now() + 1);
    await work();
    const retry = (which = id) => staff.call({ url: `${url}/outbox/${which}/retry`, form: { _method: 'PUT' } });
    expect((await outbox()).rows).toMatchObject([{ state: 'failed', last_error: '550 No such user' }]);
    expect((await retry()).status).toBe(200);
    await work();
    expect((await outbox()).rows).toMatchObject([{ state: 'sent' }]);
    expect([(await retry()).status, (await retry(999)).status]).toEqual([409, 404]);
    const second = await put();
    post.rejections.push({ code: 451, text: 'Later' });
    await work();
    expect(await work()).toBe(false);
    await retry(second);
    expect(await work()).toBe(true);
    expect(post.mails).toHaveLength(2);
  });

  it('denies access without the right', async () => {
    const id = await put();
    const support = await signIn(test, 'support');
    const statuses = await Promise.all([
      support.call({ url }),
      support.call({ url: `${url}/outbox` }),
      support.call({ url, form: { _method: 'PUT', form_data: { ...nothing, version: 0 } } }),
      support.call({ url: `${url}/test`, form: { to: 'a@ornek.example' } }),
      support.call({ url: `${url}/outbox/${id}/retry`, form: { _method: 'PUT' } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});
