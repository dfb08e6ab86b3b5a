import { api } from '@vitrin/shared-contracts/paths';
import type { ReleaseLink } from '@vitrin/shared-contracts/release-lifecycle';
import type {
  PublishKeyRow,
  ReleaseLogRow,
  RemoteRow,
  UnitOverview,
} from '@vitrin/shared-contracts/release-management';
import { findTarget } from '../../redirects/redirect-targets.repository.ts';
import { storeRelease, storeLiveRelease } from '../../../testing/stored-releases.ts';
import { signIn, type Staff } from '../../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test);
});
afterEach(() => test.close());

const takvim = { name: 'remote_takvim', segment: 'takvim', title: 'Takvim' } as const;
const add = (form_data: object = takvim) => staff.call({ url: api.adminRemotes, form: { form_data } });
const remove = (name: string) => staff.call({ url: `${api.adminRemotes}/${name}`, form: { _method: 'DELETE' } });
const names = async () =>
  ((await staff.call({ url: api.adminRemotes })).body.data as RemoteRow[]).map(({ name }) => name);

it('adds a remote with immediate effect for all visitors', async () => {
  const before = test.services.contentVersion.current();
  const { status, body } = await add();
  expect([status, body.message, body.data]).toEqual([
    200,
    'Oluşturuldu!',
    { ...takvim, is_built_in: false, live: null },
  ]);
  expect((await staff.call({ url: api.adminRemotes })).body.data).toEqual([
    { name: 'remote_public', title: 'Site', segment: '*', is_built_in: true, live: null },
    { name: 'remote_auth', title: 'Giriş', segment: 'giris-yap', is_built_in: true, live: null },
    { name: 'remote_admin', title: 'Yönetim Paneli', segment: 'admin', is_built_in: true, live: null },
    { ...takvim, is_built_in: false, live: null },
  ]);
  expect(test.services.contentVersion.current()).toBeGreaterThan(before);
});

it('removes a remote that visitors do not see, and revokes its keys', async () => {
  await add();
  await storeRelease(test.services, takvim.name, '1');
  const key = { remote: takvim.name, name: 'Yayın hattı' };
  await staff.call({ url: api.adminReleaseKeys, form: { form_data: key } });
  expect((await remove(takvim.name)).body.message).toBe('Silindi!');
  expect(await names()).not.toContain(takvim.name);
  const [row] = (await staff.call({ url: api.adminReleaseKeys })).body.data as PublishKeyRow[];
  expect(row?.revoked_at).not.toBeNull();
  const { db } = test.services;
  const received = await db.selectFrom('audit').selectAll().where('entity', '=', 'remote').orderBy('id').execute();
  expect(received.map(({ action, title }) => [action, title])).toEqual([
    ['create', takvim.name],
    ['delete', takvim.name],
  ]);
});

it('another remote of the name of a removed one has neither its links nor its owner', async () => {
  const unit = api.adminUnitReleases(takvim.name);
  await add();
  const id = await storeRelease(test.services, takvim.name, '1');
  const handOver = { owner: 'Takvim ekibi', contact: 'takvim@ornek.com', days: 30, reason: 'Ekip değişti' };
  await staff.call({ url: `${api.adminRemote(takvim.name)}/hand-over`, form: { form_data: handOver } });
  await staff.call({ url: `${unit}/links`, form: { form_data: { id, days: null } } });
  const links = async () => (await staff.call({ url: `${unit}/links?release=${id}` })).body.data as ReleaseLink[];
  const units = async () => (await staff.call({ url: api.adminReleases })).body.data as UnitOverview[];
  const owner = async () => (await units()).find((row) => row.unit === takvim.name)?.owner?.owner ?? null;
  expect([(await links()).length, await owner()]).toEqual([1, 'Takvim ekibi']);
  await remove(takvim.name);
  await add();
  expect([await links(), await owner()]).toEqual([[], null]);
});

it('rejects the removal of a live remote and of a built-in one', async () => {
  await add();
  const id = await storeLiveRelease(test.services, takvim.name, '1');
  const seen = await remove(takvim.name);
  expect([seen.status, seen.body.message]).toEqual([
    409,
    `Takvim biriminin canlı sürümü var (${id}); silinemez, yayından kaldırılabilir.`,
  ]);
  const builtIn = await remove('remote_auth');
  expect([builtIn.status, builtIn.body.message]).toEqual([409, 'Giriş her sitede bulunur, kaldırılamaz.']);
  expect((await remove('shell')).body.message).toBe('Kabuk her sitede bulunur, kaldırılamaz.');
  expect((await remove('remote_yok')).status).toBe(404);
  expect(await names()).toHaveLength(4);
});

describe('taking a live remote off the site', () => {
  const retire = (form: object = {}, name: string = takvim.name, by = staff) =>
    by.call({
      url: `${api.adminRemotes}/${name}/retire`,
      form: { form_data: { expected: null, reason: 'Kampanya bitti', ...form } },
    });
  const { name } = takvim;

  it('deletes its pointer and revokes its keys, and keeps its releases', async () => {
    await add();
    const live = await storeLiveRelease(test.services, name, '1');
    await staff.call({ url: api.adminReleaseKeys, form: { form_data: { remote: name, name: 'Yayın hattı' } } });
    const before = test.services.contentVersion.current();
    const { status, body } = await retire({ expected: live });
    expect([status, body.message]).toEqual([200, 'Takvim yayından kaldırıldı.']);
    expect(await names()).not.toContain(name);
    const [key] = (await staff.call({ url: api.adminReleaseKeys })).body.data as PublishKeyRow[];
    expect(key?.revoked_at).not.toBeNull();
    const { db } = test.services;
    expect(await db.selectFrom('release_pointers').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('releases').select('id').execute()).toEqual([{ id: live }]);
    const [line] = (await staff.call({ url: api.adminReleaseLog })).body.data as ReleaseLogRow[];
    expect(line).toMatchObject({ unit: name, action: 'retire', before: live, after: null, reason: 'Kampanya bitti' });
    expect(test.services.contentVersion.current()).toBeGreaterThan(before);
    const received = await db.selectFrom('audit').selectAll().where('entity', '=', 'remote').orderBy('id').execute();
    expect(received.map(({ action, title }) => [action, title])).toContainEqual(['delete', name]);
  });

  it('redirects every address below it if a target is given', async () => {
    await add();
    await retire({ redirect: '/iletisim' });
    const { db } = test.services;
    expect(await findTarget(db, '/takvim')).toBe('/iletisim');
    expect(await findTarget(db, '/takvim/ilan/3')).toBe('/iletisim');
    const again = await add();
    expect(again.body.errors).toEqual({ segment: '/takvim/* adresi yönlendiriliyor; önce yönlendirmeyi silin.' });
  });

  it('gives an existing redirect the new target', async () => {
    await add();
    const form_data = { source: '/takvim/*', target: '/' };
    await staff.call({ url: api.adminRedirects, form: { form_data } });
    expect((await retire({ redirect: '/iletisim' })).status).toBe(200);
    const redirects = (await staff.call({ url: api.adminRedirects })).body.data;
    expect(redirects).toMatchObject([{ source: '/takvim/*', target: '/iletisim', version: 2 }]);
  });

  it('keeps its releases for when the remote is added again', async () => {
    await add();
    const live = await storeLiveRelease(test.services, name, '1');
    await retire({ expected: live });
    await add();
    const promote = { id: live, expected: null, reason: 'Yeniden' };
    const { status } = await staff.call({
      url: `${api.adminUnitReleases(name)}/promote`,
      form: { form_data: promote },
    });
    expect(status).toBe(200);
  });

  it('is rejected without the right, for built-in and unknown remotes, and after a change in the meantime', async () => {
    await add();
    const live = await storeLiveRelease(test.services, name, '1');
    const moved = await retire();
    expect([moved.status, moved.body.data]).toEqual([409, { expected: null, live, by: 'Ekip' }]);
    expect((await retire({}, 'remote_public')).status).toBe(409);
    expect((await retire({}, 'shell')).status).toBe(409);
    expect((await retire({}, 'remote_yok')).status).toBe(404);
    expect((await retire({ expected: live }, name, await signIn(test, 'admin'))).status).toBe(403);
    expect((await retire({ expected: live, reason: ' ' })).body.errors).toHaveProperty('reason');
    expect(await names()).toContain(name);
  });

  it.each([
    ['https://baska.example/', 'Yol / ile Başlamalı, Boşluk İçermemelidir'],
    ['//baska.example', 'Yol / ile Başlamalı, Boşluk İçermemelidir'],
    ['/takvim/eski', 'Bu adres kaldırılan birimin kendi adresine geri dönüyor.'],
  ])('rejects %s as redirect target', async (redirect, message) => {
    await add();
    const { status, body } = await retire({ redirect });
    expect([status, body.errors]).toEqual([422, { redirect: message }]);
    expect(await names()).toContain(name);
  });
});

const PAGE = 'Bu Adreste Zaten Bir Sayfa Var';
it.each([
  ['segment', { segment: 'admin' }, PAGE],
  ['segment', { segment: 'giris-yap' }, PAGE],
  ['segment', { segment: 'api' }, PAGE],
  ['segment', { segment: 'makaleler' }, PAGE],
  ['segment', { segment: 'makale' }, PAGE],
  ['segment', { segment: 'sozlesme' }, PAGE],
  ['segment', { segment: '404' }, PAGE],
  ['segment', { segment: 'Takvim' }, 'Küçük harf, rakam ve kısa çizgi içerebilir.'],
  ['segment', { segment: 'ilanlar' }, 'Bu bölümü İlanlar birimi kullanıyor.'],
  ['segment', { segment: 'eski' }, '/eski/sayfa adresi yönlendiriliyor; önce yönlendirmeyi silin.'],
  ['name', { name: 'remote_ilan' }, 'Bu adda bir birim zaten var.'],
  ['name', { name: 'remote_public' }, 'Bu adda bir birim zaten var.'],
  ['name', { name: 'takvim' }, 'remote_ ile başlamalı; küçük harf, rakam ve alt çizgi içerebilir.'],
])('rejects %s in %j', async (field, wrong, message) => {
  await add({ name: 'remote_ilan', segment: 'ilanlar', title: 'İlanlar' });
  const redirect = { source: '/eski/sayfa', target: '/' };
  await staff.call({ url: api.adminRedirects, form: { form_data: redirect } });
  const { status, body } = await add({ ...takvim, ...wrong });
  expect([status, body.errors]).toEqual([422, { [field]: message }]);
  expect(await names()).toHaveLength(4);
});

it('gives a segment to only one of two simultaneous requests', async () => {
  const responses = await Promise.all([add(), add({ ...takvim, name: 'remote_ik' })]);
  expect(responses.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 422]));
});
