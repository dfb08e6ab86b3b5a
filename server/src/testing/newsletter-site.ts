import { limits } from '@vitrin/shared-contracts/limits';
import { sendDueMail } from '../modules/mail/send-due-mails.ts';
import { mailTransport } from '../modules/mail/transport.ts';
import type { DeliveredMail } from '../../../tools/src/testing/fake-smtp-server.ts';
import { encoded, prepareForms, scriptHeaders, type Fields } from './public-forms.ts';
import { signIn, type Staff } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

export const settingsUrl = '/api/admin/newsletter';
export const formUrl = '/api/pages/newsletter';

/** A site with a notice and a newsletter that is switched on. */
export interface NewsletterSite {
  staff: Staff;
  /** Revision of the notice. */
  notice: number;
}

/** Switches the newsletter on. Needs a mail server in the configuration. */
export async function prepareNewsletter(test: TestApp, form_data: object = {}): Promise<NewsletterSite> {
  const notice = await prepareForms(test);
  const staff = await signIn(test, 'admin');
  const { id } = await test.services.db.selectFrom('contracts').select('id').executeTakeFirstOrThrow();
  const settings = { enabled: true, footer: true, contract_id: id, version: 0, ...form_data };
  const saved = await staff.call({ url: settingsUrl, form: { _method: 'PUT', form_data: settings } });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return { staff, notice };
}

let senders = 0;

/** Returns another IP address for each request, because throttles are tested separately. */
function nextAddress(): string {
  senders += 1;
  return `10.1.${senders >> 8}.${senders & 255}`;
}

interface Sending {
  /** Headers instead of those of a script. */
  headers?: Record<string, string>;
  lang?: string;
  from?: string;
}

/** Sends the form as a script of the page does. */
export async function sendSubscription(test: TestApp, fields: Fields, sending: Sending = {}) {
  const { payload, headers } = await encoded(fields);
  const response = await test.app.inject({
    method: 'POST',
    url: `${formUrl}?lang=${sending.lang ?? 'tr'}`,
    remoteAddress: sending.from ?? nextAddress(),
    headers: { ...(sending.headers ?? scriptHeaders(test)), ...headers },
    payload,
  });
  return { status: response.statusCode, text: response.payload, type: String(response.headers['content-type']) };
}

/** Returns the fields of a form that is filled in completely. */
export function subscriptionFields(email: string, notice: number): Record<string, string> {
  return { email, consent: '1', place: '/', notice_revision: String(notice), website: '' };
}

/** Sends all mails that are due now. */
export async function sendMails({ services }: TestApp): Promise<void> {
  const send = mailTransport(services.config);
  for (let count = 0; count < limits.idList; count += 1)
    if (!(await sendDueMail(services, send, Date.now() + 1))) return;
}

/** Returns the path of the first link with this purpose in a mail. */
export function linkIn({ text }: Pick<DeliveredMail, 'text'>, purpose: 'confirm' | 'leave'): string {
  const [found = ''] = new RegExp(`${formUrl}/${purpose}/[\\w-]+`).exec(text) ?? [];
  return found;
}

/** Opens a link of a mail, or presses its button, as somebody without account and cookie. */
export async function followLink(test: TestApp, url: string, method: 'GET' | 'POST' = 'POST') {
  const response = await test.app.inject({
    method,
    url,
    remoteAddress: nextAddress(),
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    }),
  });
  return { status: response.statusCode, text: response.payload, headers: response.headers };
}

/** Subscribes an address and confirms it. */
export async function subscribeFully(
  test: TestApp,
  { email, notice, lang = 'tr' }: { email: string; notice: number; lang?: string },
  mails: readonly DeliveredMail[],
): Promise<void> {
  await sendSubscription(test, subscriptionFields(email, notice), { lang });
  await sendMails(test);
  const mail = mails.findLast(({ to }) => to.includes(email));
  if (!mail) throw new Error(`No mail to ${email}`);
  await followLink(test, linkIn(mail, 'confirm'));
}

export async function stateOf({ services }: TestApp, address: string): Promise<string | undefined> {
  const row = await services.db
    .selectFrom('newsletter_subscriptions')
    .select('state')
    .where('address', '=', address)
    .executeTakeFirst();
  return row?.state;
}
