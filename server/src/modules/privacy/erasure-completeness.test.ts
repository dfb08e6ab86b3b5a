import { sql } from 'kysely';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { dayAfter, istanbulDay } from '../../platform/istanbul-day.ts';
import { sendDueMail } from '../mail/send-due-mails.ts';
import { mailTransport } from '../mail/transport.ts';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../../../tools/src/testing/fake-smtp-server.ts';
import { validForm, prepareForms, sendForm } from '../../testing/public-forms.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { digestTime, sendDailyDigests } from '../inbox/daily-digest.service.ts';

const person = { name: 'Zülfikar Karaosmanoğlu', email: 'Zulfikar@Ornek.example', phone: '+90 (555) 987 65 43' };
/** Matches any text that identifies the person. */
const PERSONAL_DATA = /z[uü]lf[iı]kar|karaosmano[gğ]lu|987\s?65\s?43|9876543/i;

let test: TestApp;
let staff: Staff;
let post: FakeSmtpServer;
let notice: number;
beforeAll(async () => {
  test = await buildTestApp();
  notice = await prepareForms(test);
  staff = await signIn(test, 'admin');
  post = await startFakeSmtpServer();
  test.services.config.smtpUrl = post.url;
});
afterAll(async () => {
  await post.close();
  await test.close();
});

async function receive(kind: MailboxKind, subject: string): Promise<number> {
  const named = kind === 'contact' ? { subject } : { position: subject };
  const sent = await sendForm(
    test,
    kind,
    { ...validForm(kind, notice), ...person, ...named },
    { headers: { 'idempotency-key': `form-${kind}-0123456789` } },
  );
  const { id } = await test.services.db
    .selectFrom('messages')
    .select('id')
    .where('reference', '=', sent.body.data?.reference ?? '')
    .executeTakeFirstOrThrow();
  return id;
}

async function tableNames(): Promise<(keyof Tables)[]> {
  const { kind } = helpersOf(test.services.db);
  const all =
    kind === 'sqlite'
      ? sql<{ name: keyof Tables }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: keyof Tables }>`select tablename as name from pg_tables where schemaname = current_schema()`;
  return (await all.execute(test.services.db)).rows.map(({ name }) => name);
}

/** Returns the tables that contain data of the person. */
async function tablesWithPersonalData(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tableNames()) {
    const rows = await test.services.db.selectFrom(name).selectAll().execute();
    if (PERSONAL_DATA.test(JSON.stringify(rows))) found.push(name);
  }
  return found;
}

/** Performs all actions of staff on a message, each with its own idempotency key, as the panel does. */
async function processMessage(kind: MailboxKind, id: number): Promise<void> {
  const url = `/api/admin/${kind}`;
  const headers = { 'idempotency-key': `panel-${kind}-${id}-0123456789` };
  const form_data = { subject: 'Yanıt', text: `Sayın ${person.name}, size ${person.phone} numarasından ulaşacağız.` };
  await staff.call({ url: `${url}/${id}` });
  await staff.call({ url: `${url}/${id}/replies`, form: { form_data }, headers });
  await staff.call({ url: `${url}/${id}/notes`, form: { text: `${person.name} arandı.` }, headers });
}

it('erasure leaves no data of the person in any table', async () => {
  const rules = { contact: 'daily', 'human-resources': 'at-once' };
  await staff.call({ url: '/api/admin/account/notifications', form: { _method: 'PUT', form_data: rules } });
  for (const kind of ['contact', 'human-resources'] as const)
    await processMessage(kind, await receive(kind, `${person.name} için teklif`));
  const tomorrow = digestTime(dayAfter(istanbulDay(), 1)) + 60_000;
  expect(await sendDailyDigests(test.services, tomorrow)).toBe(1);
  while (await sendDueMail(test.services, mailTransport(test.services.config), Date.now() + 1));
  await staff.call({ url: `/api/admin/privacy/person/near?search=${encodeURIComponent(person.name)}` });
  await staff.call({ url: `/api/admin/privacy/person?email=${encodeURIComponent(person.email)}` });
  expect(await tablesWithPersonalData()).toEqual(expect.arrayContaining(['messages', 'mails', 'message_notes']));
  const erased = await staff.call({ url: '/api/admin/privacy/erase', form: { form_data: { email: person.email } } });
  expect(erased.status).toBe(200);
  expect(await tablesWithPersonalData()).toEqual([]);
});
