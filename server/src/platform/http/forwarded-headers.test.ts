import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createUntrustedProxies, watchForwardedHeaders, type UntrustedProxies } from './forwarded-headers.ts';

let warnings: { peer: string; msg: string }[];
let proxies: UntrustedProxies;

function site(trustProxy: string[] | false): FastifyInstance {
  warnings = [];
  const log: FastifyBaseLogger = pino(
    { level: 'warn' },
    { write: (line) => void warnings.push(JSON.parse(line) as (typeof warnings)[0]) },
  );
  const app = Fastify({ loggerInstance: log, trustProxy });
  proxies = createUntrustedProxies();
  watchForwardedHeaders(app, proxies);
  app.get('/', async () => 'tamam');
  return app;
}

async function visits(
  app: FastifyInstance,
  visitorOf: (number: number) => string,
  remoteAddress = '10.0.0.5',
): Promise<void> {
  for (let number = 0; number < 40; number += 1)
    await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': visitorOf(number) } });
}

test('logs an untrusted proxy once, by its IP address', async () => {
  await visits(site(false), (number) => `203.0.113.${number}`);
  expect(warnings).toMatchObject([{ peer: '10.0.0.5', msg: expect.stringContaining('TRUST_PROXY') as string }]);
  expect(proxies.list()).toEqual(['10.0.0.5']);
});

test('trusts the forwarded address from a configured proxy', async () => {
  await visits(site(['10.0.0.0/8']), (number) => `203.0.113.${number}`);
  expect([warnings, proxies.list()]).toEqual([[], []]);
});

test('does not treat a client that forwards only one address as a proxy', async () => {
  await visits(site(false), () => '203.0.113.1');
  expect([warnings, proxies.list()]).toEqual([[], []]);
});

test('lists a proxy in the format that TRUST_PROXY accepts', async () => {
  await visits(site(false), (number) => `203.0.113.${number}`, '::ffff:10.0.0.6');
  expect(proxies.list()).toEqual(['10.0.0.6']);
});
