import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@vitrin/shared-contracts/paths';
import { inTransactionOf } from '../content/content-kind.ts';
import { articleRecords } from '../modules/articles/articles.service.ts';
import { paragraphs } from '../testing/documents.ts';
import { signIn } from '../testing/sign-in.ts';
import { buildTestSite, fakeRegistry, type TestSite } from '../testing/test-site.ts';
import { createChangedTags } from './purge-changes.ts';

const SECRET = 'cok-gizli-anahtar';

interface Purge {
  headers: IncomingMessage['headers'];
  body: unknown;
}

let site: TestSite;
let purges: Purge[];
let status: number;
const hook = createServer((request, response) => {
  void receive(request).finally(() => response.writeHead(status).end(`{"secret":"${SECRET}"}`));
});

async function receive(request: IncomingMessage): Promise<void> {
  const { headers } = request;
  purges.push({ headers, body: JSON.parse(await text(request)) });
}

beforeAll(async () => {
  purges = [];
  status = 200;
  await new Promise<void>((resolve) => void hook.listen(0, '127.0.0.1', resolve));
  const purge = {
    url: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/purge`,
    headers: { Authorization: `Bearer ${SECRET}` },
  };
  site = await buildTestSite((services) => ({ ...services, config: { ...services.config, purge } }));
});
afterAll(async () => {
  await site.close();
  hook.close();
});

/** Waits for a purge with these tags. */
async function purgeOf(...tags: string[]): Promise<Purge> {
  const find = () =>
    purges.find(({ headers }) => {
      const sent = String(headers['surrogate-key']).split(' ');
      return tags.every((tag) => sent.includes(tag));
    });
  await until(() => find() !== undefined);
  return find() as Purge;
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(20);
}

test('a start purges everything, with the authorization, in the forms of Cloudflare and Fastly', async () => {
  const { headers, body } = await purgeOf('all');
  expect(headers).toMatchObject({ authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' });
  expect(body).toEqual({ tags: ['all'] });
});

test('a write of the panel is purged after its commit, and a moved release too', async () => {
  const staff = await signIn(site, 'super_admin');
  const texts = { title: 'Köprü', summary: '', document: paragraphs('Köprü'), seo_name: '' };
  const json = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null, translations: { tr: texts } };
  const { status: saved } = await staff.call({
    method: 'POST',
    url: api.adminArticles,
    form: { form_data: JSON.stringify(json) },
  });
  expect(saved).toBe(200);
  expect((await purgeOf('article')).body).toEqual({ tags: ['article', 'any-content'] });
  site.releases.live.remote_public = site.release('remote_public', '2');
  expect((await purgeOf('release-remote_public')).body).toEqual({ tags: ['release-remote_public'] });
});

test('a change of the remotes of the site purges every document, and one of a remote those that name it', async () => {
  const live = { shell: site.release('shell', '1'), remote_kampanya: site.release('remote_kampanya', '1') };
  let added = [{ name: 'remote_kampanya', segment: 'kampanya', title: 'Kampanya' }] as const;
  const changes = createChangedTags(site.services, {
    live: (unit) => live[unit as keyof typeof live] ?? null,
    candidate: () => null,
    fallbacks: () => [],
    addedRemotes: () => added,
  });
  await changes.read(0);
  live.remote_kampanya = site.release('remote_kampanya', '2');
  expect(await changes.read(0)).toEqual(['release-remote_kampanya']);
  live.remote_kampanya = { ...live.remote_kampanya, switchedOff: ['place'] };
  expect(await changes.read(0)).toEqual(['release-remote_kampanya']);
  live.shell = site.release('shell', '2');
  expect(await changes.read(0)).toEqual(['release-shell']);
  added = [] as never;
  expect(await changes.read(0)).toEqual(['surfaces']);
});

test('a hook that refuses is called again, and the state says since when it fails', async () => {
  const { purgeState } = site.services;
  const log = jest.spyOn(site.services.log, 'warn');
  status = 503;
  purges = [];
  site.releases.live.remote_public = site.release('remote_public', '3');
  await purgeOf('release-remote_public');
  await until(() => purgeState.failingSince !== null);
  expect(log.mock.calls.flat().join(' ')).not.toContain(SECRET);
  purges = [];
  status = 200;
  expect((await purgeOf('release-remote_public')).body).toEqual({ tags: ['release-remote_public'] });
  await until(() => purgeState.failingSince === null);
  expect(log).toHaveBeenCalledTimes(1);
});

test('a scheduled article is purged at the time at which it becomes visible', async () => {
  const changes = createChangedTags(
    site.services,
    fakeRegistry((unit) => site.release(unit, '1')),
  );
  const at = Date.parse('2999-01-01T00:00:00.000Z');
  const translations = { tr: { title: 'Sonra', summary: '', document: paragraphs('x'), seo_name: '' } };
  const form = { active: 1, published_at: new Date(at).toISOString(), cover_id: null, translations };
  await site.services.db
    .transaction()
    .execute((trx) =>
      articleRecords.add(inTransactionOf(site.services, trx), { now: '2026-01-01T00:00:00.000Z', userId: null }, form),
    );
  expect(await changes.read(at - 2)).toEqual(['all']);
  expect(await changes.read(at - 1)).toEqual([]);
  expect(await changes.read(at)).toEqual(['article', 'article-category', 'any-content']);
});

test('a change without a name purges everything', async () => {
  const changes = createChangedTags(
    site.services,
    fakeRegistry((unit) => site.release(unit, '1')),
  );
  await changes.read(0);
  site.services.contentVersion.raise(site.services.contentVersion.current() + 1);
  expect(await changes.read(0)).toEqual(['all']);
  expect(await changes.read(0)).toEqual([]);
});
