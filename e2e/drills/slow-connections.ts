import { execFileSync } from 'node:child_process';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { withDataFolder, withServer } from '../fixtures/drill-site.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { httpCall } from '../fixtures/http-form.ts';
import { openConnection, loopbackAddress } from '../fixtures/raw-connection.ts';

const ADDRESSES = 1_000;
const OF_EACH = 10;
/** Connections opened at the same moment, so that the client itself does not become the bottleneck. */
const BATCH = 100;
/** Shorter than every timeout of the server for a silent connection. */
const DRIP_MS = 3_000;
/** First loopback address number that no slow client uses. */
const FIRST_VISITOR = 10_000;
const VISITORS = 2_000;
const VISIT_MS = 50;
const PAGES = ['/', '/makaleler', '/biyografi', '/iletisim'] as const;

export const drill: Drill = {
  summary: `${ADDRESSES * OF_EACH} slow connections from ${ADDRESSES} addresses: response times of visitors. [seconds]`,
  run: ([seconds = '60']) =>
    withDataFolder((dataDir) =>
      withServer(dataDir, { LOG_LEVEL: 'silent' }, ({ url }) => play(url, Number(seconds) * 1_000)),
    ),
};

async function play(url: string, ms: number): Promise<Figure[]> {
  const quiet = await visit(url, ms / 4);
  const stop = new AbortController();
  const open = new Set<Socket>();
  const opened = { count: 0 };
  for (let number = 0; number < ADDRESSES * OF_EACH; number += 1) {
    void keepSlow(url, loopbackAddress(number % ADDRESSES), { stop: stop.signal, open, opened });
    if (number % BATCH === 0) await pause(10);
  }
  const attacked = await visit(url, ms);
  const held = open.size;
  stop.abort();
  open.forEach((socket) => socket.destroy());
  return [
    { what: 'descriptors that a process may open', value: descriptorLimit(), unit: '' },
    {
      what: 'slow connections opened, with those opened again',
      value: opened.count,
      unit: '',
      atLeast: ADDRESSES * OF_EACH,
    },
    { what: 'slow connections that the server kept to the end', value: held, unit: '' },
    { what: 'visitors before the attack: p99', value: percentile(quiet.times, 0.99), unit: 'ms' },
    {
      what: 'visitors during the attack: requests',
      value: attacked.times.length + attacked.failed,
      unit: '',
      atLeast: 1,
    },
    { what: 'visitors during the attack: not answered', value: attacked.failed, unit: '', atMost: 0 },
    { what: 'visitors during the attack: p50', value: percentile(attacked.times, 0.5), unit: 'ms' },
    { what: 'visitors during the attack: p99', value: percentile(attacked.times, 0.99), unit: 'ms', atMost: 250 },
  ];
}

interface Attack {
  stop: AbortSignal;
  open: Set<Socket>;
  opened: { count: number };
}

/** Keeps one connection open with a header that never ends, and opens it again when the server closes it. */
async function keepSlow(url: string, address: string, { stop, open, opened }: Attack): Promise<void> {
  while (!stop.aborted) {
    const socket = await openConnection(url, address).catch(() => null);
    if (!socket) {
      await pause(DRIP_MS);
      continue;
    }
    opened.count += 1;
    open.add(socket);
    socket.resume().write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    while (!stop.aborted && !socket.destroyed && !socket.readableEnded) {
      await pause(DRIP_MS);
      socket.write('a');
    }
    open.delete(socket);
    socket.destroy();
  }
}

/** Requests pages at a fixed rate, each from an address of its own. */
async function visit(url: string, ms: number): Promise<{ times: number[]; failed: number }> {
  const times: number[] = [];
  const failures: string[] = [];
  const ask = async (number: number) => {
    const startedAt = performance.now();
    const page = PAGES[number % PAGES.length] ?? '/';
    const answer = await httpCall(url + page, { clientNumber: FIRST_VISITOR + (number % VISITORS) }).catch(String);
    if (typeof answer !== 'string' && answer.status === 200) times.push(performance.now() - startedAt);
    else failures.push(typeof answer === 'string' ? answer : String(answer.status));
  };
  const running: Promise<void>[] = [];
  const end = Date.now() + ms;
  while (Date.now() < end) {
    running.push(ask(running.length));
    await pause(VISIT_MS);
  }
  await Promise.all(running);
  if (failures.length > 0) console.log([...new Set(failures)].join('\n'));
  return { times, failed: failures.length };
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}

function descriptorLimit(): number {
  return Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }));
}
