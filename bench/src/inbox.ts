import { rmSync } from 'node:fs';
import { measureManyMessages } from './inbox-lists.ts';
import { percentile, printFigures } from './figures.ts';
import { pause, startSite, type Site } from './site.ts';
import { openInbox, type InboxStaff } from './inbox-staff.ts';
import { visitorOf } from './visitor.ts';

const VISITORS = 200;
const ONE_BY_ONE = 50;
const READERS = 3;
const STREAMS = 5;
const INBOX = '/api/admin/contact';
/** Milliseconds to wait for stream events after the last response. */
const EVENT_TIMEOUT_MS = 5_000;

/**
 * Measures the inbox under concurrent submissions and with many messages, on a separate site that trusts proxy
 * addresses.
 */
export async function measureInbox(): Promise<void> {
  const site = await startSite(undefined, { TRUST_PROXY: '127.0.0.1,::1', DEMO_CONTENT: '0' });
  try {
    await measureConcurrentSubmissions(site);
    await measureSequentialSubmissions(site);
  } finally {
    await site.stop();
    rmSync(site.dataDir, { recursive: true, force: true });
  }
  await measureManyMessages();
}

/**
 * Simulates visitors that each send the same form twice at the same moment from different addresses, while staff read
 * the inbox.
 */
async function measureConcurrentSubmissions({ address }: Site): Promise<void> {
  const staff = await openInbox(address);
  const streams = await openStreams(staff);
  const sending = { isOver: false };
  const reading = Array.from({ length: READERS }, () => openUnreadUntil(staff, sending));
  const sent = (await Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(address, number)))).flat();
  sending.isOver = true;
  const opened = new Set((await Promise.all(reading)).flat());
  const unread = await staff.count(`${INBOX}/not-check-count`);
  await waitFor(() => streams.all((stream) => stream.unread === unread));
  streams.stop();
  await print({ staff, sent, streams, opened, unread });
}

/** Measures visitors that send one message after the other, without other load. */
async function measureSequentialSubmissions({ address }: Site): Promise<void> {
  const streams = await openStreams(await openInbox(address));
  const delays: number[] = [];
  for (let number = VISITORS; number < VISITORS + ONE_BY_ONE; number += 1) {
    const sent = await visit(address, number);
    await waitFor(() => streams.all(({ reportTimes }) => reportTimes.has(sent[0]?.subject ?? '')));
    delays.push(...delaysOf(sent, streams.streams, ({ sentAt }) => sentAt));
  }
  streams.stop();
  printFigures(`Inbox: ${ONE_BY_ONE} visitors send one after the other`, [
    { what: 'from submission until the inbox shows it, median', value: percentile(delays, 0.5), unit: 'ms' },
    {
      what: 'from submission until the inbox shows it, p95',
      value: percentile(delays, 0.95),
      unit: 'ms',
      budget: 1_000,
    },
  ]);
}

function delaysOf(sent: readonly Sent[], streams: readonly Stream[], since: (one: Sent) => number): number[] {
  return streams.flatMap(({ reportTimes }) =>
    sent.flatMap((one) => {
      const arrivedAt = reportTimes.get(one.subject);
      return arrivedAt === undefined ? [] : [Math.max(0, arrivedAt - since(one))];
    }),
  );
}

interface Sent {
  subject: string;
  reference: string;
  sentAt: number;
  answeredAt: number;
}

async function visit(address: string, number: number): Promise<Sent[]> {
  const visitor = visitorOf(address, `10.50.${number >> 8}.${number & 255}`);
  await visitor.open('/iletisim');
  const form = formOf(number);
  const send = async (): Promise<Sent> => {
    const sentAt = performance.now();
    const { status, body } = await visitor.send('/api/pages/contact', form);
    const answeredAt = performance.now();
    if (status !== 200) throw new Error(`The form request returned ${status}: ${body}`);
    const { data } = JSON.parse(body) as { data: { reference: string } };
    return { subject: form.subject, reference: data.reference, sentAt, answeredAt };
  };
  return Promise.all([send(), send()]);
}

const things = ['köprü', 'liman', 'tünel', 'baraj', 'istasyon', 'depo', 'iskele', 'viyadük', 'hangar', 'silo'];
const places = ['Ordu', 'Rize', 'Sinop', 'Bartın', 'Artvin', 'Giresun', 'Samsun', 'Trabzon', 'Zonguldak', 'Düzce'];

/** Returns a unique form for each visitor: the spam check would flag identical text from many senders. */
function formOf(number: number) {
  const [thing, place] = [things[number % 10] ?? '', places[Math.floor(number / 10) % 10] ?? ''];
  const letters = String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  return {
    name: `Ziyaretçi ${letters}`,
    email: `ziyaretci${number}@olcum.example`,
    phone: '+90 452 555 00 00',
    subject: `${place} ${thing} ${letters}`,
    message: `${place} ilindeki ${thing} işimiz (${letters}) için teklifinizi ve uygun olduğunuz günleri öğrenmek isteriz.`,
    consent: '1',
    fill_time: '42000',
    website: '',
  };
}

interface Stream {
  /** Time at which the stream reported each message, by subject. */
  reportTimes: Map<string, number>;
  reported: number;
  unread: number;
}

async function openStreams(staff: InboxStaff) {
  const streams: Stream[] = [];
  const stops: (() => void)[] = [];
  for (let number = 0; number < STREAMS; number += 1) {
    const stream: Stream = { reportTimes: new Map(), reported: 0, unread: NaN };
    streams.push(stream);
    stops.push(await staff.openStream((event, data) => take(stream, event, data)));
  }
  return {
    streams,
    all: (fits: (stream: Stream) => boolean) => streams.every(fits),
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

function take(stream: Stream, event: string, data: unknown): void {
  if (event === 'counts') stream.unread = (data as { contact: number }).contact;
  if (event !== 'received') return;
  stream.reported += 1;
  stream.reportTimes.set((data as { subject: string }).subject, performance.now());
}

/** Opens unread messages one after the other, as a staff member would. Returns the ids of the opened messages. */
async function openUnreadUntil(staff: InboxStaff, sending: { isOver: boolean }): Promise<number[]> {
  const opened: number[] = [];
  while (!sending.isOver) {
    const { data } = await staff.list(`${INBOX}?section=mail&check=0`);
    const message = data[Math.floor(Math.random() * data.length)];
    if (message) {
      await staff.time(`${INBOX}/${message.id}`);
      await staff.put(`${INBOX}/check`, { id: String(message.id), check: '1' });
      opened.push(message.id);
    }
    await pause(20);
  }
  return opened;
}

async function waitFor(condition: () => boolean): Promise<void> {
  for (let waited = 0; waited < EVENT_TIMEOUT_MS && !condition(); waited += 20) await pause(20);
}

interface Outcome {
  staff: InboxStaff;
  sent: Sent[];
  streams: Awaited<ReturnType<typeof openStreams>>;
  opened: ReadonlySet<number>;
  unread: number;
}

async function print({ staff, sent, streams, opened, unread }: Outcome): Promise<void> {
  const kept = await allReferences(staff);
  const references = new Set(sent.map(({ reference }) => reference));
  const delays = delaysOf(sent, streams.streams, ({ answeredAt }) => answeredAt);
  const reportedOnce = streams.streams.reduce((sum, { reportTimes }) => sum + reportTimes.size, 0);
  const reported = streams.streams.reduce((sum, stream) => sum + stream.reported, 0);
  const wrong = [unread, ...streams.streams.map((stream) => stream.unread)].filter(
    (count) => count !== VISITORS - opened.size,
  );
  printFigures(`Inbox: ${VISITORS} visitors send concurrently, each twice, while ${READERS} staff members read`, [
    { what: 'messages lost', value: [...references].filter((one) => !kept.includes(one)).length, unit: '', budget: 0 },
    { what: 'messages stored twice', value: kept.length - references.size, unit: '', budget: 0 },
    { what: 'opened meanwhile', value: opened.size, unit: '' },
    { what: 'wrong unread counts at the end, of the API and of 5 streams', value: wrong.length, unit: '', budget: 0 },
    { what: 'duplicate messages on a stream', value: reported - reportedOnce, unit: '', budget: 0 },
    { what: 'response to the visitor, p95', value: percentile(times(sent), 0.95), unit: 'ms' },
    { what: 'from that response until the inbox shows it, median', value: percentile(delays, 0.5), unit: 'ms' },
    {
      what: 'from that response until the inbox shows it, p95',
      value: percentile(delays, 0.95),
      unit: 'ms',
      budget: 1_000,
    },
  ]);
}

function times(sent: readonly Sent[]): number[] {
  return sent.map(({ sentAt, answeredAt }) => answeredAt - sentAt);
}

async function allReferences(staff: InboxStaff): Promise<string[]> {
  const references: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await staff.list(`${INBOX}?section=mail&page=${page}`);
    if (data.length === 0) return references;
    references.push(...data.map(({ reference }) => reference));
  }
}
