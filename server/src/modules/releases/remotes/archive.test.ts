import { existsSync } from 'node:fs';
import { api } from '@vitrin/shared-contracts/paths';
import type { ArchivedRemote } from '@vitrin/shared-contracts/release-lifecycle';
import type { ReleaseLogRow, ReleaseRow } from '@vitrin/shared-contracts/release-management';
import { releaseFolder } from '../../../releases/files/release-files.ts';
import { removeOldReleases } from '../old-releases/remove-old-releases.service.ts';
import { ownerOf, saveOwner } from './owners.repository.ts';
import { storeLiveRelease } from '../../../testing/stored-releases.ts';
import { signIn, type Staff } from '../../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
let live: string;
const name = 'remote_kampanya';
const owner = { owner: 'Kampanya ekibi', contact: 'kampanya@ornek.com', by: 'Ayşe Yılmaz' };

beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test);
  const form_data = { name, segment: 'kampanya', title: 'Kampanya' };
  await staff.call({ url: api.adminRemotes, form: { form_data } });
  live = await storeLiveRelease(test.services, name, '1');
});
afterEach(() => test.close());

const retire = (more: object = {}) =>
  staff.call({
    url: `${api.adminRemote(name)}/retire`,
    form: { form_data: { expected: live, reason: 'Bitti', ...more } },
  });
const archived = async () => (await staff.call({ url: api.adminArchivedRemotes })).body.data as ArchivedRemote[];
const restore = (form_data: object, by = staff) =>
  by.call({ url: `${api.adminArchivedRemote(name)}/restore`, form: { form_data } });
const remove = () => staff.call({ url: api.adminArchivedRemote(name), form: { _method: 'DELETE' } });
const filesExist = () => existsSync(releaseFolder(test.services.config.dataDir, name, live));

it('a retired remote is listed with its releases, its log and the day of its removal', async () => {
  await retire({ keep_days: 100 });
  const [remote] = await archived();
  expect(remote).toMatchObject({ name, title: 'Kampanya', segment: 'kampanya', reason: 'Bitti', releases: 1 });
  const days = (Date.parse(remote?.remove_at ?? '') - Date.parse(remote?.archived_at ?? '')) / 86_400_000;
  expect(Math.round(days)).toBe(100);
  const releases = (await staff.call({ url: api.adminUnitReleases(name) })).body.data as ReleaseRow[];
  expect(releases.map(({ id }) => id)).toEqual([live]);
  const log = (await staff.call({ url: `${api.adminUnitReleases(name)}/log` })).body.data as ReleaseLogRow[];
  expect(log[0]).toMatchObject({ action: 'retire', before: live });
});

it('is kept for 30 days by default, and not longer than allowed', async () => {
  expect((await retire({ keep_days: 366 })).body.errors).toHaveProperty('keep_days');
  await retire();
  const [remote] = await archived();
  const days = (Date.parse(remote?.remove_at ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
});

it('comes back at another path, and a stored release can be promoted', async () => {
  await retire({ redirect: '/iletisim' });
  const taken = await restore({ segment: 'kampanya', title: 'Kampanya' });
  expect(taken.body.errors).toEqual({ segment: '/kampanya/* adresi yönlendiriliyor; önce yönlendirmeyi silin.' });
  const editor = await signIn(test, 'admin');
  expect((await restore({ segment: 'firsatlar', title: 'Fırsatlar' }, editor)).status).toBe(403);
  const { status, body } = await restore({ segment: 'firsatlar', title: 'Fırsatlar' });
  expect([status, body.message]).toEqual([200, 'Fırsatlar geri getirildi.']);
  expect(await archived()).toEqual([]);
  const form_data = { id: live, expected: null, reason: 'Yeniden' };
  expect((await staff.call({ url: `${api.adminUnitReleases(name)}/promote`, form: { form_data } })).status).toBe(200);
  const log = (await staff.call({ url: api.adminReleaseLog })).body.data as ReleaseLogRow[];
  expect(log.map(({ action }) => action).slice(0, 3)).toEqual(['promote', 'restore', 'retire']);
  expect((await restore({ segment: 'x', title: 'Fırsatlar' })).status).toBe(404);
});

it('is removed earlier on request, with its files and its owner; the log stays', async () => {
  await saveOwner(test.services.db, name, owner);
  await retire();
  expect(filesExist()).toBe(true);
  expect((await remove()).status).toBe(200);
  expect([await archived(), filesExist(), await ownerOf(test.services.db, name)]).toEqual([[], false, null]);
  const log = (await staff.call({ url: api.adminReleaseLog })).body.data as ReleaseLogRow[];
  expect(log[0]).toMatchObject({ unit: name, action: 'delete', before: live, actor: 'Ayşe Yılmaz' });
  expect((await remove()).status).toBe(404);
});

it('the cleanup job keeps all its releases until that day, however old, and then removes them', async () => {
  await retire({ keep_days: 300 });
  const { db } = test.services;
  await saveOwner(db, name, owner);
  await db.updateTable('releases').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
  expect(await removeOldReleases(test.services)).toEqual({ releases: 0 });
  await db.updateTable('archived_remotes').set({ remove_at: '2026-01-01T00:00:00.000Z' }).execute();
  expect(await removeOldReleases(test.services)).toEqual({ releases: 1 });
  expect([await archived(), filesExist(), await ownerOf(db, name)]).toEqual([[], false, null]);
  const log = (await staff.call({ url: api.adminReleaseLog })).body.data as ReleaseLogRow[];
  expect(log[0]).toMatchObject({ action: 'remove', before: live, reason: 'Arşivdeki süresi doldu' });
});
