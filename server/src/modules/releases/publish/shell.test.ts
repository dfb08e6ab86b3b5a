import { shellScripts } from '@vitrin/shared-contracts/boot';
import type { Credential } from '@vitrin/shared-contracts/publishing';
import type { RemoteState } from '@vitrin/shared-contracts/release-management';
import { apiSurfaceVersion, bootDataVersion, type ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { smokeTestFile } from '@vitrin/shared-contracts/rendering';
import { buildPublishingSite, sentServer, type PublishingSite } from '../../../testing/publishing-site.ts';
import { sendRequest } from '../../../testing/send-request.ts';
import { descriptorOf, teamCredential, validRelease, type Files } from '../../../testing/sent-releases.ts';
import { storeLiveRelease } from '../../../testing/stored-releases.ts';

const files: Files = Object.fromEntries([...Object.values(shellScripts), smokeTestFile].map((name) => [name, name]));
const { [shellScripts.loader]: _loader, ...withoutLoader } = files;
const described: Partial<ReleaseDescriptor> = {
  unit: 'shell',
  contract: apiSurfaceVersion,
  boot: `^${bootDataVersion}`,
  shared: { react: '19.3.2' },
  entry: shellScripts.start,
  preload: [],
};
const { id } = descriptorOf(files, sentServer, described);

let site: PublishingSite;
let credential: Credential;
// One site: no test changes the releases that another one needs.
beforeAll(async () => {
  site = await buildPublishingSite();
  await storeLiveRelease(site.services, 'remote_auth', 'giriş', { shared: { react: '^19.1.0' } });
  credential = await teamCredential(site.services, 'shell');
});
afterEach(() => {
  site.smokeTest = async () => null;
});
afterAll(() => site.close());

interface Sent {
  files?: Files;
  server?: Files;
  more?: Partial<ReleaseDescriptor>;
}

const send = ({ files: sent = files, server = sentServer, more = {} }: Sent = {}) =>
  site.send({ to: 'shell', credential, ...validRelease(sent, server, { ...described, ...more }) });

async function command(path: string, json: object) {
  const headers = { authorization: `Bearer ${credential.token}` };
  const { status, body } = await sendRequest(site.app, { url: `/api/releases/shell/${path}`, json, headers });
  await site.registry.refresh();
  return { status, message: body.message, state: body.data as RemoteState };
}

test.each<[string, number, string, Sent]>([
  ['other boot data', 422, 'başlangıç verisinin ^9.0.0 sürümünü istiyor; sunucu', { more: { boot: '^9.0.0' } }],
  ['a newer API surface', 422, 'API’nin ^9.0.0 sürümünü istiyor; sunucu', { more: { contract: '9.0.0' } }],
  [
    'a library too old for a live remote',
    422,
    'remote_auth: Bu sürüm react',
    { more: { shared: { react: '19.0.0' } } },
  ],
  ['no version of the boot data', 400, 'boot', { more: { boot: undefined } }],
  ['a range instead of a version', 400, 'contract', { more: { contract: '^1.0.0' } }],
  ['a range of a shared library', 400, 'shared', { more: { shared: { react: '^19.0.0' } } }],
  ['a missing script', 400, 'Kabukta loader.js yok', { files: withoutLoader }],
  ['no server bundle', 400, 'index.cjs yok', { server: {} }],
])('a shell with %s is rejected', async (_what, status, text, sent) => {
  expect(await send(sent)).toMatchObject({ status, body: { message: expect.stringContaining(text) as string } });
  expect(site.storedNames('shell')).toEqual([site.shell]);
});

test('a shell that fails the smoke test is rejected with the reason', async () => {
  site.smokeTest = () => Promise.resolve('remote_auth: Tarayıcı paketi başlamadı: shell.js: TypeError: x');
  expect(await send()).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('TypeError: x') as string },
  });
  expect(site.storedNames('shell')).toEqual([site.shell]);
});

test('a published shell goes live, and back', async () => {
  expect(await send()).toMatchObject({ status: 201, body: { data: { id, kept: false } } });
  expect(await command('promote', { id, expected: null, reason: 'Yeni kabuk' })).toMatchObject({ status: 409 });
  const decision = { id, expected: site.shell, reason: 'Yeni kabuk' };
  expect(await command('promote', decision)).toMatchObject({ status: 200, state: { live: id, previous: site.shell } });
  expect(site.registry.live('shell')?.descriptor).toMatchObject({ id, boot: described.boot });
  expect(site.registry.live('remote_auth')).not.toBeNull();
  const back = await command('rollback', { expected: id, reason: 'Menü açılmıyor' });
  expect(back).toMatchObject({ status: 200, state: { live: site.shell } });
  expect(site.registry.live('shell')?.descriptor.id).toBe(site.shell);
  const link = await command('links', { id });
  expect([link.status, link.message]).toEqual([409, expect.stringContaining('bağlantıyla gösterilemez') as string]);
});

test('the credential of another unit publishes no shell', async () => {
  expect(await site.send({ to: 'shell', ...validRelease(files, sentServer, described) })).toMatchObject({
    status: 401,
  });
});
