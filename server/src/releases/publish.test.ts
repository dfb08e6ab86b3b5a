import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contractVersion, releaseId, type ReleaseDescriptor, type RemoteName } from 'shared-contracts/releases';
import { keyedHash, randomToken } from '../access/secrets.ts';
import { buildApi } from '../api.ts';
import { buildTestServices } from '../testing/test-app.ts';
import { insertPublishToken } from './publish-tokens.repository.ts';
import type { Rehearse } from './publish.ts';
import type { Registry } from './registry.ts';
import { releaseRoutes } from './releases.routes.ts';

let site: Awaited<ReturnType<typeof buildTestServices>>;
let app: FastifyInstance;
let token: string;
let rehearse: Rehearse;

beforeEach(async () => {
  site = await buildTestServices();
  app = await buildApi(site.services);
  rehearse = () => Promise.resolve();
  const registry = { live: () => null, refresh: () => Promise.resolve() } as unknown as Registry;
  const options = {
    services: site.services,
    registry,
    rehearse: (release: Parameters<Rehearse>[0]) => rehearse(release),
  };
  await app.register(releaseRoutes, options);
  token = await tokenFor('remote_public', 60_000);
});

afterEach(async () => {
  await app.close();
  await site.close();
});

async function tokenFor(remote: RemoteName, ms: number): Promise<string> {
  const made = randomToken();
  const { db, config } = site.services;
  await insertPublishToken(db, remote, keyedHash(config.secret, 'publish', made), new Date(Date.now() + ms));
  return made;
}

type Files = Record<string, string>;

const integrity = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const integrities = (files: Files) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [name, integrity(content)]));

function described(files: Files, server: Files, change: Partial<ReleaseDescriptor>): ReleaseDescriptor {
  const halves = { files: integrities(files), server: integrities(server) };
  const id = releaseId((text) => createHash('sha256').update(text).digest('hex'), halves.files, halves.server);
  const names = { entry: 'entry.js', preload: ['entry.js'], styles: [] };
  return {
    unit: 'remote_public',
    id,
    contract: contractVersion,
    runtime: '1',
    built_at: '2026-01-01',
    ...names,
    ...halves,
    ...change,
  };
}

interface Sent {
  change?: Partial<ReleaseDescriptor>;
  /** Files beside those that the descriptor names. */
  more?: Files;
  unit?: string;
  bearer?: string;
  cut?: boolean;
}

/** A release of two small files as the publishing command sends it. */
function encoded({ change = {}, more = {} }: Sent): Response {
  const [files, server] = [{ 'entry.js': '1' }, { 'index.cjs': '2' }];
  const form = new FormData();
  form.set('descriptor', JSON.stringify(described(files, server, change)));
  for (const [name, content] of Object.entries({ ...files, ...more }))
    form.append('browser', new Blob([content]), name);
  for (const [name, content] of Object.entries(server)) form.append('ssr', new Blob([content]), name);
  return new Response(form);
}

async function publish(sent: Sent = {}): Promise<number> {
  const { unit = 'remote_public', bearer = token, cut = false } = sent;
  const body = encoded(sent);
  const payload = Buffer.from(await body.arrayBuffer());
  const response = await app.inject({
    method: 'POST',
    url: `/api/releases/${unit}`,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': body.headers.get('content-type') ?? '' },
    payload: cut ? payload.subarray(0, payload.length / 2) : payload,
  });
  return response.statusCode;
}

const kept = () => {
  const folder = path.join(site.services.config.dataDir, 'releases');
  return existsSync(folder) ? readdirSync(folder) : [];
};

it('takes a release once', async () => {
  expect(await publish()).toBe(201);
  expect(await publish()).toBe(409);
  expect(kept()).toEqual(['remote_public']);
});

it.each<[string, number, Sent]>([
  ['a descriptor of another remote', 400, { change: { unit: 'remote_auth' } }],
  ['a release that breaks off', 400, { cut: true }],
  ['a name that climbs', 400, { more: { '../a.js': '' } }],
  ['a wrong id', 422, { change: { id: '0123456789abcdef' } }],
  ['another contract', 422, { change: { contract: '9.0.0' } }],
  ['a style that is no file of it', 422, { change: { styles: ['../../../secret'] } }],
  ['an entry that is not there', 422, { change: { entry: 'none.js' } }],
  ['a file that nothing covers', 422, { more: { 'more.js': '3' } }],
])('refuses %s and leaves nothing behind', async (_name, status, sent) => {
  expect(await publish(sent)).toBe(status);
  expect(kept()).toEqual([]);
});

it('refuses what fails the rehearsal, and leaves nothing behind', async () => {
  rehearse = () => Promise.reject(new Error('bozuk'));
  expect(await publish()).toBe(422);
  expect(kept()).toEqual([]);
});

it('wants the token of this very remote, unexpired, before it reads', async () => {
  expect(await publish({ bearer: randomToken() })).toBe(401);
  expect(await publish({ bearer: await tokenFor('remote_auth', 60_000) })).toBe(401);
  expect(await publish({ bearer: await tokenFor('remote_public', -1) })).toBe(401);
  expect(await publish({ unit: 'shell' })).toBe(401);
  expect(kept()).toEqual([]);
});
