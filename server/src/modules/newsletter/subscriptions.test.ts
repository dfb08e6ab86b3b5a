import type { SubscriptionRow } from '@vitrin/shared-contracts/newsletter';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../../../tools/src/testing/fake-smtp-server.ts';
import {
  followLink,
  formUrl,
  linkIn,
  prepareNewsletter,
  sendMails,
  sendSubscription,
  settingsUrl,
  stateOf,
  subscribeFully,
  subscriptionFields,
  type NewsletterSite,
} from '../../testing/newsletter-site.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { expireSubscriptions } from './subscriptions.service.ts';

const DAY_MS = 86_400_000;
const address = 'ayse@ornek.example';

let test: TestApp;
let site: NewsletterSite;
let post: FakeSmtpServer;
beforeAll(async () => {
  test = await buildTestApp();
  post = await startFakeSmtpServer();
  test.services.config.smtpUrl = post.url;
  site = await prepareNewsletter(test);
});
afterAll(async () => {
  await post.close();
  await test.close();
});
beforeEach(async () => {
  const { db } = test.services;
  post.mails.length = 0;
  await db.deleteFrom('mails').execute();
  await db.deleteFrom('newsletter_subscriptions').execute();
});

const send = (email = address, changed: Record<string, string> = {}, sending = {}) =>
  sendSubscription(test, { ...subscriptionFields(email, site.notice), ...changed }, sending);
const rows = async (query = '') =>
  (await site.staff.call({ url: `${settingsUrl}/subscriptions${query}` })).body.data as SubscriptionRow[];
async function askedMail() {
  await send();
  await sendMails(test);
  const [mail] = post.mails;
  if (!mail) throw new Error('No mail was sent');
  return mail;
}
const isWaitingSince = (days: number) =>
  test.services.db
    .updateTable('newsletter_subscriptions')
    .set({
      changed_at: new Date(Date.now() - days * DAY_MS).toISOString(),
      asked_at: new Date(Date.now() - days * DAY_MS).toISOString(),
    })
    .execute();

describe('a subscription', () => {
  it('begins with a mail, and only the button behind its link confirms it', async () => {
    expect((await send()).status).toBe(200);
    expect(await stateOf(test, address)).toBe('waiting');
    await sendMails(test);
    const url = linkIn(post.mails[0] ?? { text: '' }, 'confirm');
    const page = await followLink(test, url, 'GET');
    expect([page.status, page.text.includes('Aboneliğimi onayla'), page.text.includes(address)]).toEqual([
      200,
      true,
      false,
    ]);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(await stateOf(test, address)).toBe('waiting');
    for (const _press of [1, 2]) expect((await followLink(test, url)).text).toContain('Aboneliğiniz onaylandı');
    expect(await stateOf(test, address)).toBe('confirmed');
    const [row] = await rows();
    expect(row?.proofs.map(({ event }) => event)).toEqual(['requested', 'confirmed']);
    expect(row?.proofs[0]).toMatchObject({ notice_revision: site.notice, place: '/' });
    expect(row?.proofs[0]?.statement).toContain('kabul ediyorum');
  });

  it('ends with one press without account, cookie or origin, also a second time', async () => {
    await subscribeFully(test, { email: address, notice: site.notice }, post.mails);
    const url = `${/<(.+)>/.exec(post.mails[0]?.headers['list-unsubscribe'] ?? '')?.[1]}`.replace(
      'http://localhost:3000',
      '',
    );
    expect((await followLink(test, url, 'GET')).text).toContain('Bültenden ayrıl');
    expect(await stateOf(test, address)).toBe('confirmed');
    for (const _press of [1, 2]) {
      const page = await followLink(test, url);
      expect([page.status, page.text.includes('Bültenden ayrıldınız')]).toEqual([200, true]);
    }
    expect(await stateOf(test, address)).toBe('left');
    expect((await rows())[0]?.proofs.map(({ event }) => event)).toEqual(['requested', 'confirmed', 'left']);
  });

  it('is not brought back by the link that confirmed it', async () => {
    await subscribeFully(test, { email: address, notice: site.notice }, post.mails);
    const [mail] = post.mails;
    if (!mail) throw new Error('No mail was sent');
    const leaveUrl = /\/api\S+leave\/[\w-]+/.exec(mail.headers['list-unsubscribe'] ?? '')?.[0] ?? '';
    await followLink(test, leaveUrl);
    expect((await followLink(test, linkIn(mail, 'confirm'))).status).toBe(404);
    expect(await stateOf(test, address)).toBe('left');
  });

  it('can be asked for again after leaving, and needs a new confirmation', async () => {
    await subscribeFully(test, { email: address, notice: site.notice }, post.mails);
    const leaveUrl = /\/api\S+leave\/[\w-]+/.exec(post.mails[0]?.headers['list-unsubscribe'] ?? '')?.[0] ?? '';
    await followLink(test, leaveUrl);
    await isWaitingSince(1);
    await send();
    expect(await stateOf(test, address)).toBe('waiting');
  });

  it.each(['confirm', 'leave'] as const)('is not changed by a forged link to %s', async (purpose) => {
    await askedMail();
    for (const token of ['x', 'A'.repeat(43), '../leave', '%00'])
      expect((await followLink(test, `${formUrl}/${purpose}/${token}`)).status).toBeGreaterThanOrEqual(400);
    expect(await stateOf(test, address)).toBe('waiting');
  });

  it('is erased with its mails when it is not confirmed within a week', async () => {
    const url = linkIn(await askedMail(), 'confirm');
    await isWaitingSince(8);
    expect((await followLink(test, url)).status).toBe(404);
    const now = Date.now();
    await expireSubscriptions(test.services, { now, at: new Date(now).toISOString() });
    expect(await stateOf(test, address)).toBeUndefined();
    expect(await test.services.db.selectFrom('newsletter_proofs').selectAll().execute()).toEqual([]);
  });

  it('ends when its mail server refuses the address for good, not when it refuses us', async () => {
    await send();
    post.rejections.push({ code: 550, text: '5.7.1 Relaying denied' });
    await sendMails(test);
    expect(await stateOf(test, address)).toBe('waiting');
    await isWaitingSince(1);
    await send();
    post.rejections.push({ code: 550, text: '5.1.1 No such user' });
    await sendMails(test);
    expect(await stateOf(test, address)).toBe('refused');
    const failed = await test.services.db
      .selectFrom('mails')
      .select(['text', 'leave_url'])
      .orderBy('id', 'desc')
      .execute();
    expect(failed[0]).toEqual({ text: '', leave_url: null });
  });
});

describe('the form', () => {
  it('answers the same whether the address is new, waits or is subscribed, and writes one mail for a double press', async () => {
    const first = await send();
    const second = await send(address.toUpperCase());
    await sendMails(test);
    expect([second, post.mails.length]).toEqual([first, 1]);
    await followLink(test, linkIn(post.mails[0] ?? { text: '' }, 'confirm'));
    expect(await send()).toEqual(first);
    await isWaitingSince(2);
    expect(await send()).toEqual(first);
    await sendMails(test);
    expect(post.mails.at(-1)?.text).toContain('zaten abone');
  });

  it('asks one address five times at most', async () => {
    for (let day = 0; day < 7; day += 1) {
      await send();
      await isWaitingSince(1);
    }
    await sendMails(test);
    expect(post.mails).toHaveLength(5);
  });

  it('needs a valid address, the consent, and the notice that it has shown', async () => {
    const wrong = await send('ayse', { consent: '' });
    expect([wrong.status, Object.keys((JSON.parse(wrong.text) as { errors: object }).errors).toSorted()]).toEqual([
      422,
      ['consent', 'email'],
    ]);
    expect((await send(address, { notice_revision: '999' })).status).toBe(422);
    expect(await stateOf(test, address)).toBeUndefined();
  });

  it('stores nothing that a program has filled in, and says nothing about it', async () => {
    expect((await send(address, { website: 'http://spam.example' })).status).toBe(200);
    expect(await stateOf(test, address)).toBeUndefined();
  });

  it('works without script, returns what was typed with the errors, and refuses other sites', async () => {
    const headers = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    const wrong = await send('ayse@', { consent: '' }, { headers });
    expect([wrong.status, wrong.type]).toEqual([422, 'text/html; charset=utf-8']);
    expect(wrong.text).toContain('value="ayse@"');
    expect(wrong.text).not.toMatch(/ checked|style=/);
    const sent = await send(address, {}, { headers });
    expect([sent.status, sent.text.includes('E-postanıza bakın')]).toEqual([200, true]);
    expect((await send('b@ornek.example', {}, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
  });

  it('is limited for each address of the network', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await send(`kisi${count}@ornek.example`, {}, { from: '10.9.9.9' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('the mail that asks to confirm', () => {
  it('has text and HTML part, the configured sender and a link to leave, and advertises nothing', async () => {
    const form_data = { from_name: 'Örnek A.Ş.', from_email: 'bulten@ornek.example', version: 0 };
    await site.staff.call({ url: '/api/admin/mail', form: { _method: 'PUT', form_data } });
    test.services.config.publicUrl = 'https://ornek.example';
    const mail = await askedMail();
    test.services.config.publicUrl = 'http://localhost:3000';
    expect(mail.from).toBe('bulten@ornek.example');
    expect(mail.headers).toMatchObject({
      'list-unsubscribe': expect.stringMatching(
        /^<https:\/\/ornek\.example\/api\/pages\/newsletter\/leave\/[\w-]{43}\?lang=tr>$/,
      ),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.raw).toMatch(/Content-Type: text\/plain[\s\S]+Content-Type: text\/html/);
    expect(new Set(mail.text.match(/https?:\/\/[\w./-]+/g)).size).toBe(1);
    expect(mail.raw).not.toMatch(/<img|<script/);
  });

  it('is written in the language of the visitor and stored without its links once it is sent', async () => {
    await send(address, {}, { lang: 'en' });
    await sendMails(test);
    expect((await rows())[0]?.lang).toBe('en');
    expect(await test.services.db.selectFrom('mails').select(['text', 'html', 'leave_url']).execute()).toEqual([
      { text: '', html: null, leave_url: null },
    ]);
  });
});

describe('staff', () => {
  it('find, filter and end subscriptions, which the log names masked', async () => {
    await subscribeFully(test, { email: address, notice: site.notice }, post.mails);
    await send('bekir@baska.example');
    expect((await rows('?search=AYSE')).map(({ email }) => email)).toEqual([address]);
    expect((await rows('?search=%40baska')).map(({ email }) => email)).toEqual(['bekir@baska.example']);
    const [row] = await rows('?state=confirmed');
    const ended = await site.staff.call({
      url: `${settingsUrl}/subscriptions/${row?.id}`,
      form: { _method: 'DELETE' },
    });
    expect([ended.status, await stateOf(test, address)]).toEqual([200, 'left']);
    const log = await test.services.db
      .selectFrom('audit')
      .select('title')
      .where('entity', '=', 'newsletter-subscription')
      .execute();
    expect(log.map(({ title }) => title)).toEqual(['a•••@ornek.example']);
  });

  it('export consents and refusals for the message management system, without those that wait', async () => {
    await subscribeFully(test, { email: address, notice: site.notice }, post.mails);
    await subscribeFully(test, { email: 'cem@ornek.example', notice: site.notice }, post.mails);
    await send('bekir@baska.example');
    const cem = (await rows('?search=cem'))[0];
    await site.staff.call({ url: `${settingsUrl}/subscriptions/${cem?.id}`, form: { _method: 'DELETE' } });
    const file = await test.app.inject({ url: `${settingsUrl}/subscriptions/export`, headers: site.staff.headers });
    const lines = file.payload.trim().split('\r\n');
    expect(lines[0]).toBe('recipient,type,source,status,consentDate,recipientType');
    expect(lines.slice(1).map((line) => line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/, 'TIME'))).toEqual([
      'ayse@ornek.example,EPOSTA,HS_WEB,ONAY,TIME,BIREYSEL',
      'cem@ornek.example,EPOSTA,HS_WEB,RET,TIME,BIREYSEL',
    ]);
  });
});
