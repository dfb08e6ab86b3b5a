import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@vitrin/shared-contracts/paths';
import { cookieNames } from '@vitrin/shared-contracts/storage';
import { articleValues } from '../fixtures/article-values.ts';
import { contentEntities, writeContent } from '../fixtures/content-writes.ts';
import { median, withDataFolder, withServer } from '../fixtures/drill-site.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { httpCall } from '../fixtures/http-form.ts';
import { openPanelClient, openSession, type PanelClient } from '../fixtures/panel-client.ts';
import { freePort } from '../fixtures/server.ts';
import { readSitemap } from '../fixtures/sitemap.ts';
import { startLoad } from '../fixtures/steady-load.ts';
import { purgeSettings, startVarnish } from '../fixtures/varnish.ts';

const PER_SECOND = 60;
const ROUNDS = 5;
/** Longer than the pause after which a purge is repeated. */
const SETTLE_MS = 6_500;
const GIVE_UP_MS = 30_000;
const PUBLISHED_IN_MS = 4_000;
const generated = ['/sitemap.xml', '/rss.xml', '/en/rss.xml', '/manifest.webmanifest'];
const reads = [api.articles, api.contracts, api.homeSections, api.sliders, api.certificates, api.categories];

export const drill: Drill = {
  summary:
    'Varnish before the site: answers from the cache, and how soon it has the new text after every kind of write.',
  run: () =>
    withDataFolder(async (dataDir) => {
      const [port, serverPort] = [await freePort(), await freePort()];
      const settings = { PORT: String(serverPort), PUBLIC_URL: `http://localhost:${port}`, TRUST_PROXY: '127.0.0.1' };
      const varnish = await startVarnish(port, serverPort);
      try {
        return await withServer(dataDir, { ...settings, DEMO_CONTENT: '1', ...purgeSettings(port) }, ({ url }) =>
          measure({ cache: settings.PUBLIC_URL, origin: url }),
        );
      } finally {
        await varnish.stop();
      }
    }),
};

/** The same site through the cache and past it. */
interface Site {
  cache: string;
  origin: string;
}

async function measure(site: Site): Promise<Figure[]> {
  const paths = [...(await readSitemap(site.origin)), ...generated, ...reads.map((path) => `${path}?lang=tr`)];
  // The purge of the start has been repeated by then.
  await pause(SETTLE_MS);
  const share = await hitShare(site, paths);
  const panel = await openPanelClient(site.cache);
  const cookies = await cachedForCookies(site, paths);
  const endLoad = startLoad({
    url: site.cache,
    paths: ['/', '/makaleler', '/iletisim', '/biyografi'],
    perSecond: PER_SECOND,
  });
  const scheduled = await scheduledPublication(site, panel);
  const { times, firsts, kinds, stale } = await writeAll(site, panel, [...paths, '/eski-adres']);
  const { failures } = await endLoad();
  for (const failure of failures.slice(0, 5)) console.log(failure);
  return [
    { what: 'paths', value: paths.length, unit: '', atLeast: 50 },
    { what: 'answers from the cache', value: share * 100, unit: '%', atLeast: 99 },
    { what: 'kinds of writes', value: kinds, unit: '', atLeast: contentEntities.length },
    { what: 'changed pages and reads', value: times.length, unit: '', atLeast: 100 },
    { what: 'until the purge of a write has arrived, longest', value: Math.max(...firsts), unit: 'ms', atMost: 5_000 },
    { what: 'until the cache has the new text, median', value: median(times), unit: 'ms' },
    { what: 'until the cache has the new text, longest', value: Math.max(...times), unit: 'ms', atMost: SETTLE_MS },
    { what: 'until the cache has a scheduled article', value: scheduled, unit: 'ms', atMost: 5_000 },
    { what: 'stale answers after that', value: stale, unit: '', atMost: 0 },
    { what: 'failed requests under load', value: failures.length, unit: '', atMost: 0 },
    { what: 'cached answers to cookies', value: cookies, unit: '', atMost: 0 },
    { what: 'purges accepted without the secret', value: await foreignPurges(site), unit: '', atMost: 0 },
  ];
}

async function hitShare({ cache }: Site, paths: readonly string[]): Promise<number> {
  for (const path of paths) await httpCall(cache + path);
  let hits = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const path of paths) if ((await httpCall(cache + path)).headers['x-cache'] === 'HIT') hits += 1;
  return hits / (ROUNDS * paths.length);
}

/** What the cache answered after the writes. */
interface Freshness {
  /** For each changed path of each write: milliseconds from the confirmation until the cache had the new text. */
  times: number[];
  /** For each write: milliseconds until the first new answer, which is when the purge has arrived. */
  firsts: number[];
  /** Kinds of writes after which a path has changed. */
  kinds: number;
  stale: number;
}

/** Writes a record of every kind and reads all paths through the cache again and again. */
async function writeAll(site: Site, panel: PanelClient, paths: readonly string[]): Promise<Freshness> {
  const result: Freshness = { times: [], firsts: [], kinds: 0, stale: 0 };
  let before = await readAll(site.origin, paths);
  for (const entity of contentEntities) {
    await readAll(site.cache, paths);
    await writeContent(panel, entity);
    const seen = await follow(site.cache, paths, before);
    const after = await readAll(site.origin, paths);
    const changed = paths.filter((path) => after.get(path) !== before.get(path));
    const through = await readAll(site.cache, paths);
    const stale = paths.filter((path) => through.get(path) !== after.get(path));
    for (const path of stale) console.log(`${entity}: ${path} is stale`);
    const times = changed.map((path) => seen.get(path) ?? Infinity);
    result.times.push(...times);
    result.firsts.push(Math.min(...times));
    result.kinds += changed.length > 0 ? 1 : 0;
    result.stale += stale.length;
    before = after;
  }
  return result;
}

/** Returns for each path after how many milliseconds the answer differed for the first time. */
async function follow(
  url: string,
  paths: readonly string[],
  before: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, number>> {
  const since = performance.now();
  const seen = new Map<string, number>();
  while (performance.now() - since < SETTLE_MS)
    await readAll(
      url,
      paths.filter((path) => !seen.has(path)),
      (path, answer) => {
        if (answer !== before.get(path)) seen.set(path, performance.now() - since);
      },
    );
  return seen;
}

/** Returns the milliseconds between the time of a scheduled article and its appearance through the cache. */
async function scheduledPublication({ cache }: Site, panel: PanelClient): Promise<number> {
  const title = 'Zamanlanmış makale';
  const at = Date.now() + PUBLISHED_IN_MS;
  const article = articleValues(title, { published_at: new Date(at).toISOString() });
  const { status, body } = await panel.send(api.adminArticles, { form_data: JSON.stringify(article) });
  if (status !== 200) throw new Error(`not scheduled: ${status} ${body}`);
  const isShown = async () => (await httpCall(`${cache}/makaleler`)).body.includes(title);
  while (Date.now() < at) if (await isShown()) throw new Error('published too early');
  while (!(await isShown())) if (Date.now() - at > GIVE_UP_MS) break;
  return Date.now() - at;
}

/** Counts answers that a browser with a cookie got from the cache, and pages that such a browser has left there. */
async function cachedForCookies({ cache, origin }: Site, paths: readonly string[]): Promise<number> {
  const { cookies } = await openSession(cache);
  const session = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const languages = `${cookieNames.language}=en`;
  let wrong = 0;
  for (const cookie of [session, languages, `${cookieNames.avoid}=shell.x`])
    for (const path of paths)
      if ((await httpCall(cache + path, { headers: { cookie } })).headers['x-cache'] === 'HIT') wrong += 1;
  const redirect = await httpCall(`${cache}/`, { headers: { cookie: languages } });
  if (redirect.headers.location !== '/en') wrong += 1;
  for (const path of ['/giris-yap', '/admin', '/404', '/makaleler?ara=x'])
    for (let time = 0; time < 2; time += 1) if ((await httpCall(cache + path)).headers['x-cache'] === 'HIT') wrong += 1;
  const [through, wanted] = [await readAll(cache, paths), await readAll(origin, paths)];
  return wrong + paths.filter((path) => through.get(path) !== wanted.get(path)).length;
}

async function foreignPurges({ cache }: Site): Promise<number> {
  const headers = { 'surrogate-key': 'all', authorization: 'Bearer wrong' };
  return (await httpCall(`${cache}/.purge`, { method: 'POST', headers })).status === 403 ? 0 : 1;
}

async function readAll(
  url: string,
  paths: readonly string[],
  onAnswer: (path: string, answer: string) => void = () => undefined,
): Promise<ReadonlyMap<string, string>> {
  const bodies = new Map<string, string>();
  const rest = [...paths];
  const work = async () => {
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
      const { status, headers, body } = await httpCall(url + path);
      const answer = `${status} ${headers.location ?? ''} ${body}`;
      bodies.set(path, answer);
      onAnswer(path, answer);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return bodies;
}
