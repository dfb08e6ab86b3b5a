import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { keyedHash } from '../../platform/auth/secrets.ts';
import { previewCookie } from '../../testing/preview-cookie.ts';
import { endPreview, issuePreview, readPreviews } from './preview-cookie.ts';

const config = { secret: 'a secret for tests', publicUrl: 'https://www.ornek.com.tr' };
const [first, second] = ['1'.repeat(16), '2'.repeat(16)];
const HOUR_MS = 60 * 60_000;

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await app.register(cookie);
  app.get('/', async (request) => {
    const previews = readPreviews(request, config);
    return { person: previews?.person ?? null, releases: [...(previews?.releases ?? [])] };
  });
  app.post('/', async (_request, reply) => issuePreview(reply, config, { unit: 'shell', id: first, person: 7 }));
  app.delete('/', async (_request, reply) => {
    endPreview(reply, config);
    return {};
  });
});
afterAll(() => app.close());
afterEach(() => jest.useRealTimers());

const read = async (sent: string) => (await app.inject({ url: '/', headers: { cookie: sent } })).json<object>();
const NONE = { person: null, releases: [] };
const of = (unit: Unit, id = first, person = 7) => ({ unit, id, person });

test('the cookie holds previews of two remotes; a later release of the same unit replaces the earlier', async () => {
  const sent = await previewCookie(config, of('remote_public'), of('remote_auth'), of('remote_public', second));
  expect(await read(sent)).toEqual({
    person: 7,
    releases: [
      ['remote_auth', first],
      ['remote_public', second],
    ],
  });
});

test('the previews of another user are dropped', async () => {
  const sent = await previewCookie(config, of('remote_public'), of('remote_auth', first, 8));
  expect(await read(sent)).toEqual({ person: 8, releases: [['remote_auth', first]] });
});

test('a seventh unit replaces the first, so that the cookie stays small', async () => {
  const units = Array.from({ length: 7 }, (_, number) => of(`remote_r${number}`));
  const sent = await previewCookie(config, ...units);
  expect(sent.length).toBeLessThan(900);
  expect(await read(sent)).toMatchObject({ releases: units.slice(1).map(({ unit, id }) => [unit, id]) });
});

test('a preview expires after an hour, even if the browser keeps the cookie', async () => {
  const sent = await previewCookie(config, of('shell'));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'], now: Date.now() + HOUR_MS + 1 });
  expect(await read(sent)).toEqual(NONE);
});

test.each<[string, (sent: string) => string]>([
  ['modified content', (sent) => sent.replace('=ey', '=eyA')],
  ['no signature', (sent) => sent.split('.')[0] ?? ''],
  ['a modified signature', (sent) => sent.slice(0, -1) + (sent.endsWith('A') ? 'B' : 'A')],
  ['an empty value', () => '__Host-preview='],
  ['a malformed value', () => '__Host-preview=a.b.c'],
])('a cookie with %s is ignored', async (_what, change) => {
  expect(await read(change(await previewCookie(config, of('shell'))))).toEqual(NONE);
});

test('a signature made for another purpose or with another secret is rejected', async () => {
  const [text = ''] = (await previewCookie(config, of('shell'))).replace('__Host-preview=', '').split('.');
  expect(await read(`__Host-preview=${text}.${keyedHash(config.secret, 'csrf', text)}`)).toEqual(NONE);
  expect(await read(await previewCookie({ ...config, secret: 'another secret' }, of('shell')))).toEqual(NONE);
});

test('the cookie is HttpOnly, Secure and bound to the host; a new preview clears the cookie of failed releases', async () => {
  const { cookies } = await app.inject({ method: 'POST', url: '/' });
  expect(cookies).toMatchObject([
    { name: '__Host-preview', path: '/', httpOnly: true, secure: true, sameSite: 'Lax', maxAge: 3600 },
    { name: '_avoid', value: '', path: '/' },
  ]);
  const ended = await app.inject({ method: 'DELETE', url: '/' });
  expect(ended.cookies).toMatchObject([{ name: '__Host-preview', value: '', path: '/', secure: true }]);
});
