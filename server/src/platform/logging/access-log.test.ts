import { setTimeout as pause } from 'node:timers/promises';
import { buildTestSite, type TestSite } from '../../testing/test-site.ts';
import { logIn } from '../../testing/sign-in.ts';
import { createLog } from './log.ts';

/** A part of everything that identifies the client or was typed by it. */
const CANARY = 'kanarya';

let site: TestSite;
let lines: string[];
beforeEach(async () => {
  lines = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  site = await buildTestSite((services) => ({ ...services, log, config: { ...services.config, accessLog: true } }));
  // Without the line with the address that the server listens on.
  lines.length = 0;
});
afterEach(() => site.close());

const clientHeaders = {
  cookie: `dil=${CANARY}; oturum=${CANARY}`,
  'user-agent': `Mozilla ${CANARY}`,
  referer: `https://ornek.example/${CANARY}`,
  authorization: `Bearer ${CANARY}`,
  'x-forwarded-for': '198.51.100.77',
};

/** Returns the logged requests once there are this many; they are logged after the response. */
async function requests(count: number): Promise<Record<string, unknown>[]> {
  const logged = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request');
  while (logged().length < count) await pause(5);
  return logged();
}

const post = (url: string, body: object) =>
  fetch(site.origin + url, {
    method: 'POST',
    headers: { ...clientHeaders, origin: site.origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('logs route template, status, duration, bytes and id of each request', async () => {
  await (await site.visit('/api/pages/blog/bir-makale?lang=tr')).text();
  const [entry] = await requests(1);
  expect(entry).toMatchObject({
    level: 30,
    method: 'GET',
    route: '/api/pages/blog/:slug',
    status: 404,
    ms: expect.any(Number),
    bytes: expect.any(Number),
    reqId: expect.stringMatching(/^req-/),
  });
  expect(entry?.bytes).toBeGreaterThan(100);
});

it('logs pages from memory too', async () => {
  for (let request = 0; request < 3; request += 1) await (await site.visit('/biyografi')).text();
  const logged = await requests(3);
  expect(logged.map(({ route, status }) => [route, status])).toEqual(Array.from(logged, () => ['/*', 200]));
  expect(logged.filter((entry) => entry.reqId === undefined)).toHaveLength(2);
});

it('no line contains what a client sends', async () => {
  const secret = { email: `${CANARY}@ornek.example`, password: `${CANARY}-sifre-1`, name: CANARY, message: CANARY };
  await site.visit(`/${CANARY}?ad=${CANARY}`, clientHeaders);
  await site.visit(`/api/pages/blog/${CANARY}?ara=${CANARY}`, clientHeaders);
  await site.visit(`/%zz${CANARY}`, clientHeaders);
  await post('/api/auth/login', secret);
  await post('/api/pages/contact', secret);
  await post(`/api/admin/${CANARY}`, secret);
  await site.post(`/giris-yap?${CANARY}`, clientHeaders);
  expect(await requests(7)).toHaveLength(7);
  expect(lines.filter((line) => /kanarya|198\.51\.100|127\.0\.0\.1|::1/.test(line))).toEqual([]);
});

it('a line about a failed request does not either', async () => {
  await site.services.db.schema.dropTable('throttle').execute();
  const { status } = await logIn(site, { email: `${CANARY}@ornek.com.tr`, password: `${CANARY}-sifre-1` });
  expect(status).toBeGreaterThanOrEqual(500);
  expect(lines.filter((line) => line.includes('"request failed"'))).toHaveLength(1);
  expect(lines.filter((line) => /kanarya|198\.51\.100|"(detail|parameters|where)"/.test(line))).toEqual([]);
});
