import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as releasesModule from '@vitrin/shared-contracts/releases';
import type { ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { checkVersionStep } from '../../../../tools/src/api-surface/judge.ts';
import { unpackBuild } from '../../../../tools/src/api-surface/stored-build.ts';
import { closedMinors, currentPage, readPage, storedBuilds } from '../../../../tools/src/api-surface/surface-files.ts';
import { readSurface } from '../../../../tools/src/api-surface/surface.ts';
import { buildPublishingSite, sentFiles, type PublishingSite } from '../../testing/publishing-site.ts';
import { descriptorOf, validRelease, type Files } from '../../testing/sent-releases.ts';
import { storeLiveRelease } from '../../testing/stored-releases.ts';
import { registerLocalReleases } from './publish/local-releases.ts';

/** API surface of the server: the one thing that an upgrade of the site changes here. */
let mockSiteVersion = '1.1.0';
jest.mock('@vitrin/shared-contracts/releases', () =>
  Object.defineProperty(
    { ...jest.requireActual<typeof releasesModule>('@vitrin/shared-contracts/releases') },
    'apiSurfaceVersion',
    { get: () => mockSiteVersion },
  ),
);

const unit = 'remote_public';
const shared = ['shared-contracts/state', 'shared-contracts/router', 'shared-contracts/http'];
const at = (version: string, names = shared) => Object.fromEntries(names.map((name) => [name, version]));

const [closed = ''] = closedMinors();
/** The descriptor of the stored build of the minor version that was closed last. */
const built = JSON.parse(
  new TextDecoder().decode(
    unpackBuild(readFileSync(path.join(storedBuilds(closed), 'remote-public.zip.br')))['release.json'],
  ),
) as Pick<ReleaseDescriptor, 'contract' | 'runtime' | 'shared'>;
const { runtime } = built;
/** What a build of 1.0 states about itself: it names no shared modules. */
const needsOfFirstVersion = { contract: '1.0.0', runtime, shared: undefined } as unknown as Partial<ReleaseDescriptor>;
const needsOfToday = { contract: '^1.0.0', runtime, shared: at('^1.0.0') };

let site: PublishingSite;
let remoteOfFirstVersion: string;

beforeEach(async () => {
  mockSiteVersion = '1.1.0';
  site = await buildPublishingSite();
  remoteOfFirstVersion = await storeLiveRelease(site.services, unit, '1.0', needsOfFirstVersion);
});

afterEach(() => site.close());

/** Upgrades server and shell, and restarts the site. */
async function upgradeTo(version: string, names = shared): Promise<void> {
  mockSiteVersion = version;
  await storeLiveRelease(site.services, 'shell', `kabuk ${version}`, {
    contract: version,
    runtime,
    shared: at(version, names),
  });
  await site.restart();
}

const checkout: Files = { 'entry.js': '3.0' };

/** Starts the site from a checkout with a build of the remote. */
async function startCheckout(needs: Partial<ReleaseDescriptor>): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'vitrin-checkout-'));
  const dist = path.join(root, 'remote-public/dist');
  mkdirSync(path.join(dist, 'browser'), { recursive: true });
  for (const [name, text] of Object.entries(checkout)) writeFileSync(path.join(dist, 'browser', name), text);
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(descriptorOf(checkout, {}, needs)));
  await registerLocalReleases(site.services, { root, onProgress: () => undefined });
  rmSync(root, { recursive: true });
  await site.restart();
}

const liveId = () => site.registry.live(unit)?.descriptor.id;
const publish = () => site.send(validRelease(sentFiles, {}, needsOfToday));

const page = readPage(currentPage);
const USED = 'export declare function useRight(right: Right): boolean;\n';
const surfaceAt = (version: string, text: string) => ({ version, surface: readSurface(text) });
const stepFrom = (version: string, text: string) =>
  checkVersionStep(surfaceAt('1.1.0', page), surfaceAt(version, text));

test('additions need a minor version, and remotes of the first and of the closed one run two minor versions later', async () => {
  const added = page.replace(USED, `${USED}export declare function useNewRight(right: Right): boolean;\n`);
  expect(stepFrom('1.3.0', added)).toMatchObject({ needed: 'minor', isSufficient: true });
  // The shell of these tests provides no other shared modules.
  const ranges = Object.fromEntries(shared.map((name) => [name, built.shared[name] ?? '']));
  const needs = { contract: built.contract, runtime, shared: ranges };
  const closedRemote = await storeLiveRelease(site.services, 'remote_auth', closed, needs);
  for (const version of ['1.2.0', '1.3.0']) {
    await upgradeTo(version);
    expect(liveId()).toBe(remoteOfFirstVersion);
    expect(site.registry.live('remote_auth')?.descriptor.id).toBe(closedRemote);
  }
  expect(await publish()).toMatchObject({ status: 201 });
});

test('a removed export needs a major version; two later, its remotes are refused and replaced by a fallback', async () => {
  const removed = page.replace(USED, '');
  expect(removed).not.toBe(page);
  expect(stepFrom('1.3.0', removed)).toMatchObject({ needed: 'major', isSufficient: false });
  expect(stepFrom('3.0.0', removed)).toMatchObject({ isSufficient: true });

  for (const version of ['2.0.0', '3.0.0']) await upgradeTo(version);
  expect(liveId()).toBeUndefined();
  await startCheckout({ contract: '^3.0.0', runtime, shared: at('^3.0.0') });
  expect(liveId()).toBe(descriptorOf(checkout, {}).id);

  const sentence =
    'Bu sürüm API’nin ^1.0.0 sürümünü istiyor; sunucu 3.0.0 sunuyor. ' +
    'Birim bu sürümde kaldırılanları kullanıyor olabilir: package.json içinde @vitrin/shared-contracts için ^3.0.0 yazıp birimi yeniden derleyin.';
  const faults = site.services.db.selectFrom('release_faults').select('message').where('message', '=', sentence);
  expect(await faults.where('release_id', '=', remoteOfFirstVersion).execute()).toHaveLength(1);
  const { status, body } = await publish();
  expect([status, body.message]).toEqual([422, sentence]);
});

test('a remote that needs a removed shared module is refused with the name of the module', async () => {
  await upgradeTo('1.3.0', ['shared-contracts/state', 'shared-contracts/router']);
  const { status, body } = await publish();
  expect([status, body.message]).toEqual([
    422,
    'Bu sürüm shared-contracts/http modülünü (^1.0.0) kabuktan istiyor; kabuk bu modülü sunmuyor. Birimi bu modül olmadan yeniden derleyin.',
  ]);
});

test('a remote of a newer version is refused until the site is upgraded', async () => {
  const newer = validRelease(sentFiles, {}, { ...needsOfToday, contract: '^1.3.0' });
  const { status, body } = await site.send(newer);
  expect([status, body.message]).toEqual([
    422,
    'Bu sürüm API’nin ^1.3.0 sürümünü istiyor; sunucu 1.1.0 sunuyor. Önce site yükseltilmeli ya da birim sitenin sürümüyle derlenmeli.',
  ]);
  await upgradeTo('1.3.0');
  expect(await site.send(newer)).toMatchObject({ status: 201 });
});
