import type { TestResponse } from '../../testing/send-request.ts';
import type { MailboxKind, MessageRecord } from '@vitrin/shared-contracts/mailbox';
import type { RepliesRecord, ReplyRecord } from '@vitrin/shared-contracts/replies';
import { sendDueMail } from '../mail/send-due-mails.ts';
import { mailTransport } from '../mail/transport.ts';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../../../tools/src/testing/fake-smtp-server.ts';
import { validForm, prepareForms, sendForm } from '../../testing/public-forms.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let notice: number;
let staff: Staff;
let post: FakeSmtpServer;
beforeAll(async () => {
  test = await buildTestApp();
  notice = await prepareForms(test);
  staff = await signIn(test, 'support');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.db.deleteFrom('messages').execute();
  post = await startFakeSmtpServer();
  test.services.config.smtpUrl = post.url;
});
afterEach(() => post.close());

async function receive(kind: MailboxKind = 'contact', changed: Record<string, string> = {}): Promise<number> {
  const { body } = await sendForm(test, kind, { ...validForm(kind, notice), ...changed });
  const { id } = await test.services.db
    .selectFrom('messages')
    .select('id')
    .where('reference', '=', body.data?.reference ?? '')
    .executeTakeFirstOrThrow();
  return id;
}

const form_data = { subject: 'Yn: Köprü projesi', text: 'Sayın Işık,\n\nTeklifimizi ekte bulabilirsiniz.' };
const reply = (id: number, form: object = form_data, headers: Record<string, string> = {}, who: Staff = staff) =>
  who.call({ url: `/api/admin/contact/${id}/replies`, form: { form_data: form }, headers });
const read = async (id: number) =>
  (await staff.call({ url: `/api/admin/contact/${id}/replies` })).body.data as RepliesRecord;
const replies = ({ body }: TestResponse) => body.data as ReplyRecord[];
const work = (now = Date.now() + 1) => sendDueMail(test.services, mailTransport(test.services.config), now);

it('a reply is sent to the visitor with the message quoted below, and is listed with the message', async () => {
  const id = await receive('contact', { message: 'Merhaba,\nMelet köprüsü için teklif istiyoruz.' });
  const results: unknown[] = [];
  const unsubscribe = test.services.inbox.subscribe((happening) => results.push(happening));
  const answered = await reply(id);
  unsubscribe();
  expect(answered).toMatchObject({ status: 200, body: { message: expect.stringContaining('sıraya alındı') } });
  expect(replies(answered)).toMatchObject([{ ...form_data, author: 'Ayşe Yılmaz', state: 'queued', attempts: 0 }]);
  expect(results).toEqual([{ kind: 'contact', received: null }]);
  await work();
  const [mail] = post.mails;
  expect(mail).toMatchObject({ to: ['ayse@ornek.example'], headers: { subject: 'Yn: Köprü projesi' } });
  expect(mail?.text).toMatch(
    /^Sayın Işık,\n\nTeklifimizi ekte bulabilirsiniz\.\n\nAyşe Işık, [\d. :-]+:\n> Merhaba,\n> Melet köprüsü için teklif istiyoruz\.\n/,
  );
  expect(await read(id)).toMatchObject({ can_send: true, replies: [{ ...form_data, state: 'sent', last_error: '' }] });
  const message = (await staff.call({ url: `/api/admin/contact/${id}` })).body.data as MessageRecord;
  expect(message.stage).toBe('answered');
  expect(message.events.map(({ event, actor }) => [event, actor])).toContainEqual(['replied', 'Ayşe Yılmaz']);
  const audit = await test.services.db.selectFrom('audit').selectAll().where('action', '=', 'send').execute();
  expect(audit).toMatchObject([{ entity: 'contact', entity_id: id, title: message.reference }]);
});

it('reading the replies is recorded in the audit log as access to personal data', async () => {
  const id = await receive();
  await read(id);
  const { reference } = await test.services.db.selectFrom('messages').select('reference').executeTakeFirstOrThrow();
  const looks = await test.services.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'read')
    .where('entity_id', '=', id)
    .execute();
  expect(looks).toMatchObject([{ entity: 'contact', title: reference, fields: '["replies"]' }]);
});

it('a reply is sent once when the same form is sent several times', async () => {
  const id = await receive();
  const key = { 'idempotency-key': 'yanit-anahtari-1' };
  const both = await Promise.all([reply(id, form_data, key), reply(id, form_data, key)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await read(id)).replies).toHaveLength(1);
});

it('a reply changes only the stage of an open contact message', async () => {
  const id = await receive();
  await test.services.db.updateTable('messages').set({ stage: 'closed' }).execute();
  await reply(id);
  const hr = await signIn(test, 'hr');
  const other = await receive('human-resources');
  const url = `/api/admin/human-resources/${other}/replies`;
  expect((await hr.call({ url, form: { form_data } })).status).toBe(200);
  const rows = await test.services.db.selectFrom('messages').select(['id', 'stage']).orderBy('id').execute();
  expect(rows).toEqual([
    { id, stage: 'closed' },
    { id: other, stage: 'new' },
  ]);
});

it('a reply returns 409 without a mail server, with an instruction, and stores nothing', async () => {
  test.services.config.smtpUrl = null;
  const id = await receive();
  expect(await reply(id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('kendi e-posta programınızla') },
  });
  expect(await read(id)).toEqual({ can_send: false, replies: [] });
});

it.each<[string, object, Record<string, string>]>([
  ['nothing', {}, { subject: '* Bu Alan Zorunlu', text: '* Bu Alan Zorunlu' }],
  ['a letter', { subject: 'Yn', text: 'E' }, { text: 'Bu Alan 2 Karakterden Az Olamaz' }],
  [
    'a novel',
    { subject: 'a'.repeat(121), text: 'a'.repeat(10_001) },
    { subject: 'Bu Alan 120 Karakteri Geçemez', text: 'Bu Alan 10000 Karakteri Geçemez' },
  ],
])('a reply rejects %s', async (_case, form, errors) => {
  const answered = await reply(await receive(), form);
  expect([answered.status, answered.body.errors]).toEqual([422, errors]);
});

it('a reply that cannot be delivered sets the message back to in progress', async () => {
  const id = await receive();
  await reply(id);
  const results: unknown[] = [];
  const unsubscribe = test.services.inbox.subscribe((happening) => results.push(happening));
  post.rejections.push({ code: 451, text: 'Later' }, { code: 550, text: 'No such user' });
  await work();
  const stage = async () => ((await staff.call({ url: `/api/admin/contact/${id}` })).body.data as MessageRecord).stage;
  expect([await stage(), results]).toEqual(['answered', []]);
  await work(Date.now() + 120_000);
  unsubscribe();
  expect([await stage(), results]).toEqual(['in-progress', [{ kind: 'contact', received: null }]]);
  const [failed] = (await read(id)).replies;
  await staff.call({ url: `/api/admin/contact/replies/${failed?.id}/retry`, form: { _method: 'PUT' } });
  expect(await stage()).toBe('answered');
});

it('a reply can be retried after a rejection, but not after it was sent', async () => {
  const id = await receive();
  const [sent] = replies(await reply(id));
  post.rejections.push({ code: 550, text: 'No such user' });
  await work();
  expect((await read(id)).replies).toMatchObject([{ state: 'failed', last_error: '550 No such user' }]);
  const retry = () => staff.call({ url: `/api/admin/contact/replies/${sent?.id}/retry`, form: { _method: 'PUT' } });
  const again = await retry();
  expect([again.status, replies(again)[0]?.state]).toEqual([200, 'queued']);
  await work();
  expect((await read(id)).replies).toMatchObject([{ state: 'sent' }]);
  expect((await retry()).status).toBe(409);
  expect(post.mails).toHaveLength(1);
});

it('replies are available only to users who may read this inbox', async () => {
  const id = await receive();
  const [sent] = replies(await reply(id));
  const hr = await signIn(test, 'hr');
  expect((await reply(id, form_data, {}, hr)).status).toBe(403);
  expect((await hr.call({ url: `/api/admin/contact/${id}/replies` })).status).toBe(403);
  const url = `/api/admin/human-resources/replies/${sent?.id}/retry`;
  expect((await hr.call({ url, form: { _method: 'PUT' } })).status).toBe(404);
  expect((await reply(999_999)).status).toBe(404);
  expect((await hr.call({ url: `/api/admin/human-resources/${id}/replies`, form: { form_data } })).status).toBe(404);
});

it('a reply is deleted with its message', async () => {
  const id = await receive();
  await reply(id);
  await test.services.db.deleteFrom('messages').where('id', '=', id).execute();
  expect(await test.services.db.selectFrom('mails').selectAll().execute()).toEqual([]);
});
