import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteState } from '@vitrin/shared-contracts/release-management';
import { buildPublishingSite, sentFiles, sentServer, type PublishingSite } from '../../../testing/publishing-site.ts';
import { sendRequest } from '../../../testing/send-request.ts';
import { descriptorOf, teamCredential, validRelease } from '../../../testing/sent-releases.ts';

let site: PublishingSite;

beforeEach(async () => {
  site = await buildPublishingSite();
});

afterEach(() => site.close());

const incoming = () => site.storedNames().filter((name) => name.startsWith('.'));

test('a release is stored once, and is not live by that', async () => {
  const before = site.registry.live('remote_public')?.descriptor.id;
  const { id } = descriptorOf(sentFiles, sentServer);
  expect(await site.send()).toMatchObject({ status: 201, body: { success: true, data: { id, kept: false } } });
  expect(site.storedNames('remote_public')).toContain(id);
  expect(incoming()).toEqual([]);
  await site.registry.refresh();
  expect(site.registry.live('remote_public')?.descriptor.id).toBe(before);
  expect(await site.registry.find('remote_public', id)).toMatchObject({ descriptor: { id, commit: /^0123/ } });

  const again = await site.send();
  expect(again).toMatchObject({ status: 409, body: { success: false, data: { id, kept: true } } });
  expect(again.body.message).toContain('aynı içerikle zaten kayıtlı');
  expect(incoming()).toEqual([]);
});

test('a pipeline gets the address of its release in the panel, also for one that is stored already', async () => {
  const { id } = descriptorOf(sentFiles, sentServer);
  const path = `/admin/releases/release?name=remote_public&release=${id}`;
  const { config } = site.services;
  expect((await site.send()).body.data).toEqual({
    id,
    kept: false,
    address: config.publicUrl + path,
    warnings: [],
  });
  config.adminHost = 'panel.localhost';
  const { origin } = Object.assign(new URL(config.publicUrl), { host: config.adminHost });
  expect((await site.send()).body.data).toEqual({ id, kept: true, address: origin + path });
  const { body } = await sendRequest(site.app, {
    url: '/api/releases/remote_public',
    headers: { authorization: `Bearer ${site.team.token}` },
  });
  expect((body.data as RemoteState).releases.find((release) => release.id === id)?.address).toBe(origin + path);
});

test('a pipeline gets what was measured of the sections', async () => {
  const measured = { name: 'kampanya', script: 4_000, style: 500, html: 900, data: 300, cpu_ms: null, reads: 1 };
  site.sectionChecks = async () => ({ problem: null, measured: [measured] });
  expect((await site.send()).body.data).toMatchObject({ sections: [measured] });
});

test('the publisher is stored in the log, and the time of use with the credential', async () => {
  await site.send();
  const log = site.services.db.selectFrom('release_log').selectAll().where('action', '=', 'publish');
  expect(await log.execute()).toMatchObject([
    { actor: 'remote_public ekibi', after_id: descriptorOf(sentFiles, sentServer).id },
  ]);
  const token = await site.services.db.selectFrom('publish_tokens').select('last_used_at').executeTakeFirstOrThrow();
  expect(Date.now() - Date.parse(token.last_used_at ?? '')).toBeLessThan(60_000);
});

test('the log names the remote of a credential that has no name of its own', async () => {
  const { db } = site.services;
  for (const name of ['', 'Komut satırı']) {
    await db.updateTable('publish_tokens').set({ name }).execute();
    await site.send(validRelease({ 'entry.js': name }, sentServer));
  }
  const log = db.selectFrom('release_log').select('actor').where('action', '=', 'publish');
  expect(await log.execute()).toEqual([{ actor: 'remote_public' }, { actor: 'remote_public' }]);
});

test('publisher and promoting pipeline are told what visitors lose compared with the live release', async () => {
  site.warningsOf = async ({ descriptor }) => [`${descriptor.unit}: /takvim eksik`];
  const { body } = await site.send();
  expect(body.data).toMatchObject({ warnings: ['remote_public: /takvim eksik'] });
  const { id } = body.data as { id: string };
  site.services.releasePages.connect({
    addressProblem: async () => null,
    warnings: async (release, before) => [`${release.id} yerine ${before ?? ''}`],
  });
  const promoted = await sendRequest(site.app, {
    url: '/api/releases/remote_public/promote',
    json: { id, expected: site.first, reason: 'x' },
    headers: { authorization: `Bearer ${site.team.token}` },
  });
  expect(promoted.body.data).toMatchObject({ live: id, warnings: [`${id} yerine ${site.first}`] });
});

test('a comparison that fails does not stop a release', async () => {
  site.warningsOf = () => Promise.reject(new Error('no process'));
  expect(await site.send()).toMatchObject({ status: 201, body: { data: { warnings: [] } } });
});

test('a release whose files were lost may be published again', async () => {
  await site.send();
  const { id } = descriptorOf(sentFiles, sentServer);
  writeFileSync(path.join(site.services.config.dataDir, 'releases', 'remote_public', id, 'entry.js'), 'bozuk');
  expect(await site.send()).toMatchObject({ status: 201 });
  expect(await site.registry.find('remote_public', id)).not.toBeNull();
});

test('an upload that fails keeps the files of a release that was stored before', async () => {
  await site.send();
  const { id } = descriptorOf(sentFiles, sentServer);
  const file = path.join(site.services.config.dataDir, 'releases', 'remote_public', id, 'entry.js');
  writeFileSync(file, 'bozuk');
  site.smokeTest = async () => {
    await site.services.db.updateTable('publish_tokens').set({ revoked_at: new Date().toISOString() }).execute();
    return null;
  };
  expect(await site.send()).toMatchObject({ status: 401 });
  expect(readFileSync(file, 'utf8')).toBe(sentFiles['entry.js']);
  expect(await site.registry.find('remote_public', id)).not.toBeNull();
});

test('a release that is published twice at once is smoke-tested once', async () => {
  const tested: string[] = [];
  site.smokeTest = async ({ descriptor }) => {
    tested.push(descriptor.id);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return null;
  };
  const responses = await Promise.all([site.send(), site.send()]);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(tested).toHaveLength(1);
  expect(incoming()).toEqual([]);
});

test('a remote that the site does not have is rejected with the reason, and accepted once it exists', async () => {
  const credential = await teamCredential(site.services, 'remote_shop');
  const sending = { to: 'remote_shop', credential, ...validRelease(sentFiles, {}, { unit: 'remote_shop' }) };
  const unknown = await site.send(sending);
  expect(unknown).toMatchObject({ status: 404 });
  expect(unknown.body.message).toContain('Bu sitede remote_shop adında bir birim yok');
  await site.services.db
    .insertInto('remotes')
    .values({ name: 'remote_shop', segment: 'magaza', title: 'Mağaza', created_at: '2026-01-01', created_by: 'Ayşe' })
    .execute();
  expect(await site.send(sending)).toMatchObject({ status: 201 });
});

test('leftovers of a terminated upload are removed at the next start; an upload in progress stays', async () => {
  for (const [name, hours] of [
    ['.incoming-old', 2],
    ['.incoming-new', 0],
  ] as const) {
    mkdirSync(path.join(site.services.config.dataDir, 'releases', name, 'ssr'), { recursive: true });
    const at = Date.now() / 1_000 - hours * 3_600;
    utimesSync(path.join(site.services.config.dataDir, 'releases', name), at, at);
  }
  await site.restart();
  expect(incoming()).toEqual(['.incoming-new']);
  expect(site.storedNames()).toContain('remote_public');
});
