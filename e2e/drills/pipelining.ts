import { setTimeout as pause } from 'node:timers/promises';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { median, residentMegabytes, withDataFolder, withServer } from '../fixtures/drill-site.ts';
import { getRequest, openConnection, loopbackAddress } from '../fixtures/raw-connection.ts';
import type { RunningServer } from '../fixtures/server.ts';

const HOLD_MS = 8_000;
/** 128 kB for each of 500 connections. Measured: 38 to 51 MB; the garbage collector decides where in between. */
const MAX_MEGABYTES = 64;
const BASELINE_MS = 3_000;
/** Milliseconds until a disconnected client reconnects. */
const RECONNECT_MS = 1_000;

interface Attack {
  name: string;
  connections: number;
  /** Number of pipelined requests per connection. */
  requests: number;
}

const attacks: readonly Attack[] = [
  { name: '500 addresses, 1 unread request each', connections: 500, requests: 1 },
  { name: '500 addresses, 3 unread requests each', connections: 500, requests: 3 },
  { name: '500 addresses, 20 unread requests each', connections: 500, requests: 20 },
  { name: '4 addresses, 900 unread requests each', connections: 4, requests: 900 },
];

export const drill: Drill = {
  summary: 'pipelined requests whose responses are never read: memory, and latency of visitors',
  async run() {
    const figures: Figure[] = [];
    // Each attack gets a new process: memory that one attack has allocated would hide the allocation of the next.
    await withDataFolder(async (dataDir) => {
      for (const attack of attacks) figures.push(...(await withServer(dataDir, {}, (server) => play(server, attack))));
    });
    return figures;
  },
};

async function play(server: RunningServer, { name, connections, requests }: Attack): Promise<Figure[]> {
  const file = await largeFile(server.url);
  await warmUp(server.url + file);
  const usual = {
    p50: median(await waitingTimes(server.url, BASELINE_MS)),
    memory: await residentMegabytes(server.pid),
  };
  const addresses = Array.from({ length: connections }, (_, index) => loopbackAddress(index));
  const stop = new AbortController();
  for (const address of addresses)
    void sendRepeatedly({ server, address, text: getRequest(file).repeat(requests), signal: stop.signal });
  const peak = peakMemory(server.pid);
  const p50 = median(await waitingTimes(server.url, HOLD_MS));
  const memory = (await peak) - usual.memory;
  stop.abort();
  return [
    { what: `${name}: memory`, value: memory, unit: 'MB', atMost: MAX_MEGABYTES },
    { what: `${name}: p50 latency of visitors`, value: p50 / usual.p50, unit: 'x', atMost: 3 },
  ];
}

/** Warms up the server, so that memory allocated permanently by any load is not attributed to the attack. */
async function warmUp(address: string): Promise<void> {
  const readAll = async () => {
    for (let count = 0; count < 20; count += 1) await (await fetch(address)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: 50 }, readAll));
}

interface AttackClient {
  server: RunningServer;
  address: string;
  text: string;
  signal: AbortSignal;
}

/** Sends the requests without reading responses, and reconnects when the server closes the connection. */
async function sendRepeatedly({ server, address, text, signal }: AttackClient): Promise<void> {
  while (!signal.aborted) {
    const socket = await openConnection(server.url, address).catch(() => null);
    const end = () => socket?.destroy();
    signal.addEventListener('abort', end);
    socket?.write(text);
    // A paused socket does not emit 'close'.
    const isOpen = () => socket?.destroyed === false && !signal.aborted;
    while (isOpen()) {
      await pause(RECONNECT_MS);
      socket?.write('');
    }
    signal.removeEventListener('abort', end);
    await pause(RECONNECT_MS);
  }
}

/** Returns the path of the largest script of the home page, which has over 100 kB uncompressed. */
async function largeFile(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  const files = [...page.matchAll(/\/releases\/[\w./-]+\.js/g)].map(([path]) => path);
  const sizes = await Promise.all(
    [...new Set(files)].map(async (path) => {
      const answer = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } });
      return { path, size: (await answer.arrayBuffer()).byteLength };
    }),
  );
  const largest = sizes.toSorted((a, b) => b.size - a.size)[0];
  if (!largest || largest.size < 100_000) throw new Error(`No large file in ${JSON.stringify(sizes)}`);
  return largest.path;
}

/** Returns the response times in milliseconds of visitors that request pages one after the other. */
async function waitingTimes(url: string, ms: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = Date.now() + ms; Date.now() < end; await pause(5)) {
    const startedAt = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return times;
}

async function peakMemory(pid: number): Promise<number> {
  let peak = 0;
  for (const end = Date.now() + HOLD_MS; Date.now() < end; await pause(100))
    peak = Math.max(peak, await residentMegabytes(pid));
  return peak;
}
