import { api } from '@vitrin/shared-contracts/paths';
import type { StoredRelease } from '../releases/serving/registry.ts';
import { buildTestSite, renderedPage, type TestSite } from '../testing/test-site.ts';

const AGENT = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' };
const LIVE = '1'.repeat(16);
const CANDIDATE = 'a'.repeat(16);

let site: TestSite;
let candidate: StoredRelease;
let renderings: number;

beforeEach(async () => {
  site = await buildTestSite();
  candidate = site.release('remote_public', 'a');
  renderings = 0;
  site.render((url, { descriptor }) => {
    renderings += 1;
    return renderedPage(`<p>${url} ${descriptor.id}</p>`);
  });
});
afterEach(() => site.close());

const setCanary = (percent: number) =>
  void (site.releases.candidates = { remote_public: { release: candidate, percent } });
const current = (remote: string, headers = {}) => site.visit(`${api.currentRelease}?remote=${remote}`, headers);

/** Returns the id of the release that rendered the page at this path. */
async function renderedBy(path: string, headers: Record<string, string> = {}): Promise<string> {
  const html = await (await site.visit(path, { ...AGENT, ...headers })).text();
  return /<p>\S+ (\w+)<\/p>/.exec(html)?.[1] ?? '';
}

const groupIn = (response: Response) => /^_group=(\d+);/.exec(response.headers.get('set-cookie') ?? '')?.[1];

test('assigns no group while there is no canary', async () => {
  expect((await site.visit('/', AGENT)).headers.get('set-cookie')).toBeNull();
  expect((await site.visit('/', { ...AGENT, cookie: '_group=5' })).headers.get('set-cookie')).toBeNull();
});

test('serves a visitor the same release on every visit, from memory or rendered again, with or without the cookie', async () => {
  setCanary(50);
  const first = await site.visit('/', AGENT);
  const group = groupIn(first) ?? '';
  const expected = Number(group) < 50 ? CANDIDATE : LIVE;
  for (let visit = 0; visit < 50; visit++) {
    expect(await renderedBy('/', { cookie: `_group=${group}` })).toBe(expected);
    expect(await renderedBy('/iletisim')).toBe(expected);
  }
  expect(renderings).toBe(2);
  expect((await site.visit('/', { ...AGENT, cookie: `_group=${group}` })).headers.get('set-cookie')).toBeNull();
});

test('serves groups below the percentage the candidate, with a separate cache for each release', async () => {
  setCanary(10);
  for (const [group, made] of [
    [0, CANDIDATE],
    [9, CANDIDATE],
    [10, LIVE],
    [99, LIVE],
  ] as const) {
    expect(await renderedBy('/', { cookie: `_lang=tr; _group=${group}` })).toBe(made);
  }
  expect(renderings).toBe(2);
});

test('assigns a group to a new visitor even when the page comes from memory', async () => {
  await site.visit('/', AGENT);
  setCanary(1);
  const known = await site.visit('/', AGENT);
  const again = await site.visit('/', { ...AGENT, 'if-none-match': known.headers.get('etag') ?? '' });
  expect([again.status, groupIn(again)]).toEqual([304, groupIn(known)]);
  expect(groupIn(known)).toBeDefined();
});

test('applies the group to sign-in and panel too', async () => {
  const auth = site.release('remote_auth', 'b');
  site.releases.candidates = {
    remote_auth: { release: auth, percent: 99 },
    remote_admin: { release: site.release('remote_admin', 'c'), percent: 1 },
  };
  const signIn = await site.open('/giris-yap', { ...AGENT, cookie: '_group=50' });
  expect(signIn.html).toContain('"choice":"candidate"');
  expect((await site.open('/admin', { ...AGENT, cookie: '_group=50' })).html).toContain('"choice":"live"');
  const panel = await site.open('/admin', { ...AGENT, cookie: '_group=0' });
  expect(panel.html).toContain(`"id":"${'c'.repeat(16)}"`);
  const cookies = (await site.open('/giris-yap', AGENT)).headers.get('set-cookie') ?? '';
  expect(cookies).toMatch(/_group=\d+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly/);
  expect(cookies).toContain('vitrin-companion=');
});

test('never serves a candidate to a crawler', async () => {
  setCanary(99);
  for (let visit = 0; visit < 5; visit++) {
    const agent = { 'user-agent': `Googlebot/2.${visit}` };
    expect(await renderedBy('/', agent)).toBe(LIVE);
    expect(groupIn(await site.visit('/', agent))).toBeUndefined();
  }
});

test('falls back to the live release when the server bundle of the candidate fails, and caches that page briefly', async () => {
  setCanary(99);
  site.render((url, { descriptor }) => {
    renderings += 1;
    return descriptor.id === CANDIDATE && renderings < 3 ? null : renderedPage(`<p>${url} ${descriptor.id}</p>`);
  });
  const cookie = '_group=0';
  const html = await (await site.visit('/', { ...AGENT, cookie })).text();
  expect(html).toContain(`<p>/ ${LIVE}</p>`);
  expect(html).toContain('"choice":"fallback"');
  expect(await renderedBy('/', { cookie })).toBe(LIVE);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
  expect(await renderedBy('/', { cookie })).toBe(CANDIDATE);
  clock.mockRestore();
});

test('names another release after a fault in the browser, with the remaining fallback', async () => {
  site.releases.fallbacks = { remote_public: [site.release('remote_public', '2'), site.release('remote_public', '3')] };
  const cookie = `_avoid=remote_public.${LIVE}`;
  const html = await (await site.visit('/', { ...AGENT, cookie })).text();
  expect(html).toContain(`<p>/ ${'2'.repeat(16)}</p>`);
  expect(html).toContain('"choice":"fallback"');
  expect(/"fallback":\{"remote":"remote_public","id":"(\w+)"/.exec(html)?.[1]).toBe('3'.repeat(16));
  expect(await renderedBy('/', { cookie: `_avoid=remote_public.${CANDIDATE}` })).toBe(LIVE);
  expect(await renderedBy('/', { cookie: `_avoid=remote_auth.${LIVE}` })).toBe(LIVE);
});

test('names the failed release again when no fallback remains', async () => {
  expect(await renderedBy('/', { cookie: `_avoid=remote_public.${LIVE}` })).toBe(LIVE);
});

test('returns the releases that a new document would name to an open page', async () => {
  setCanary(10);
  site.releases.fallbacks = { shell: [site.release('shell', '2')] };
  const asked = async (cookie: string) =>
    ((await (await current('remote_public', { ...AGENT, cookie })).json()) as { data: object }).data;
  expect(await asked('_group=10')).toEqual({ id: LIVE, shell: LIVE });
  expect(await asked('_group=9')).toEqual({ id: CANDIDATE, shell: LIVE });
  expect(await asked(`_group=9; _avoid=shell.${LIVE}`)).toEqual({ id: CANDIDATE, shell: '2'.repeat(16) });
  const answer = await current('remote_auth', AGENT);
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual([
    200,
    'no-store',
    null,
  ]);
});

test.each(['remote_none', 'shell', ''])('returns 404 for the remote %j', async (remote) => {
  const answer = await current(remote);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ success: false });
});
