import { limits } from '@vitrin/shared-contracts/limits';
import { buildPublishingSite, type PublishingSite } from '../../../testing/publishing-site.ts';
import { descriptorOf, validRelease } from '../../../testing/sent-releases.ts';

const MEGABYTE = 1_048_576;
let site: PublishingSite;

beforeEach(async () => {
  site = await buildPublishingSite();
});

afterEach(() => site.close());

const filesOf = (content: string) => ({ 'entry.js': content });
const send = (content: string) => site.send(validRelease(filesOf(content)));
const allow = (quota: { releases_per_day?: number; kept_megabytes?: number }) =>
  site.services.db.updateTable('publish_tokens').set(quota).execute();
const uploads = () => site.services.db.selectFrom('publish_uploads').selectAll().execute();

test('more releases in a day than allowed get 429 with the limit and when it is possible again', async () => {
  await allow({ releases_per_day: 2 });
  expect([(await send('1')).status, (await send('2')).status]).toEqual([201, 201]);
  const refused = await send('3');
  expect(refused.status).toBe(429);
  expect(refused.body.message).toMatch(
    /24 saatte en fazla 2 sürüm yüklenebilir; sınır doldu\. Yeniden yüklenebileceği zaman: \d+\.\d+\.\d{4} - \d\d:\d\d\./,
  );
  expect(site.storedNames('remote_public')).not.toContain(descriptorOf(filesOf('3'), {}).id);
  // A release that is stored already is no new one: the pipeline can continue with it.
  expect((await send('2')).status).toBe(409);

  const yesterday = new Date(Date.now() - 86_400_000 - 1_000).toISOString();
  const [first] = await uploads();
  const db = site.services.db;
  await db
    .updateTable('publish_uploads')
    .set({ begun_at: yesterday })
    .where('id', '=', first?.id ?? 0)
    .execute();
  expect((await send('3')).status).toBe(201);
});

test('of two uploads at the same time only one gets the last place', async () => {
  await allow({ releases_per_day: 1 });
  const { promise: bothSent, resolve } = Promise.withResolvers<null>();
  site.smokeTest = () => bothSent;
  const [first, second] = [send('1'), send('2')];
  const refused = await Promise.race([first, second]);
  expect(refused.status).toBe(429);
  resolve(null);
  expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual(expect.arrayContaining([201, 429]));
});

test('a rejected release does not count', async () => {
  await allow({ releases_per_day: 1 });
  site.smokeTest = async () => 'Tarayıcı paketi başlamadı';
  expect((await send('1')).status).toBe(422);
  expect(await uploads()).toEqual([]);
  site.smokeTest = async () => null;
  expect((await send('1')).status).toBe(201);
});

test('after too many rejected releases of a unit in an hour the next one is not received', async () => {
  site.smokeTest = async () => 'Tarayıcı paketi başlamadı';
  const { rejectionsPerHour } = limits.publishQuota;
  for (let count = 0; count < rejectionsPerHour; count++) expect((await send(String(count))).status).toBe(422);
  const smokeTest = jest.fn(async () => null);
  site.smokeTest = smokeTest;

  const refused = await send('good');

  expect(refused.status).toBe(429);
  expect(refused.body.message).toMatch(/son bir saatte 30 sürümü reddedildi\. \d+ dakika sonra/);
  expect(smokeTest).not.toHaveBeenCalled();
});

test('an upload beyond the bytes of the unit gets 413 with the limit, and uploads in progress count', async () => {
  await allow({ kept_megabytes: 1 });
  const { db } = site.services;
  await db.updateTable('releases').set({ bytes: MEGABYTE }).where('id', '=', site.first).execute();
  const refused = await send('1');
  expect(refused.status).toBe(413);
  expect(refused.body.message).toMatch(
    /sınır 1 MB, kullanılan 1 MB, bu yükleme 0,1 MB\. Yakında silinecek eski sürüm yok/,
  );

  await db.updateTable('releases').set({ bytes: 0 }).execute();
  const [token] = await db.selectFrom('publish_tokens').select('id').execute();
  const upload = { token_id: token?.id ?? 0, unit: 'remote_public', bytes: MEGABYTE };
  await db
    .insertInto('publish_uploads')
    .values({ ...upload, begun_at: new Date().toISOString() })
    .execute();
  expect((await send('1')).status).toBe(413);
  await db.updateTable('publish_uploads').set({ begun_at: '2026-01-01T00:00:00.000Z' }).execute();
  expect((await send('1')).status).toBe(201);
});

test('a stored release has its size, also one of an older server', async () => {
  expect((await send('12345')).status).toBe(201);
  const sizes = await site.services.db.selectFrom('releases').select(['id', 'bytes']).execute();
  expect(sizes.find(({ id }) => id === descriptorOf(filesOf('12345'), {}).id)?.bytes).toBe(5);
  expect(sizes.find(({ id }) => id === site.first)?.bytes).toBeGreaterThan(0);
});
