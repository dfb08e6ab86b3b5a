import { startFakeSmtpServer, type FakeSmtpServer } from '../../../../tools/src/testing/fake-smtp-server.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import type { Services } from '../../services.ts';
import { startJob } from '../../platform/jobs/scheduled-job.ts';
import { sendMails } from './send-mails.job.ts';
import { saveMailSettings } from './mail-settings.repository.ts';
import type { NewMail } from './outbox.repository.ts';
import { enqueueMail } from './outbox.ts';
import { leaseMail } from './outbox.repository.ts';
import { sendDueMail } from './send-due-mails.ts';
import { mailTransport } from './transport.ts';

const MINUTE = 60_000;

let services: Services;
let close: () => Promise<void>;
let post: FakeSmtpServer;
beforeAll(async () => {
  ({ services, close } = await buildTestServices());
});
afterAll(() => close());
beforeEach(async () => {
  await services.db.deleteFrom('mails').execute();
  await services.db.deleteFrom('settings').execute();
  post = await startFakeSmtpServer();
  services.config.smtpUrl = post.url;
  services.config.publicUrl = 'https://www.ornek.example';
});
afterEach(() => post.close());

const plain: NewMail = { purpose: 'reply', recipient: 'ayse@ornek.example', subject: 'Yanıt', text: 'Merhaba' };
const put = (mail: Partial<NewMail> = {}) =>
  services.db.transaction().execute((trx) => enqueueMail(trx, { ...plain, ...mail }));
const work = (now = Date.now() + 1) => sendDueMail(services, mailTransport(services.config), now);
const row = () => services.db.selectFrom('mails').selectAll().orderBy('id').executeTakeFirstOrThrow();

describe('delivered mail', () => {
  it('is plain text in UTF-8 with only the headers from the settings', async () => {
    const saved = {
      from_name: 'Örnek Mühendislik',
      from_email: 'bilgi@ornek.example',
      reply_to: 'yanit@ornek.example',
    };
    const stamp = { now: new Date().toISOString(), userId: null };
    await saveMailSettings(services.db, { ...saved, support_email: '', version: 1 }, stamp);
    const text = 'Sayın Işık,\n\nğüşiöçĞÜŞİÖÇ\n.\nGörüşmek üzere';
    const id = await put({ subject: 'Yn: Köprü projesi', text });
    expect([await work(), await work()]).toEqual([true, false]);
    const [mail] = post.mails;
    expect(mail).toMatchObject({
      from: 'bilgi@ornek.example',
      to: ['ayse@ornek.example'],
      headers: {
        from: 'Örnek Mühendislik <bilgi@ornek.example>',
        to: 'ayse@ornek.example',
        'reply-to': 'yanit@ornek.example',
        subject: 'Yn: Köprü projesi',
        'content-type': 'text/plain; charset=utf-8',
        'message-id': expect.stringMatching(new RegExp(`^<${id}\\.\\d+@www\\.ornek\\.example>$`)),
      },
    });
    expect(mail?.text.trimEnd()).toBe(text);
    expect(mail?.headers).not.toHaveProperty('auto-submitted');
    expect(await row()).toMatchObject({ state: 'sent', attempts: 1, next_try_at: null, last_error: '' });
    expect((await row()).sent_at).not.toBeNull();
  });

  it('is marked as auto-generated if no human wrote it, and uses the default sender without settings', async () => {
    await put({ purpose: 'notification', replyTo: 'kisi@ornek.example' });
    await work();
    expect(post.mails[0]?.headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      from: 'bilgi@www.ornek.example',
      'reply-to': 'kisi@ornek.example',
    });
  });

  it('contains no headers injected through a name, a subject or an address', async () => {
    const stamp = { now: new Date().toISOString(), userId: null };
    const settings = { from_name: 'A\r\nBcc: x@kotu.example', from_email: '', reply_to: '', support_email: '' };
    await saveMailSettings(services.db, { ...settings, version: 1 }, stamp);
    await put({ subject: 'Konu\r\nBcc: y@kotu.example\r\n\r\nGövde' });
    await put({ recipient: 'ayse@ornek.example\r\nRCPT TO:<z@kotu.example>' });
    await put({ recipient: 'ayse@ornek.example, z@kotu.example' });
    await services.db
      .updateTable('mails')
      .set({ subject: 'Eski\nCc: w@kotu.example' })
      .where('id', '=', await put({ replyTo: 'a@ornek.example\nCc: v@kotu.example' }))
      .execute();
    while (await work());
    const recipients = post.mails.flatMap(({ to }) => to);
    expect(recipients.filter((address) => address.endsWith('kotu.example') && address !== 'z@kotu.example')).toEqual(
      [],
    );
    for (const { raw, to } of post.mails) {
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(?:bcc|cc):/im);
      expect(to).toHaveLength(1);
    }
    expect(post.mails[0]?.headers.subject).toBe('Konu Bcc: y@kotu.example Gövde');
  });

  it('leaves no personal data in the server log', async () => {
    const lines: unknown[] = [];
    const log = { ...services.log, info: (line: object) => lines.push(line), warn: (line: object) => lines.push(line) };
    await put();
    await put({ recipient: 'mehmet@ornek.example' });
    post.rejections.push({ code: 550, text: 'No such user <ayse@ornek.example>' });
    for (const _ of [1, 2]) await sendDueMail({ ...services, log }, mailTransport(services.config), Date.now() + 1);
    expect(lines).toMatchObject([{ state: 'failed' }, { state: 'sent' }]);
    for (const secret of ['ornek.example', 'Yanıt', 'Merhaba']) expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it('does not exist when its transaction was rolled back', async () => {
    const failed = services.db.transaction().execute(async (trx) => {
      await enqueueMail(trx, plain);
      throw new Error('vazgeçildi');
    });
    await expect(failed).rejects.toThrow('vazgeçildi');
    expect(await work()).toBe(false);
  });
});

describe('undelivered mail', () => {
  const greylisted = { code: 451, text: 'Try again later' };

  it('is retried after growing pauses, then given up', async () => {
    await put();
    let now = Date.now() + 1;
    for (const minutes of [1, 5, 30, 120, 360]) {
      post.rejections.push(greylisted);
      await work(now);
      expect(await row()).toMatchObject({ state: 'queued', last_error: '451 Try again later' });
      now += minutes * MINUTE;
      expect(await work(now - 1)).toBe(false);
    }
    post.rejections.push(greylisted);
    await work(now);
    expect(await row()).toMatchObject({ state: 'failed', attempts: 6, next_try_at: null });
    expect(await work(now + 24 * 60 * MINUTE)).toBe(false);
    expect(post.mails).toEqual([]);
  });

  it('is sent by the first successful retry', async () => {
    await put();
    const now = Date.now() + 1;
    post.rejections.push(greylisted);
    await work(now);
    await work(now + MINUTE);
    expect(await row()).toMatchObject({ state: 'sent', attempts: 2, last_error: '' });
    expect(post.mails).toHaveLength(1);
  });

  it('is given up immediately after a permanent rejection, with the response of the server', async () => {
    await put();
    post.rejections.push({ code: 550, text: 'No such user here' });
    await work();
    expect(await row()).toMatchObject({ state: 'failed', attempts: 1, last_error: '550 No such user here' });
  });

  it('is retried when the server is unreachable or rejects the credentials, with an error message without secrets', async () => {
    const { url } = post;
    await put();
    await post.close();
    await work();
    expect(await row()).toMatchObject({ state: 'queued', last_error: 'E-posta sunucusuna bağlanılamadı.' });
    post = await startFakeSmtpServer({
      onAuth: (_auth, _session, callback) => callback(new Error('Invalid gizli-sifre')),
      allowInsecureAuth: true,
      authOptional: false,
    });
    services.config.smtpUrl = post.url.replace('smtp://', 'smtp://kullanici:gizli-sifre@');
    expect(services.config.smtpUrl).not.toBe(url);
    await work(Date.now() + 2 * MINUTE);
    expect(await row()).toMatchObject({
      state: 'queued',
      attempts: 2,
      last_error: 'E-posta sunucusu kullanıcı adını ya da şifreyi kabul etmedi.',
    });
  });

  it('stays queued when the certificate of the server is invalid', async () => {
    await post.close();
    post = await startFakeSmtpServer({ secure: true });
    services.config.smtpUrl = post.url.replace('smtp:', 'smtps:');
    await put();
    await work();
    expect(await row()).toMatchObject({
      state: 'queued',
      last_error: 'E-posta sunucusunun sertifikası geçerli değil.',
    });
    expect(post.mails).toEqual([]);
  });

  it('stays queued rather than sending credentials unencrypted to another host', async () => {
    await post.close();
    const asked: string[] = [];
    post = await startFakeSmtpServer({
      allowInsecureAuth: true,
      onAuth({ username = '' }, _session, callback) {
        asked.push(username);
        callback(null, { user: username });
      },
    });
    await put();
    services.config.smtpUrl = post.url.replace('//127.0.0.1', '//kisi:gizli@0.0.0.0');
    await work();
    expect(await row()).toMatchObject({
      state: 'queued',
      last_error: 'E-posta sunucusuyla şifreli bağlantı kurulamadı.',
    });
    services.config.smtpUrl = post.url.replace('//', '//kisi:gizli@');
    await work(Date.now() + 2 * MINUTE);
    expect([(await row()).state, asked]).toEqual(['sent', ['kisi']]);
  });
});

describe('concurrent mail workers', () => {
  it('never send a mail twice', async () => {
    for (let at = 0; at < 12; at += 1) await put({ subject: `Konu ${at}` });
    const worker = async () => {
      for (let idle = 0; idle < 3;) idle = (await work()) ? 0 : idle + 1;
    };
    await Promise.all([worker(), worker(), worker()]);
    const subjects = post.mails.map(({ headers }) => headers.subject);
    expect(subjects).toHaveLength(12);
    expect(new Set(subjects).size).toBe(12);
  });

  it('keep the lease of a worker that crashed until it expires', async () => {
    await put();
    const now = Date.now() + 1;
    const until = now + 5 * MINUTE;
    const lost = await leaseMail(services.db, new Date(now).toISOString(), new Date(until).toISOString());
    expect(lost?.attempts).toBe(1);
    expect(await row()).toMatchObject({ state: 'sending' });
    expect(await work(until - 1)).toBe(false);
    expect(await work(until)).toBe(true);
    expect(await row()).toMatchObject({ state: 'sent', attempts: 2 });
    expect(post.mails).toHaveLength(1);
  });

  it('ignore the late outcome of a worker that lost its lease', async () => {
    await put();
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const slowly = () => {
      begun.resolve();
      return end.promise;
    };
    const slow = sendDueMail(services, slowly, Date.now() + 1);
    await begun.promise;
    post.rejections.push({ code: 550, text: 'No such user here' });
    await work(Date.now() + 6 * MINUTE);
    end.resolve();
    await slow;
    expect(await row()).toMatchObject({ state: 'failed', attempts: 2 });
  });

  it('give up a mail whose workers crashed too often', async () => {
    await put();
    await services.db.updateTable('mails').set({ state: 'sending', attempts: 6 }).execute();
    await work();
    expect(await row()).toMatchObject({ state: 'failed', last_error: 'Gönderim sırasında sunucu durdu.' });
    expect(post.mails).toEqual([]);
  });
});

describe('mail worker', () => {
  it('sends due mails and stops on request', async () => {
    const stop = startJob(sendMails, services);
    await put();
    while ((await row()).state !== 'sent') await new Promise((resolve) => setTimeout(resolve, 50));
    await stop();
    expect(post.mails).toHaveLength(1);
  }, 15_000);

  it('sends nothing without a mail server', async () => {
    services.config.smtpUrl = null;
    await put();
    await sendMails.run(services, new AbortController().signal);
    expect(await row()).toMatchObject({ state: 'queued', attempts: 0 });
  });
});
