import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { api } from '@vitrin/shared-contracts/paths';
import type { ReleaseRow } from '@vitrin/shared-contracts/release-management';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { storeLiveRelease, storeRelease } from '../../testing/stored-releases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteRelease } from './old-releases/old-releases.repository.ts';
import { releaseFolder } from '../../releases/files/release-files.ts';
import { releasesModule } from './releases.module.ts';

let test: TestApp;
let staff: Staff;
let live: string;
let held: string;
beforeAll(async () => {
  test = await buildTestApp();
  staff = await signIn(test);
  live = await storeLiveRelease(test.services, 'remote_admin', '1');
  held = await storeRelease(test.services, 'remote_admin', '2');
});
afterAll(() => test.close());

const unit = api.adminUnitReleases('remote_admin');
const read = (release: string, name = unit) =>
  staff.call({ url: `${name}/release?release=${encodeURIComponent(release)}` });
const label = (tags: string[]) =>
  staff.call({ url: `${unit}/labels`, form: { form_data: { id: held, tags, note: 'Yeni menü' } } });

it('returns a release by its id and by a tag as the list does, and selects it for no browser', async () => {
  await label(['1.4.0', 'sınama']);
  const listed = (await staff.call({ url: unit })).body.data as ReleaseRow[];
  const rowOf = (id: string) => listed.find((row) => row.id === id);
  for (const reference of [held, '1.4.0', 'sınama']) {
    const { status, body, headers } = await read(reference);
    expect([status, body.data, headers['set-cookie']]).toEqual([200, rowOf(held), undefined]);
  }
  expect(rowOf(held)).toMatchObject({ is_live: false, tags: ['1.4.0', 'sınama'], note: 'Yeni menü' });
  expect((await read(live)).body.data).toEqual(rowOf(live));
  expect(rowOf(live)).toMatchObject({ is_live: true });
});

it('returns 404 with a reason for a release, tag or unit that is not there', async () => {
  const removed = await storeRelease(test.services, 'remote_admin', '3');
  expect((await read(removed)).status).toBe(200);
  await deleteRelease(test.services.db, 'remote_admin', removed);
  const gone = 'Bu sürüm artık saklanmıyor ya da hiç yüklenmedi.';
  for (const id of [removed, '0123456789abcdef']) expect((await read(id)).body).toMatchObject({ message: gone });
  expect((await read(removed)).status).toBe(404);
  expect((await read(held, api.adminUnitReleases('shell'))).status).toBe(404);
  expect((await read('yok')).body.message).toBe('Bu birimde yok etiketli bir sürüm yok.');
  for (const url of [`${unit}/release`, `${unit}/release?release=`, `${api.adminReleases}/remote_yok/release`])
    expect((await staff.call({ url })).status).toBe(404);
});

it('needs a session with the right to read releases', async () => {
  const url = `${unit}/release?release=${held}`;
  expect((await sendRequest(test.app, { url })).status).toBe(401);
  expect((await (await signIn(test, 'admin')).call({ url })).status).toBe(403);
});

it('measures a release with gzip until its Brotli variants are written', async () => {
  const { services } = test;
  const text = 'export const value = 1;'.repeat(100);
  const id = await storeRelease(services, 'remote_admin', text);
  const file = path.join(releaseFolder(services.config.dataDir, 'remote_admin', id), 'entry.js');
  rmSync(`${file}.br`);
  const sizeOf = async () => ((await read(id)).body.data as ReleaseRow).size;
  expect(await sizeOf()).toBe(statSync(`${file}.gz`).size);
  for (const { run } of releasesModule.jobs ?? []) await run(services, new AbortController().signal);
  const { size } = statSync(`${file}.br`);
  expect(size).toBeLessThan(statSync(`${file}.gz`).size);
  expect(await sizeOf()).toBe(size);
});
