import { createServer } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import { remotePageEntity } from '@vitrin/shared-contracts/remote-page-rows';
import { api } from '@vitrin/shared-contracts/paths';
import { buildApi } from '../../api.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { createContentVersion } from '../database/content-version.ts';
import { createReadCache, limitContent, limitFreshness, type ReadCache } from './read-cache.ts';

describe('a public read', () => {
  const version = createContentVersion(1);
  let cache: ReadCache;
  let app: FastifyInstance;
  let address: string;
  let answers: number;
  let freshUntil: string | null;
  let shown: string[] | null;

  beforeEach(async () => {
    [answers, freshUntil, shown] = [0, null, null];
    cache = createReadCache({ contentVersion: version, config: { purge: null } });
    app = Fastify({
      serverFactory: (handler) =>
        createServer((request, response) => {
          if (!cache.front(request, response)) handler(request, response);
        }),
    });
    cache.watch(app);
    app.get('/api/pages/list', { config: { content: ['article', 'product'], query: ['page'] } }, async (request) => {
      limitFreshness(request, freshUntil);
      if (shown) limitContent(request, shown);
      answers += 1;
      return { rows: ['Köprü'.repeat(300)] };
    });
    address = await app.listen({ port: 0 });
  });
  afterEach(() => app.close());

  const read = (query = '', headers: Record<string, string> = {}) =>
    fetch(`${address}/api/pages/list${query}`, { headers });

  it('is answered from memory, with the same headers, until its entity or the languages change', async () => {
    const [first, second] = [await read('?page=2'), await read('?page=2')];
    const headersOf = ({ headers }: Response) => Object.fromEntries([...headers].filter(([name]) => name !== 'date'));
    expect([answers, headersOf(second)]).toEqual([1, headersOf(first)]);
    expect(await second.json()).toEqual(await first.json());
    version.raise(version.current() + 1, ['contract']);
    await read('?page=2');
    expect(answers).toBe(1);
    version.raise(version.current() + 1, ['article']);
    await read('?page=2');
    version.raise(version.current() + 1, ['language']);
    await read('?page=2');
    expect(answers).toBe(3);
  });

  it('that shows only some of its entities is kept when another one changes', async () => {
    shown = ['article'];
    await read();
    version.raise(version.current() + 1, ['product']);
    await read();
    expect(answers).toBe(1);
    for (const entity of ['article', 'language']) {
      version.raise(version.current() + 1, [entity]);
      await read();
    }
    expect(answers).toBe(3);
  });

  it('is compressed, and not sent again to a browser that has it', async () => {
    const first = await read('', { 'accept-encoding': 'br' });
    expect([first.headers.get('content-encoding'), first.headers.get('vary')]).toEqual([
      'br',
      'Cookie, Accept-Encoding',
    ]);
    const etag = first.headers.get('etag') ?? '';
    expect((await read('', { 'if-none-match': etag })).status).toBe(304);
    expect((await read('?other', { 'if-none-match': etag })).status).toBe(304);
  });

  it('has the headers of GET when only they are asked for, whichever comes first', async () => {
    const askHeaders = async (method: string) => {
      const { status, headers } = await fetch(`${address}/api/pages/list`, { method });
      return [status, ...['etag', 'content-length', 'vary', 'content-type'].map((name) => headers.get(name))];
    };
    const fresh = await askHeaders('HEAD');
    const full = await askHeaders('GET');
    expect(full[1]).toMatch(/^"/);
    expect([fresh, await askHeaders('HEAD')]).toEqual([full, full]);
    const conditional = { method: 'HEAD', headers: { 'if-none-match': String(full[1]) } };
    expect((await fetch(`${address}/api/pages/list`, conditional)).status).toBe(304);
  });

  it('has one response for each language cookie', async () => {
    for (const cookie of ['_lang=tr', '_lang=en', '_lang=en', '']) await read('', { cookie });
    expect(answers).toBe(3);
  });

  it('is not cached with a parameter that the route does not declare', async () => {
    for (const query of ['?x=1', '?x=1']) await read(query);
    expect(answers).toBe(2);
  });

  it('is made again when the time until which it is valid is over', async () => {
    freshUntil = new Date(Date.now() + 100).toISOString();
    for (const _ of [1, 2]) await read();
    expect(answers).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 120));
    await read();
    expect(answers).toBe(2);
  });
});

it('every public read declares the entities that it shows, by their names in the audit log', async () => {
  const { services, close } = await buildTestServices();
  const reads = new Map<string, readonly string[] | undefined>();
  const app = await buildApi(services, {
    readCache: {
      ...createReadCache(services),
      watch: (api) =>
        void api.addHook('onRoute', ({ url, method, config }) => {
          if (url.startsWith('/api/pages/') && method === 'GET') reads.set(url, config?.content);
        }),
    },
  });
  await app.close();
  await close();
  // Redirects, and pages of one person.
  const notCached = new Set([
    '/api/pages/change-language/:abbr',
    '/api/pages/newsletter/confirm/:token',
    '/api/pages/newsletter/leave/:token',
  ]);
  const undeclared = [...reads].filter(([, content]) => content === undefined).map(([url]) => url);
  expect(undeclared.filter((url) => !notCached.has(url))).toEqual([]);
  expect(
    [...reads.values()]
      .flatMap((content) => content ?? [])
      // Releases write the pages of remotes, so the log of staff does not name them.
      .filter((entity) => !(entity in auditEntityLabels) && entity !== remotePageEntity),
  ).toEqual([]);
  expect(reads.has(api.articles)).toBe(true);
});
