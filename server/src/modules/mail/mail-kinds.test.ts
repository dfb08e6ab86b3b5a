import { mailPurposeLabels, type MailPurpose } from '@vitrin/shared-contracts/mail';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../../../tools/src/testing/fake-smtp-server.ts';
import type { Services } from '../../services.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { enqueueLinkMail } from './link-mail.ts';
import { isLinkMail, isNewsletterMail } from './link-purposes.ts';
import { saveMailSettings } from './mail-settings.repository.ts';
import { enqueueMail, type NewMail } from './outbox.ts';
import { sendDueMail } from './send-due-mails.ts';
import { mailTransport } from './transport.ts';

/** All kinds of mails; a new one is tested without being named here. */
const purposes = Object.keys(mailPurposeLabels) as MailPurpose[];
const text = 'Merhaba Işık,\n\nhttps://www.ornek.example/yol';
const leaveUrl = 'https://www.ornek.example/api/pages/newsletter/leave/abc?lang=tr';

let services: Services;
let close: () => Promise<void>;
let post: FakeSmtpServer;
beforeAll(async () => {
  ({ services, close } = await buildTestServices());
  post = await startFakeSmtpServer();
  services.config.smtpUrl = post.url;
  services.config.publicUrl = 'https://www.ornek.example';
  const sender = { from_name: 'Örnek A.Ş.', from_email: 'bilgi@ornek.example', reply_to: '', support_email: '' };
  await saveMailSettings(services.db, { ...sender, version: 1 }, { now: new Date().toISOString(), userId: null });
});
afterAll(async () => {
  await post.close();
  await close();
});
beforeEach(() => {
  post.mails.length = 0;
});

async function delivered(purpose: MailPurpose) {
  const mail: NewMail = { purpose, recipient: 'ayse@ornek.example', subject: 'Köprü', text };
  const html = '<!doctype html><html lang="tr"><body><p>Merhaba</p></body></html>';
  await services.db.transaction().execute((trx) => {
    if (isLinkMail(purpose)) return enqueueLinkMail(trx, services.config, { ...mail, purpose });
    return enqueueMail(trx, isNewsletterMail(purpose) ? { ...mail, html, leaveUrl } : mail);
  });
  await sendDueMail(services, mailTransport(services.config), Date.now() + 1);
  const [sent] = post.mails;
  if (!sent) throw new Error('No mail was sent');
  return sent;
}

describe.each(purposes)('a mail of the kind %s', (purpose) => {
  it('has the configured sender and a text part, and asks for no automatic reply unless a person wrote it', async () => {
    const { from, headers, raw, text: received } = await delivered(purpose);
    expect([from, headers['from']]).toEqual(['bilgi@ornek.example', 'Örnek A.Ş. <bilgi@ornek.example>']);
    expect(raw).toMatch(/Content-Type: text\/plain; charset=utf-8/);
    expect(received).toContain('https://www.ornek.example/yol');
    expect(headers['auto-submitted']).toBe(purpose === 'reply' ? undefined : 'auto-generated');
  });

  it('can be left with one press exactly if it goes to subscribers', async () => {
    const { headers, raw } = await delivered(purpose);
    const isLeft = isNewsletterMail(purpose);
    expect(headers['list-unsubscribe']).toBe(isLeft ? `<${leaveUrl}>` : undefined);
    expect(headers['list-unsubscribe-post']).toBe(isLeft ? 'List-Unsubscribe=One-Click' : undefined);
    expect(raw.includes('Content-Type: text/html')).toBe(isLeft);
  });

  it('is refused by the outbox without the link to leave, or with one that it must not have', async () => {
    const mail: NewMail = { purpose, recipient: 'ayse@ornek.example', subject: 'Köprü', text };
    const wrong = isNewsletterMail(purpose) ? mail : { ...mail, leaveUrl };
    await expect(services.db.transaction().execute(async (trx) => enqueueMail(trx, wrong))).rejects.toThrow('leaveUrl');
  });
});
