import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import type { SiteSettingsRecord } from '@vitrin/shared-contracts/integrations';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const url = '/api/admin/settings/site';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const read = async () => (await staff.call({ url })).body.data as SiteSettingsRecord;
const save = (fields: Record<string, unknown>) => staff.call({ url, form: { _method: 'PUT', ...fields } });
const nothing = { google_script: '', yandex_script: '', fb_pixel_script: '', keywords: '' };

it('returns empty settings before the first save', async () => {
  expect(await read()).toEqual({ ...nothing, keywords: [], version: 0, updated_at: null, recognised: [] });
});

it('stores the pasted text unchanged and returns which parts of it take effect', async () => {
  const google_script = "<script>gtag('config', 'G-ABC1234567'); gtag('config', 'AW-123456789')</script>";
  const saved = await save({ ...nothing, google_script, yandex_script: 'alert(1)', version: '0' });
  expect(saved).toMatchObject({ status: 200, body: { message: 'Güncellendi!' } });
  const settings = await read();
  expect(saved.body.data).toEqual(settings);
  expect(settings).toMatchObject({ google_script, yandex_script: 'alert(1)', version: 1 });
  expect(settings.recognised).toEqual([
    { provider: 'google', category: 'analytics', id: 'G-ABC1234567' },
    { provider: 'google', category: 'marketing', id: 'AW-123456789' },
  ]);
});

it('accepts comma-separated keywords, and drops blanks and duplicates', async () => {
  await save({ ...nothing, keywords: ' köprü, BARAJ,,köprü ,baraj, IŞIK,ışık', version: '0' });
  expect((await read()).keywords).toEqual(['köprü', 'BARAJ', 'IŞIK']);
});

it('rejects values beyond the limits and a comma inside a keyword', async () => {
  const tooLong = await save({ ...nothing, keywords: 'a'.repeat(41), version: '0' });
  expect([tooLong.status, tooLong.body.errors]).toEqual([422, { 'keywords[0]': 'Bu Alan 40 Karakteri Geçemez' }]);
  const many = Array.from({ length: 31 }, (_, index) => `k${index}`).join(',');
  expect((await save({ ...nothing, keywords: many, version: '0' })).body.errors).toEqual({
    keywords: 'En Fazla 30 Kayıt Eklenebilir',
  });
  const comma = await staff.call({ url, method: 'PUT', json: { ...nothing, keywords: ['a,b'], version: 0 } });
  expect(comma.body.errors).toEqual({ 'keywords[0]': 'Virgül Kullanılamaz' });
  const script = await save({ ...nothing, google_script: 'x'.repeat(10_001), version: '0' });
  expect(script.body.errors).toEqual({ google_script: 'Bu Alan 10000 Karakteri Geçemez' });
  expect((await read()).version).toBe(0);
});

it('returns 409 with the current settings when the version is stale', async () => {
  await save({ ...nothing, keywords: 'köprü', google_script: 'G-ABCDEF1234', version: '0' });
  const late = await save({ ...nothing, google_script: 'G-ZZZZZZ9999', version: '0' });
  expect(late.status).toBe(409);
  const conflict = late.body.data as VersionConflict<SiteSettingsRecord>;
  expect(conflict).toMatchObject({ sent_version: 0, current_version: 1, current: { keywords: ['köprü'] } });
});

it('keeps what another user has saved in other fields', async () => {
  await save({ ...nothing, keywords: 'köprü', version: '0' });
  const { body } = await save({ ...nothing, google_script: 'G-ABCDEF1234', version: '0' });
  expect(body).toMatchObject({ data: { keywords: ['köprü'] }, merged: { fields: ['keywords'] } });
});

it('names the changed fields in the audit log, never their values', async () => {
  await save({ ...nothing, yandex_script: 'ym(12345678, "init")', version: '0' });
  const row = await test.services.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(row).toMatchObject({ entity: 'site-settings', action: 'update', fields: '["yandex_script"]' });
  expect(JSON.stringify(row)).not.toContain('12345678');
});

it('returns 403 without the right', async () => {
  const editor = await signIn(test, 'editor');
  expect((await editor.call({ url })).status).toBe(403);
  expect((await editor.call({ url, form: { _method: 'PUT', ...nothing, version: '0' } })).status).toBe(403);
  expect((await staff.call({ url, form: nothing })).status).toBe(405);
});

it('saves exactly the fields of the documented request, without a version', async () => {
  expect((await save({ ...nothing, keywords: 'köprü', yandex_script: 'ym(12345678, "init")' })).status).toBe(200);
  const saved = await save({ keywords: 'köprü,baraj' });
  expect(saved.body.data).toMatchObject({
    keywords: ['köprü', 'baraj'],
    yandex_script: 'ym(12345678, "init")',
    version: 2,
  });
  const row = await test.services.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(row).toMatchObject({ entity: 'site-settings', fields: '["keywords"]' });
});
