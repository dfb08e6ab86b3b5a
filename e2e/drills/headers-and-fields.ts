import { createClient, type Client, type Sent } from '../../server/src/testing/fuzz/send.ts';
import { learnBodies } from '../../server/src/testing/fuzz/fuzz.ts';
import { mainThreadMs, median } from '../fixtures/drill-site.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { withFuzzedSite, type FuzzedSite } from '../fixtures/fuzzed-site.ts';

const MOST_MS = 10;
const RUNS = 3;
const ROUNDS = 30;
const SHOWN = 15;
/** What Node takes of headers and address together is 16 kB. */
const HEADER_LENGTH = 15_000;
const FIELD_LENGTH = 60_000;
/** Indices of the site's senders. */
const [STAFF, NOBODY, PUBLIC_PAGE, SIGN_IN_PAGE] = [0, 1, 2, 3] as const;

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'forwarded',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-csrf-token',
] as const;
const PATHS = [
  '/',
  '/makaleler',
  '/giris-yap',
  '/robots.txt',
  '/media/brand/logo.svg',
  '/api/pages/blog',
  '/yok',
] as const;

/** Beginnings and repetitions on which regular expressions and parsers go back and forth. */
const patterns: readonly [name: string, start: string, repeated: string, end: string][] = [
  ['blanks', 'br', ' ', 'x'],
  ['letters', '', 'a', '!'],
  ['digits', '', '1', 'a'],
  ['commas', 'a', ',', 'x'],
  ['pairs', '', 'a=b; ', 'x'],
  ['qualities', '', 'tr;q=0.1,', 'x'],
  ['quotes', '"', '\\"', ''],
  ['slashes', '', '/', ' '],
  ['dots', '', 'a.', '@'],
  ['escapes', '', '%41', '%'],
  ['dashes', '', 'a-', '_'],
  ['brackets', '', '<a ', '<'],
];

interface Attack {
  name: string;
  request: Sent;
  /** Index of who sends it; nobody unless said. */
  sender?: number;
  /** An ordinary request whose cost does not count: a search is rendered for each who asks. */
  plain?: Sent;
}

export const drill: Drill = {
  summary: 'headers, addresses and fields made to keep a parser busy: what each costs the main thread',
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

/** Every attack in turn; the median of a few runs, since timers of the server run beside them. */
async function worst(kind: string, attacks: readonly Attack[], site: FuzzedSite, client: Client): Promise<Figure> {
  const costs: { name: string; ms: number }[] = [];
  const costOf = async (request: Sent): Promise<number> => {
    const before = await mainThreadMs(site.server.pid);
    const { status } = await client.send(request);
    if (status === 401) site.senders[STAFF]?.forget?.();
    return (await mainThreadMs(site.server.pid)) - before;
  };
  for (const { name, request, plain, sender = NOBODY } of attacks) {
    const who = site.senders[sender];
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const cost = await costOf({ ...request, headers: { ...(await who?.headers()), ...request.headers } });
      runs.push(plain ? cost - (await costOf(plain)) : cost);
    }
    costs.push({ name, ms: median(runs) });
  }
  costs.sort((a, b) => b.ms - a.ms);
  for (const { name, ms } of costs.filter(({ ms: cost }) => cost > MOST_MS).slice(0, SHOWN))
    console.log(`  ${ms.toFixed(1)} ms  ${name}`);
  const [most] = costs;
  return {
    what: `${kind}: the worst of ${costs.length} (${most?.name})`,
    value: most?.ms ?? NaN,
    unit: 'ms',
    atMost: MOST_MS,
  };
}

function attackText([, start, repeated, end]: (typeof patterns)[number], length: number): string {
  return start + repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length) + end;
}

function headerAttacks(): Attack[] {
  return PATHS.flatMap((path) =>
    HEADERS.flatMap((header) =>
      patterns.map((pattern) => ({
        name: `${path} ${header}, ${pattern[0]}`,
        request: {
          method: 'GET',
          path,
          headers: { [header]: attackText(pattern, HEADER_LENGTH - path.length) },
          body: null,
        },
      })),
    ),
  );
}

function addressAttacks(): Attack[] {
  return PATHS.flatMap((path) =>
    patterns.flatMap((pattern) =>
      ['/', '?ara=', '?lang='].map((join) => {
        const text = attackText(pattern, HEADER_LENGTH / 2).replaceAll(/[^!-~]/g, '+');
        const to = (value: string): Sent => ({ method: 'GET', path: path + join + value, headers: {}, body: null });
        return { name: `${path}${join}, ${pattern[0]}`, request: to(text), plain: to('kopru') };
      }),
    ),
  );
}

/** Each text of each body that the routes take, as whoever is let in. */
async function fieldAttacks({ server, routes, senders }: FuzzedSite): Promise<Attack[]> {
  const bodies = await learnBodies({ url: server.url, routes, senders, atOnce: 1, rounds: ROUNDS });
  const attacks: Attack[] = [];
  for (const [name, body] of bodies) {
    const [method = '', url = ''] = name.split(' ');
    const sender = url.startsWith('/api/admin') ? STAFF : url.startsWith('/api/auth') ? SIGN_IN_PAGE : PUBLIC_PAGE;
    for (const path of textsIn(body))
      for (const pattern of patterns) {
        const bytes = Buffer.from(JSON.stringify(changed(body, path, attackText(pattern, FIELD_LENGTH))));
        attacks.push({
          name: `${name} ${path.join('.')}, ${pattern[0]}`,
          sender,
          request: {
            method,
            path: url.replaceAll(/:[^/]+|\*/g, '1'),
            headers: {},
            body: { type: 'application/json', bytes },
          },
        });
      }
  }
  return attacks;
}

function textsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]));
}

function changed(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === name ? changed(item, rest, text) : item));
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [name]: changed(fields[name], rest, text) };
}
