import type { SubscriptionState } from '@vitrin/shared-contracts/newsletter';
import { api } from '@vitrin/shared-contracts/paths';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../tools/src/testing/fake-smtp-server.ts';
import { withDataFolder, withServer } from '../fixtures/drill-site.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { httpCall, type HttpAnswer } from '../fixtures/http-form.ts';
import { openNewsletter } from '../fixtures/newsletter.ts';
import { openPanelClient, pageHeaders, type PanelClient } from '../fixtures/panel-client.ts';

/** Clients at a time; each has an address of its own, because forms are limited by address. */
const AT_ONCE = 20;
const MAILS_TIMEOUT_MS = 300_000;
const POLL_MS = 500;
const FORGED = ['x', 'A'.repeat(43), '..%2fleave', '%00', 'confirm?lang=tr'];

/** What the visitors do, in turns: the state that follows for each. */
const ENDINGS: readonly SubscriptionState[] = ['confirmed', 'confirmed', 'left', 'waiting', 'confirmed'];
const endingOf = (number: number): SubscriptionState => ENDINGS[number % ENDINGS.length] ?? 'confirmed';
const addressOf = (number: number) => `kisi${number}@ornek.example`;

export const drill: Drill = {
  summary: 'subscribes with lost answers, double presses and forged links: no wrong state. [subscriptions]',
  run: ([count = '1000']) =>
    withDataFolder(async (dataDir) => {
      const post = await startFakeSmtpServer();
      const settings = { SMTP_URL: post.url, DEMO_CONTENT: '1', LOG_LEVEL: 'silent' };
      try {
        return await withServer(dataDir, settings, ({ url }) => subscribeAll(url, post, Number(count)));
      } finally {
        await post.close();
      }
    }),
};

async function subscribeAll(url: string, post: FakeSmtpServer, count: number): Promise<Figure[]> {
  const panel = await openPanelClient(url);
  const notice = await switchOn(panel, url);
  const headers = await pageHeaders(url, '/');
  const numbers = Array.from({ length: count }, (_each, number) => number);
  const answers = await inTurns(numbers, (number) => sendForm({ url, headers, notice }, number));
  await mailsFor(post, count);
  const accepted = await countForged(url);
  await inTurns(numbers, (number) => followLinks(url, post, number));
  const recipients = post.mails.flatMap(({ to }) => to);
  return [
    { what: 'subscriptions', value: count, unit: '', atLeast: 1 },
    { what: 'wrong states', value: await wrongStates(panel, count), unit: '', atMost: 0 },
    { what: 'different answers to the form', value: new Set(answers).size - 1, unit: '', atMost: 0 },
    { what: 'addresses asked twice', value: recipients.length - new Set(recipients).size, unit: '', atMost: 0 },
    { what: 'forged links that were accepted', value: accepted, unit: '', atMost: 0 },
    { what: 'mails without text, HTML or a way to leave', value: countIncomplete(post), unit: '', atMost: 0 },
  ];
}

/** Publishes the notice and switches the newsletter on with it; returns the revision of its text. */
async function switchOn(panel: PanelClient, url: string): Promise<number> {
  await openNewsletter(panel);
  const shown = dataOf(await httpCall(`${url}${api.newsletter}?lang=tr`)) as { notice: { revision: number } };
  return shown.notice.revision;
}

interface Site {
  url: string;
  headers: Record<string, string>;
  notice: number;
}

/** Sends the form two or three times: a double press, and again because an answer was lost. Returns the last answer. */
async function sendForm({ url, headers, notice }: Site, number: number): Promise<string> {
  const form = { email: addressOf(number), consent: '1', place: '/', notice_revision: String(notice), website: '' };
  const send = () => httpCall(`${url}${api.newsletter}?lang=tr`, { headers, form, clientNumber: number });
  await Promise.all([send(), send()]);
  const { status, body } = await send();
  return `${status} ${body}`;
}

async function mailsFor(post: FakeSmtpServer, count: number): Promise<void> {
  const end = Date.now() + MAILS_TIMEOUT_MS;
  while (post.mails.length < count && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

async function countForged(url: string): Promise<number> {
  const links = FORGED.flatMap((token) => [api.newsletterConfirm(token), api.newsletterLeave(token)]);
  const answers = await Promise.all(links.map((link) => httpCall(url + link, { method: 'POST' })));
  return answers.filter(({ status }) => status < 400).length;
}

/** Opens the links as a scanner does, presses each button twice at once, and tries the link to confirm after leaving. */
async function followLinks(url: string, post: FakeSmtpServer, number: number): Promise<void> {
  const mail = post.mails.find(({ to }) => to.includes(addressOf(number)));
  const links = (purpose: string, text = '') =>
    new RegExp(`${api.newsletter}/${purpose}/[\\w-]+`).exec(text)?.[0] ?? 'missing';
  const confirm = url + links('confirm', mail?.text);
  const leave = url + links('leave', mail?.headers['list-unsubscribe']);
  await Promise.all([httpCall(confirm), httpCall(leave)]);
  const ending = endingOf(number);
  if (ending === 'waiting') return;
  await pressTwice(confirm, number);
  if (ending !== 'left') return;
  await pressTwice(leave, number);
  await pressTwice(confirm, number);
}

async function pressTwice(url: string, clientNumber: number): Promise<void> {
  const press = () => httpCall(url, { method: 'POST', clientNumber });
  await Promise.all([press(), press()]);
  await press();
}

/** Reads the state of each subscription; a missing one is wrong too. */
async function wrongStates(panel: PanelClient, count: number): Promise<number> {
  const states = new Map<string, SubscriptionState>();
  for (let page = 1; ; page += 1) {
    const rows = dataOf(await panel.read(`${api.adminSubscriptions}?page=${page}`)) as {
      email: string;
      state: SubscriptionState;
    }[];
    for (const { email, state } of rows) states.set(email, state);
    if (rows.length === 0) break;
  }
  const numbers = Array.from({ length: count }, (_each, number) => number);
  return numbers.filter((number) => states.get(addressOf(number)) !== endingOf(number)).length;
}

function countIncomplete({ mails }: FakeSmtpServer): number {
  return mails.filter(
    ({ from, headers, raw }) =>
      from === '' ||
      headers['list-unsubscribe'] === undefined ||
      !raw.includes('Content-Type: text/plain') ||
      !raw.includes('Content-Type: text/html'),
  ).length;
}

function dataOf({ body }: HttpAnswer): unknown {
  return (JSON.parse(body) as { data: unknown }).data;
}

async function inTurns<T>(numbers: readonly number[], task: (number: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < numbers.length; from += AT_ONCE)
    results.push(...(await Promise.all(numbers.slice(from, from + AT_ONCE).map(task))));
  return results;
}
