import { rmSync } from 'node:fs';
import { median, percentile, printFigures, type Figure } from './figures.ts';
import { seedMessages } from './seed-messages.ts';
import { startSite } from './site.ts';
import { openInbox, type InboxStaff } from './inbox-staff.ts';

const CALLS = 200;
const BULK = 500;
const BULKS = 10;
const INBOX = '/api/admin/contact';
const SETTINGS = { DEMO_CONTENT: '0' } as const;

/** Varies by turn, so that a request does not benefit from data that the previous request has just cached. */
const reads: readonly (readonly [what: string, path: (turn: number) => string])[] = [
  ['list, first page', () => `${INBOX}?section=mail`],
  ['list, pages 30 to 39', (turn) => `${INBOX}?section=mail&page=${30 + (turn % 10)}`],
  ['unread list', () => `${INBOX}?section=mail&check=0`],
  [
    'list filtered by stage and date range',
    () => `${INBOX}?section=mail&stage=in-progress&from=2024-01-02&to=2024-12-31`,
  ],
  ['search, a frequent word', () => `${INBOX}?section=mail&search=${encodeURIComponent('köprü')}`],
  [
    'search, two words and part of a word',
    () => `${INBOX}?section=mail&search=${encodeURIComponent('gülşah rıhtım teklif')}`,
  ],
  ['search, one message', (turn) => `${INBOX}?section=mail&search=olcum-${100 + turn}`],
  ['search, two letters', () => `${INBOX}?section=mail&search=${encodeURIComponent('ba')}`],
  ['unread count', () => `${INBOX}/not-check-count`],
];

/**
 * Measures the same requests with a thousand and with a hundred thousand messages; both must stay within the budget.
 */
export async function measureManyMessages(): Promise<void> {
  const { dataDir, stop } = await startSite(undefined, SETTINGS);
  await stop();
  try {
    await seedMessages(dataDir, 0, 1_000);
    await onSite(dataDir, async (staff) => printReads(1_000, await measureTimes(staff)));
    await seedMessages(dataDir, 1_000, 100_000);
    await onSite(dataDir, async (staff) => {
      printReads(100_000, await measureTimes(staff));
      await measureBulk(staff);
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onSite(dataDir: string, measure: (staff: InboxStaff) => Promise<void>): Promise<void> {
  const site = await startSite(dataDir, SETTINGS);
  try {
    await measure(await openInbox(site.address));
  } finally {
    await site.stop();
  }
}

async function measureTimes(staff: InboxStaff): Promise<number[][]> {
  const times = reads.map((): number[] => []);
  for (let turn = -10; turn < CALLS; turn += 1) {
    for (const [at, [, path]] of reads.entries()) {
      const ms = await staff.time(path(Math.max(0, turn)));
      // The first turns are a warm-up and are not counted.
      if (turn >= 0) times[at]?.push(ms);
    }
  }
  return times;
}

function printReads(messages: number, times: readonly number[][]): void {
  const figures = reads.flatMap(([what], at): Figure[] => [
    { what: `${what}, p99`, value: percentile(times[at] ?? [], 0.99), unit: 'ms', budget: 50 },
  ]);
  printFigures(`Inbox with ${messages} messages, ${CALLS} requests each`, figures);
}

/** Moves the maximum number of messages per request to the trash and back, in one transaction each. */
async function measureBulk(staff: InboxStaff): Promise<void> {
  const ids: number[] = [];
  for (let page = 1; ids.length < BULK; page += 1) {
    const { data } = await staff.list(`${INBOX}?section=mail&page=${page}`);
    ids.push(...data.map(({ id }) => id));
  }
  const list = JSON.stringify(ids.slice(0, BULK));
  const before = await inMail(staff);
  const times: number[] = [];
  let moved = 0;
  for (let bulk = 0; bulk < BULKS; bulk += 1) {
    times.push((await staff.put(`${INBOX}/trash`, { trash_list: list })).ms);
    moved += before - (await inMail(staff));
    times.push((await staff.put(`${INBOX}/restore`, { restore_list: list })).ms);
  }
  printFigures(`Inbox with 100000 messages: ${BULK} moved by one request, ${2 * BULKS} times`, [
    { what: 'moved to the trash per request', value: moved / BULKS, unit: '', budget: BULK, atLeast: true },
    { what: 'median', value: median(times), unit: 'ms' },
    { what: 'slowest request', value: Math.max(...times), unit: 'ms' },
  ]);
}

async function inMail(staff: InboxStaff): Promise<number> {
  return (await staff.list(`${INBOX}?section=mail`)).meta.total;
}
