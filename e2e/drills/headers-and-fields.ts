import { createClient, type Client, type Sent } from '../../tools/src/fuzz/send.ts';
import { learnBodies } from '../../tools/src/fuzz/fuzz.ts';
import { mainThreadMs, median } from '../fixtures/drill-site.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { withFuzzedSite, type FuzzedSite } from '../fixtures/fuzzed-site.ts';
import { addressAttacks, bodyAttacks, headerAttacks, type Attack } from '../fixtures/parser-attacks.ts';

const MOST_MS = 10;
const RUNS = 3;
const REPEATS = 3;
const ROUNDS = 30;
const SHOWN = 15;
/** Indexes into `senders` of the site. */
const [STAFF, ANONYMOUS, PUBLIC_PAGE, SIGN_IN_PAGE] = [0, 1, 2, 3] as const;

export const drill: Drill = {
  summary: 'headers, URLs and fields crafted to keep a parser busy: main-thread time of each',
  run: () => withFuzzedSite(play),
};

async function play(site: FuzzedSite): Promise<Figure[]> {
  const client = createClient(site.server.url, 1);
  try {
    return [
      await worst('headers', headerAttacks(), site, client),
      await worst('addresses', addressAttacks(), site, client),
      await worst('fields', await fieldAttacks(site), site, client),
    ];
  } finally {
    client.close();
  }
}

/**
 * Measures every attack as the median of a few runs. Measures an attack above the limit again and keeps the lowest
 * median, because timers of the server run concurrently.
 */
async function worst(kind: string, attacks: readonly Attack[], site: FuzzedSite, client: Client): Promise<Figure> {
  const costs: { name: string; ms: number }[] = [];
  const costOf = async (request: Sent): Promise<number> => {
    const before = await mainThreadMs(site.server.pid);
    const { status } = await client.send(request);
    if (status === 401) site.senders[STAFF]?.resetHeaders?.();
    return (await mainThreadMs(site.server.pid)) - before;
  };
  const measured = async ({ request, plain, sender = ANONYMOUS }: Attack): Promise<number> => {
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const headers = { ...(await site.senders[sender]?.headers()), ...request.headers };
      const cost = await costOf({ ...request, headers });
      runs.push(plain ? cost - (await costOf(plain)) : cost);
    }
    return median(runs);
  };
  for (const attack of attacks) {
    let ms = await measured(attack);
    for (let again = 0; again < REPEATS && ms > MOST_MS; again += 1) ms = Math.min(ms, await measured(attack));
    costs.push({ name: attack.name, ms });
  }
  costs.sort((a, b) => b.ms - a.ms);
  for (const { name, ms } of costs.filter(({ ms: cost }) => cost > MOST_MS).slice(0, SHOWN))
    console.log(`  ${ms.toFixed(1)} ms  ${name}`);
  const [most] = costs;
  return {
    what: `${kind}: the slowest of ${costs.length} (${most?.name})`,
    value: most?.ms ?? NaN,
    unit: 'ms',
    atMost: MOST_MS,
  };
}

/** Builds an attack for each text field of each request body, sent with the sender that the route authorizes. */
async function fieldAttacks({ server, routes, senders }: FuzzedSite): Promise<Attack[]> {
  const bodies = await learnBodies({ url: server.url, routes, senders, concurrency: 1, rounds: ROUNDS });
  const attacks: Attack[] = [];
  for (const [name, body] of bodies) {
    const [method = '', url = ''] = name.split(' ');
    const sender = url.startsWith('/api/admin') ? STAFF : url.startsWith('/api/auth') ? SIGN_IN_PAGE : PUBLIC_PAGE;
    for (const attack of bodyAttacks(body)) {
      const bytes = Buffer.from(JSON.stringify(attack.body));
      const path = url.replaceAll(/:[^/]+|\*/g, '1');
      attacks.push({
        name: `${name} ${attack.name}`,
        sender,
        request: { method, path, headers: {}, body: { type: 'application/json', bytes } },
      });
    }
  }
  return attacks;
}
