import { setTimeout as pause } from 'node:timers/promises';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { median, residentMegabytes, withSite } from '../fixtures/drill-site.ts';
import { getRequest, openConnection, strangerAddress } from '../fixtures/raw-connection.ts';
import type { RunningServer } from '../fixtures/server.ts';

const SAMPLES = 60;
const HOLD_MS = 8_000;

interface Attack {
  name: string;
  connections: number;
  /** Pipelined on each connection. */
  requests: number;
}

const attacks: readonly Attack[] = [
  { name: '500 addresses, 1 unread request each', connections: 500, requests: 1 },
  { name: '500 addresses, 9 unread requests each', connections: 500, requests: 9 },
  { name: '500 addresses, 20 unread requests each', connections: 500, requests: 20 },
  { name: '4 addresses, 900 unread requests each', connections: 4, requests: 900 },
];

export const drill: Drill = {
  summary: 'pipelined requests whose answers nobody reads: memory and waiting time of visitors',
  async run() {
    const figures: Figure[] = [];
    // A server of its own for each: memory that an attack took would hide what the next one takes.
    for (const attack of attacks) figures.push(...(await withSite({}, (server) => play(server, attack))));
    return figures;
  },
};

async function play(server: RunningServer, { name, connections, requests }: Attack): Promise<Figure[]> {
  const file = await largeFile(server.url);
  await waitingTimes(server.url);
  const usual = { p50: median(await waitingTimes(server.url)), memory: await residentMegabytes(server.pid) };
  const addresses = Array.from({ length: connections }, (_, index) => strangerAddress(index));
  const sockets = await Promise.all(addresses.map((address) => openConnection(server.url, address)));
  for (const socket of sockets) socket.write(getRequest(file).repeat(requests));
  const peak = peakMemory(server.pid);
  const p50 = median(await waitingTimes(server.url));
  const memory = (await peak) - usual.memory;
  for (const socket of sockets) socket.destroy();
  return [
    { what: `${name}: memory`, value: memory, unit: 'MB', atMost: 50 },
    { what: `${name}: p50 of visitors`, value: p50 / usual.p50, unit: 'x', atMost: 3 },
  ];
}

/** A script of about 190 kB, uncompressed. */
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
  if (!largest || largest.size < 100_000) throw new Error(`No large file among ${JSON.stringify(sizes)}`);
  return largest.path;
}

/** Milliseconds of visitors who come one after the other. */
async function waitingTimes(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
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
