import type { LetterPreview, LetterRecord, LetterRow } from '@vitrin/shared-contracts/newsletter';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../../../tools/src/testing/fake-smtp-server.ts';
import { paragraphs } from '../../testing/documents.ts';
import {
  followLink,
  prepareNewsletter,
  sendMails,
  settingsUrl,
  stateOf,
  subscribeFully,
  type NewsletterSite,
} from '../../testing/newsletter-site.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { LEASE_MS, sendDueMail } from '../mail/send-due-mails.ts';
import { leaseMail } from '../mail/outbox.repository.ts';
import { mailTransport } from '../mail/transport.ts';
import { handOver } from './send-letters.job.ts';

const url = `${settingsUrl}/letters`;

let test: TestApp;
let site: NewsletterSite;
let post: FakeSmtpServer;
let article: number;
beforeAll(async () => {
  test = await buildTestApp();
  post = await startFakeSmtpServer();
  test.services.config.smtpUrl = post.url;
  site = await prepareNewsletter(test);
  const form_data = {
    active: 1,
    cover_id: null,
    published_at: '2026-01-05T09:00:00.000Z',
    translations: { tr: { title: 'Köprü & yol', summary: 'Kısa özet.', document: paragraphs('Metin.') } },
  };
  const created = await site.staff.call({ url: '/api/admin/blog', form: { form_data } });
  article = (created.body.data as { id: number }).id;
});
afterAll(async () => {
  await post.close();
  await test.close();
});
beforeEach(async () => {
  const { db } = test.services;
  await db.deleteFrom('mails').execute();
  await db.deleteFrom('newsletter_subscriptions').execute();
  await db.deleteFrom('newsletter_letters').execute();
  for (let at = 1; at <= 3; at += 1)
    await subscribeFully(test, { email: `kisi${at}@ornek.example`, notice: site.notice }, post.mails);
  post.mails.length = 0;
});

const staff = (path: string, method: string, fields: object = {}) =>
  site.staff.call({ url: `${url}${path}`, form: { ...(method !== 'POST' && { _method: method }), ...fields } });
async function createLetter(changed: object = {}): Promise<LetterRecord> {
  const form_data = { lang: 'tr', subject: 'Kasım mektubu', preface: 'Merhaba.', articles: [article], ...changed };
  const { body } = await staff('', 'POST', { form_data });
  return body.data as LetterRecord;
}
const start = ({ id, recipients }: LetterRecord) => staff(`/${id}/sending`, 'POST', { recipients });
const read = async (id: number) => (await site.staff.call({ url: `${url}/${id}` })).body.data as LetterRecord;
const received = () => post.mails.flatMap(({ to }) => to).toSorted();

it('a letter goes once to each confirmed address of its language, with article, text part and a link to leave', async () => {
  await subscribeFully(test, { email: 'john@ornek.example', notice: site.notice, lang: 'en' }, post.mails);
  post.mails.length = 0;
  const letter = await createLetter();
  expect(letter).toMatchObject({ recipients: 3, state: 'draft', version: 1 });
  expect((await start(letter)).body.data).toMatchObject({ state: 'sending' });
  expect((await start(letter)).status).toBe(409);
  expect([await handOver(test.services), await handOver(test.services)]).toEqual([3, 0]);
  await sendMails(test);
  expect(received()).toEqual(['kisi1@ornek.example', 'kisi2@ornek.example', 'kisi3@ornek.example']);
  expect(await read(letter.id)).toMatchObject({ state: 'sent', progress: { queued: 0, sent: 3, refused: 0 } });
  const [mail] = post.mails;
  expect(mail?.headers).toMatchObject({
    subject: 'Kasım mektubu',
    'list-unsubscribe': expect.stringContaining('/api/pages/newsletter/leave/'),
  });
  expect(mail?.from).toBe('bilgi@localhost');
  expect(mail?.raw).toMatch(/Content-Type: text\/plain[\s\S]+Content-Type: text\/html/);
  expect(mail?.text).toContain('http://localhost:3000/makale/kopru-yol');
  expect(mail?.text).toContain('Bültenden ayrılmak için:');
});

it('a letter names its sender as the company states itself by law, in both parts', async () => {
  const facts = { title: 'Örnek Yapı A.Ş.', mersis: '0454053692000015', seat: 'Konak / İzmir' };
  await site.staff.call({ url: '/api/admin/settings/company-facts', form: { _method: 'PUT', ...facts } });
  const { id } = await createLetter();
  const preview = (await site.staff.call({ url: `${url}/${id}/preview` })).body.data as LetterPreview;
  const sender = 'Örnek Yapı A.Ş., MERSİS: 0454053692000015, Konak / İzmir';
  expect([preview.text, preview.html]).toEqual([expect.stringContaining(sender), expect.stringContaining(sender)]);
});

it('a subscriber who leaves between the start and the sending gets no letter', async () => {
  const letter = await createLetter();
  await start(letter);
  await handOver(test.services);
  const { leave_url: leave } = await test.services.db
    .selectFrom('mails')
    .select('leave_url')
    .where('recipient', '=', 'kisi2@ornek.example')
    .where('purpose', '=', 'newsletter')
    .executeTakeFirstOrThrow();
  await followLink(test, (leave ?? '').replace('http://localhost:3000', ''));
  await sendMails(test);
  expect(received()).toEqual(['kisi1@ornek.example', 'kisi3@ornek.example']);
});

it('a pause removes copies that were not tried, and no subscriber gets the letter twice afterwards', async () => {
  const letter = await createLetter();
  await start(letter);
  await handOver(test.services);
  await sendDueMail(test.services, mailTransport(test.services.config), Date.now() + 1);
  expect((await staff(`/${letter.id}/sending`, 'DELETE')).body.data).toMatchObject({
    state: 'paused',
    progress: { queued: 0, sent: 1 },
  });
  await sendMails(test);
  expect([received().length, await handOver(test.services)]).toEqual([1, 0]);
  await staff(`/${letter.id}/sending`, 'PUT');
  await handOver(test.services);
  await sendMails(test);
  expect(received()).toEqual(['kisi1@ornek.example', 'kisi2@ornek.example', 'kisi3@ornek.example']);
});

it('a copy whose sending was interrupted by a killed process is not sent a second time', async () => {
  const letter = await createLetter();
  await start(letter);
  await handOver(test.services);
  const now = Date.now() + 1;
  // The process is killed after the mail server has taken the mail and before that is stored.
  await leaseMail(test.services.db, new Date(now).toISOString(), new Date(now + LEASE_MS).toISOString());
  const send = mailTransport(test.services.config);
  while (await sendDueMail(test.services, send, now + LEASE_MS + 1));
  expect(received()).toHaveLength(2);
  expect((await read(letter.id)).progress).toEqual({ queued: 0, sent: 2, refused: 1 });
});

it('an address that is refused for good ends its subscription and is counted', async () => {
  const letter = await createLetter();
  await start(letter);
  await handOver(test.services);
  post.rejections.push({ code: 550, text: '5.1.1 No such user' });
  await sendMails(test);
  expect(await stateOf(test, 'kisi1@ornek.example')).toBe('refused');
  expect((await read(letter.id)).progress).toEqual({ queued: 0, sent: 2, refused: 1 });
});

it('the outbox holds twenty copies at most, so that other mails do not wait for a whole letter', async () => {
  const now = new Date(Date.now() - 1_000).toISOString();
  const many = Array.from({ length: 30 }, (_each, at) => ({
    email: `toplu${at}@ornek.example`,
    address: `toplu${at}@ornek.example`,
    lang: 'tr',
    state: 'confirmed' as const,
    created_at: now,
    changed_at: now,
  }));
  await test.services.db.insertInto('newsletter_subscriptions').values(many).execute();
  const letter = await createLetter();
  await start(letter);
  expect([await handOver(test.services), await handOver(test.services)]).toEqual([20, 0]);
  await sendMails(test);
  expect(await handOver(test.services)).toBe(13);
});

it('starts only with the number that was asked about, something to read, and an open newsletter', async () => {
  const letter = await createLetter();
  expect((await start({ ...letter, recipients: 99 })).status).toBe(409);
  expect((await start(await createLetter({ articles: [999], preface: '' }))).status).toBe(422);
  const { version } = (await site.staff.call({ url: settingsUrl })).body.data as { version: number };
  const { id } = await test.services.db.selectFrom('contracts').select('id').executeTakeFirstOrThrow();
  const settings = { footer: true, contract_id: id };
  const save = (form_data: object) => site.staff.call({ url: settingsUrl, form: { _method: 'PUT', form_data } });
  await save({ ...settings, enabled: false, version });
  expect((await start(letter)).status).toBe(409);
  await save({ ...settings, enabled: true, version: version + 1 });
});

it('a letter is previewed, tried on oneself, changed by version, and kept once it was started', async () => {
  const letter = await createLetter();
  const preview = (await site.staff.call({ url: `${url}/${letter.id}/preview` })).body.data as LetterPreview;
  expect(preview).toMatchObject({ from: 'bilgi@localhost', subject: 'Kasım mektubu' });
  expect(preview.html).toContain('Köprü &amp; yol');
  expect(preview.html).not.toMatch(/ style=|<script|<img/);
  expect((await staff(`/${letter.id}/test`, 'POST')).status).toBe(200);
  await sendMails(test);
  expect(received()).toEqual([expect.stringMatching(/@vitrin\.localhost$/)]);
  const form_data = { lang: 'tr', subject: 'Yeni konu', preface: '', articles: [article], version: 1 };
  expect((await staff(`/${letter.id}`, 'PUT', { form_data })).body.data).toMatchObject({ version: 2 });
  expect((await staff(`/${letter.id}`, 'PUT', { form_data })).status).toBe(409);
  expect((await staff(`/${letter.id}`, 'PUT', { form_data: { ...form_data, lang: 'xx', version: 2 } })).status).toBe(
    422,
  );
  await start(await read(letter.id));
  expect((await staff(`/${letter.id}`, 'PUT', { form_data: { ...form_data, version: 2 } })).status).toBe(409);
  expect((await staff(`/${letter.id}`, 'DELETE')).status).toBe(409);
  const rows = (await site.staff.call({ url })).body.data as LetterRow[];
  expect(rows.map(({ subject, state }) => [subject, state])).toEqual([['Yeni konu', 'sending']]);
  const draft = await createLetter();
  expect((await staff(`/${draft.id}`, 'DELETE')).status).toBe(200);
});
