import { parseArgs } from 'node:util';
import { runFuzz } from '../../tools/src/fuzz/fuzz.ts';
import type { FuzzReport } from '../../tools/src/fuzz/record.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { withFuzzedSite, type FuzzedSite } from '../fixtures/fuzzed-site.ts';

const REQUESTS = 50_000;
const AT_ONCE = 4;
const ROUNDS = 30;
const SLOW_MS = 1_000;
const SHOWN = 25;
const PROGRESS_INTERVAL = 5_000;

export const drill: Drill = {
  summary: 'generated requests to every route the router knows (--seed=<n> --requests=<n>)',
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { seed: { type: 'string' }, requests: { type: 'string' } },
    });
    const seed = Number(values.seed ?? Date.now() % 2_147_483_648);
    const requests = Number(values.requests ?? REQUESTS);
    console.log(`seed ${seed}\n`);
    return withFuzzedSite((site) => play(site, { seed, requests }));
  },
};

interface Extent {
  seed: number;
  requests: number;
}

async function play({ server, routes, senders }: FuzzedSite, { seed, requests }: Extent): Promise<Figure[]> {
  const { url } = server;
  const onProgress = (sent: number) => void (sent % PROGRESS_INTERVAL === 0 && console.log(`${sent} sent`));
  const plan = {
    url,
    routes,
    senders,
    seed,
    requests,
    concurrency: AT_ONCE,
    rounds: ROUNDS,
    slowMs: SLOW_MS,
    onProgress,
  };
  const report = await runFuzz(plan);
  show(report);
  const alive = await fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  const crashes = server.exitCode() === null && alive ? 0 : 1;
  return [
    { what: 'routes', value: routes.length, unit: '', atLeast: 100 },
    {
      what: 'of these, reached beyond routing and access checks',
      value: report.reached,
      unit: '',
      atLeast: routes.length * 0.9,
    },
    { what: 'requests', value: report.sent, unit: '', atLeast: requests },
    { what: 'responses with status 5xx', value: report.failures.length, unit: '', atMost: 0 },
    { what: 'crashes', value: crashes, unit: '', atMost: 0 },
    { what: 'slower than 1 s, also when sent again', value: report.slow.length, unit: '', atMost: 0 },
    { what: 'slower than 1 s once', value: report.slowOnceCount, unit: '' },
    { what: 'requests without a response', value: report.unanswered.length, unit: '', atMost: 0 },
  ];
}

function show({ statuses, failures, slow, unanswered }: FuzzReport): void {
  const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.log(`\n${counted.join(', ')}\n`);
  for (const line of [...failures, ...slow, ...unanswered].slice(0, SHOWN)) console.log(`  ${line}`);
  console.log('');
}
