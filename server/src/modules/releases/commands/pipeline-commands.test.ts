import type { RemoteState } from '@vitrin/shared-contracts/release-management';
import { sendRequest } from '../../../testing/send-request.ts';
import { buildPublishingSite, type PublishingSite } from '../../../testing/publishing-site.ts';
import { descriptorOf, teamCredential, validRelease } from '../../../testing/sent-releases.ts';

const FILES = { 'entry.js': 'ikinci' };
const URL = '/api/releases/remote_public';

let site: PublishingSite;
let first: string;
const second = descriptorOf(FILES, {}).id;

beforeEach(async () => {
  site = await buildPublishingSite();
  ({ first } = site);
  await site.send(validRelease(FILES));
});

afterEach(() => site.close());

async function call(url: string, json?: object, credential = site.team) {
  const { status, body } = await sendRequest(site.app, {
    url,
    ...(json && { json }),
    headers: { authorization: `Bearer ${credential.token}` },
  });
  return { status, message: body.message, data: body.data as RemoteState };
}

test('a pipeline reads the state of its remote', async () => {
  const { data } = await call(URL);
  expect(data).toMatchObject({ remote: 'remote_public', live: first, previous: null, candidate: null, percent: 0 });
  expect(data.releases).toMatchObject([{ id: second, published_by: 'remote_public ekibi' }, { id: first }]);
  expect(data.releases[0]).toMatchObject({ commit: expect.stringMatching(/^0123/) as string, subject: null });
});

test('a pipeline promotes its release and rolls it back, both with immediate effect', async () => {
  const promoted = await call(`${URL}/promote`, { id: second, expected: first, reason: 'Yayınlandı' });
  expect(promoted).toMatchObject({ status: 200, data: { live: second, previous: first } });
  expect(site.registry.live('remote_public')?.descriptor.id).toBe(second);

  const back = await call(`${URL}/rollback`, { expected: second, reason: 'Menü açılmıyor' });
  expect(back).toMatchObject({ status: 200, data: { live: first } });
  expect(back.message).toBe(`${first} sürümüne geri dönüldü.`);
  expect(site.registry.live('remote_public')?.descriptor.id).toBe(first);
  expect(back.data.releases.find(({ id }) => id === second)?.set_aside).toBe('Menü açılmıyor');

  const log = await site.services.db.selectFrom('release_log').selectAll().orderBy('id').execute();
  expect(log.filter(({ unit }) => unit === 'remote_public').slice(-2)).toMatchObject([
    { action: 'promote', actor: 'remote_public ekibi', before_id: first, after_id: second, reason: 'Yayınlandı' },
    { action: 'rollback', actor: 'remote_public ekibi', before_id: second, after_id: first, reason: 'Menü açılmıyor' },
  ]);
});

test('a pointer that has changed in the meantime is not moved', async () => {
  const late = await call(`${URL}/promote`, { id: second, expected: second.replace(/^./, '0'), reason: 'Yayınlandı' });
  expect(late).toMatchObject({ status: 409 });
  expect(late.message).toContain(first);
  expect(site.registry.live('remote_public')?.descriptor.id).toBe(first);
});

test('invalid requests are rejected with the reason', async () => {
  expect(await call(`${URL}/promote`, { id: 'x', expected: first, reason: '' })).toMatchObject({ status: 422 });
  expect(await call(`${URL}/promote`, { id: 'f'.repeat(16), expected: first, reason: 'Yok' })).toMatchObject({
    status: 404,
  });
  expect(await call(`${URL}/rollback`, { expected: first, reason: 'Yok' })).toMatchObject({ status: 409 });
});

test('a credential of another remote can neither read nor change anything', async () => {
  const other = await teamCredential(site.services, 'remote_auth');
  expect(await call(URL, undefined, other)).toMatchObject({ status: 401 });
  expect(await call(`${URL}/promote`, { id: second, expected: first, reason: 'x' }, other)).toMatchObject({
    status: 401,
  });
  expect(await call(`${URL}/rollback`, { expected: first, reason: 'x' }, other)).toMatchObject({ status: 401 });
  expect(site.registry.live('remote_public')?.descriptor.id).toBe(first);
});
