import type { FastifyInstance } from 'fastify';
import type * as Validation from '@vitrin/shared-contracts/validation';
import type { Schema } from 'yup';
import { publicCsrfValue } from '../auth/csrf.ts';
import { randomToken } from '../auth/secrets.ts';
import { buildApp } from '../../app.ts';
import { loadMinimum } from '../../demo/load-minimum.ts';
import { cachingSender, runFuzz, type Sender } from '../../../../tools/src/fuzz/fuzz.ts';
import { routesOf, type Route } from '../../../../tools/src/fuzz/routes.ts';
import { storeLiveRelease } from '../../testing/stored-releases.ts';
import { pageHeaders, signIn } from '../../testing/sign-in.ts';
import { buildTestServices, type TestApp } from '../../testing/test-app.ts';
import { checkResponses } from '../../testing/check-responses.ts';
import { unboundedTexts } from '../../testing/unbounded-texts.ts';

/** Every schema that a route has validated, with the validated value. */
const mockValidated = new Map<Schema, unknown>();
jest.mock('@vitrin/shared-contracts/validation', () => {
  const actual = jest.requireActual<typeof Validation>('@vitrin/shared-contracts/validation');
  const validate: typeof Validation.validate = (schema, value) => {
    if (!mockValidated.has(schema)) mockValidated.set(schema, value);
    return actual.validate(schema, value);
  };
  return { ...actual, validate };
});

/** A small part of the drill of the same name, which sends 50,000 requests to a separate server. */
const REQUESTS = 2_000;
const SEED = 20_261_122;
/** Generous because other tests use the same cores; the bound of the drill itself is one second. */
const SLOW_MS = 5_000;

let test: TestApp;
let routes: Route[];
let url: string;
beforeAll(async () => {
  const { services, close } = await buildTestServices();
  await loadMinimum(services);
  for (const unit of ['shell', 'remote_public', 'remote_auth', 'remote_admin'] as const)
    await storeLiveRelease(services, unit, unit);
  const config = { ...services.config, trustProxy: ['127.0.0.1'] };
  const built = await routesOf(() => buildApp({ ...services, config }));
  const app: FastifyInstance = built.result;
  routes = built.routes;
  checkResponses(app);
  test = { app, services, close: () => app.close().then(close) };
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

let visitors = 0;
/** A new client address for each request, because throttles are not under test here. */
const address = () => `10.1.${(visitors += 1) >> 8}.${visitors & 255}`;

function senders(): Sender[] {
  const page = () => ({
    origin: test.services.config.publicUrl,
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': publicCsrfValue(test.services.config),
    'sec-fetch-site': 'same-origin',
  });
  return [
    cachingSender('super administrator', '/api/admin', async () => (await signIn(test)).headers),
    { name: 'nobody', urlPrefix: '/nobody', headers: async () => ({}) },
    { name: 'public page', urlPrefix: '/', headers: async () => ({ ...page(), 'x-forwarded-for': address() }) },
    {
      name: 'sign-in page',
      urlPrefix: '/api/auth',
      headers: async () => ({ ...pageHeaders(test, 'auth', randomToken()), 'x-forwarded-for': address() }),
    },
  ];
}

it('responds to every request to every route quickly and without a server error', async () => {
  const plan = {
    url,
    routes,
    senders: senders(),
    seed: SEED,
    requests: REQUESTS,
    concurrency: 4,
    rounds: 6,
    slowMs: SLOW_MS,
  };
  const { sent, failures, unanswered, slow, reached } = await runFuzz(plan);
  expect({ failures, unanswered, slow }).toEqual({ failures: [], unanswered: [], slow: [] });
  expect(sent).toBeGreaterThan(REQUESTS);
  // The test would prove nothing if every request were rejected before it reached a handler.
  expect(reached).toBeGreaterThan(routes.length / 2);
}, 120_000);

it('declares a maximum length for every text that a route validates', () => {
  const found = [...mockValidated].flatMap(([schema, value]) =>
    unboundedTexts(schema, value).map((path) => `${path} of ${JSON.stringify(value).slice(0, 100)}`),
  );
  expect(found).toEqual([]);
  expect(mockValidated.size).toBeGreaterThan(50);
});
