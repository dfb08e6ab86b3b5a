import { rmSync } from 'node:fs';
import { api } from '@vitrin/shared-contracts/paths';
import type { ReleaseLogRow, ReleaseRow, UnitOverview } from '@vitrin/shared-contracts/release-management';
import { apiSurfaceVersion, type Unit } from '@vitrin/shared-contracts/releases';
import { releaseFolder } from '../../../releases/files/release-files.ts';
import { moveTag } from '../tags/release-tags.repository.ts';
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

const unit = 'remote_public';
const own = api.adminUnitReleases(unit);
const reason = 'Yeni vitrin';
const send = (url: string, form_data: object, headers: Record<string, string> = {}) =>
  staff.call({ url, form: { form_data }, headers });
const store = (content: string, ...more: [object?]) => storeRelease(test.services, unit, content, ...more);
const storeLive = (content: string, name: Unit = unit) => storeLiveRelease(test.services, name, content);

async function overviewOf(name: Unit = unit): Promise<UnitOverview | undefined> {
  const { body } = await staff.call({ url: api.adminReleases });
  return (body.data as UnitOverview[]).find((row) => row.unit === name);
}

async function rows<T>(url: string): Promise<T[]> {
  return (await staff.call({ url })).body.data as T[];
}

const readLog = async () =>
  (await rows<ReleaseLogRow>(`${own}/log`)).map(({ action, before, after, actor }) => [action, before, after, actor]);

it('promotes a release and logs actor, reason, and the releases before and after', async () => {
  const before = await storeLive('1');
  const id = await store('2');
  const { status, body } = await send(`${own}/promote`, { id, expected: before, reason });
  expect([status, body.message]).toEqual([200, 'Sürüm canlıya alındı.']);
  expect(body.data).toMatchObject({ unit, live: { id, by: 'Ayşe Yılmaz' }, previous: { id: before } });
  expect((await rows<ReleaseLogRow>(api.adminReleaseLog))[0]).toMatchObject({
    unit,
    action: 'promote',
    before,
    after: id,
    actor: 'Ayşe Yılmaz',
    reason,
  });
  const audit = await test.services.db.selectFrom('audit').selectAll().where('entity', '=', 'release').execute();
  expect(audit).toMatchObject([
    { action: 'update', title: `${unit} ${id}`, actor_id: staff.userId, fields: '["live"]' },
  ]);
});

it.each([
  ['promote', {}],
  ['canary', { percent: 10 }],
])('%s by a tag that moves after its release was checked is refused', async (action, more) => {
  const expected = await storeLive('1');
  const [checked, unchecked] = [await store('2'), await store('3')];
  const { db } = test.services;
  const move = (releaseId: string) => moveTag(db, { unit, tag: 'aday', releaseId, createdBy: 'Hat' });
  await move(checked);
  const transaction = db.transaction();
  const execute = transaction.execute.bind(transaction);
  jest.spyOn(db, 'transaction').mockReturnValueOnce(transaction);
  jest.spyOn(transaction, 'execute').mockImplementationOnce(async (change) => {
    await move(unchecked);
    return execute(change);
  });
  const { status, body } = await send(`${own}/${action}`, { id: 'aday', expected, reason, ...more });
  expect([status, body.message]).toEqual([
    409,
    `aday etiketi bu arada ${checked} sürümünden ${unchecked} sürümüne taşındı.`,
  ]);
  expect(await overviewOf()).toMatchObject({ live: { id: expected }, candidate: null });
});

it('notifies caches of the live release before the response is sent', async () => {
  const expected = await storeLive('1');
  const seen: string[] = [];
  test.services.releases.follow(async () => {
    const row = await test.services.db.selectFrom('release_pointers').select('live').executeTakeFirstOrThrow();
    seen.push(row.live);
  });
  const id = await store('2');
  await send(`${own}/promote`, { id, expected, reason });
  expect(seen).toEqual([id]);
});

it('returns 409 with both releases when another release has gone live in the meantime', async () => {
  const seen = await storeLive('1');
  const now = await storeLive('2');
  const id = await store('3');
  for (const [way, form] of [
    ['promote', { id }],
    ['rollback', {}],
    ['canary', { id }],
  ] as const) {
    const { status, body } = await send(`${own}/${way}`, { ...form, expected: seen, reason });
    expect([way, status, body.data]).toEqual([way, 409, { expected: seen, live: now, by: 'Ekip' }]);
    expect(body.message).toBe(`Canlı sürüm bu arada değişti: beklenen ${seen}, şimdiki ${now} (Ekip).`);
  }
  expect(await overviewOf()).toMatchObject({ live: { id: now }, candidate: null });
});

it('runs a repeated request once', async () => {
  const [first, second] = [await storeLive('1'), await storeLive('2')];
  const again = () =>
    send(
      `${own}/rollback`,
      { expected: second, reason },
      { 'idempotency-key': '7f0c2a52-7d0e-4c8b-9a41-0c1d2e3f4a5b' },
    );
  expect((await again()).status).toBe(200);
  const { status, body } = await again();
  expect([status, (body.data as UnitOverview).live?.id]).toEqual([200, first]);
  expect((await readLog()).filter(([action]) => action === 'rollback')).toHaveLength(1);
});

it('reports a promoted release to webhooks', async () => {
  const { db } = test.services;
  const now = new Date().toISOString();
  const hook = { name: 'Hat', url: 'https://ornek.example', secret_encrypted: '', created_at: now, updated_at: now };
  await db
    .insertInto('webhooks')
    .values({ ...hook, events: '["release"]' })
    .execute();
  const id = await store('yeni');
  await send(`${own}/promote`, { id, expected: null, reason });
  const { event, body } = await db.selectFrom('webhook_deliveries').selectAll().executeTakeFirstOrThrow();
  expect([event, JSON.parse(body)]).toMatchObject(['release.promoted', { data: { unit, id } }]);
});

it('rolls back, blocks the failing release, and unblocks it when it is promoted again', async () => {
  const [first, second] = [await storeLive('1'), await storeLive('2')];
  const back = await send(`${own}/rollback`, { expected: second, reason: 'Menü açılmıyor' });
  expect(back.body).toMatchObject({
    message: `${first} sürümüne geri dönüldü.`,
    data: { live: { id: first } },
  });
  const listed = async () => (await rows<ReleaseRow>(own)).find(({ id }) => id === second);
  expect((await listed())?.set_aside).toMatchObject({ reason: 'Menü açılmıyor' });
  const nowhere = await send(`${own}/rollback`, { expected: first, reason });
  expect([nowhere.status, nowhere.body.message]).toEqual([409, 'Geri dönülecek sağlam bir sürüm yok.']);
  await send(`${own}/promote`, { id: second, expected: first, reason: 'Düzeldi' });
  expect(await listed()).toMatchObject({ set_aside: null, is_live: true });
  expect((await readLog()).slice(0, 2)).toEqual([
    ['promote', first, second, 'Ayşe Yılmaz'],
    ['rollback', second, first, 'Ayşe Yılmaz'],
  ]);
});

it('starts and ends a canary', async () => {
  const expected = await storeLive('1');
  const id = await store('2');
  const begin = { id, percent: 40, expected, reason };
  expect((await send(`${own}/canary`, begin)).body.message).toContain('%40');
  expect((await rows<ReleaseRow>(own)).filter((row) => row.is_candidate).map((row) => row.id)).toEqual([id]);
  const end = () => send(`${own}/canary`, { id: null, expected, reason });
  expect((await end()).body).toMatchObject({ message: 'Aday kaldırıldı.', data: { candidate: null } });
  expect((await end()).body.message).toBe('Gösterilen bir aday sürüm yok.');
  expect((await send(`${own}/canary`, { ...begin, id: expected })).body.message).toBe('Bu sürüm zaten canlıda.');
  expect((await send(`${own}/canary`, { ...begin, percent: 100 })).body.errors).toHaveProperty('percent');
  expect((await readLog()).slice(0, 2).map(([action]) => action)).toEqual(['canary-end', 'canary']);
});

it('rejects a release that is incompatible with the live shell, incomplete, or not genuine, with the reason', async () => {
  const expected = await storeLive('1');
  await storeLive('kabuk', 'shell');
  const newer = await store('2', { contract: '^9.0.0' });
  const sentence = `Bu sürüm API’nin ^9.0.0 sürümünü istiyor; sunucu ${apiSurfaceVersion} sunuyor. Önce site yükseltilmeli ya da birim sitenin sürümüyle derlenmeli.`;
  const misfit = await send(`${own}/promote`, { id: newer, expected, reason });
  expect([misfit.status, misfit.body.message]).toEqual([422, sentence]);
  expect((await rows<ReleaseRow>(own)).find(({ id }) => id === newer)?.misfit).toBe(sentence);
  const lost = await store('3');
  rmSync(`${releaseFolder(test.services.config.dataDir, unit, lost)}/entry.js`);
  const invalidlySigned = await store('4');
  const { db } = test.services;
  await db.updateTable('releases').set({ signature: 'x' }).where('id', '=', invalidlySigned).execute();
  const listed = (await rows<ReleaseRow>(own)).find(({ id }) => id === invalidlySigned);
  expect(listed?.misfit).toBe(`${invalidlySigned} sürümünün imzası geçersiz.`);
  const problems = { [lost]: 'entry.js eksik', [invalidlySigned]: `${invalidlySigned} sürümünün imzası geçersiz.` };
  for (const id of Object.keys(problems)) {
    for (const [way, more] of [
      ['promote', {}],
      ['canary', { percent: 5 }],
      ['preview', {}],
    ] as const) {
      const { status, body } = await send(`${own}/${way}`, { id, expected, reason, ...more });
      expect([way, status, body.message]).toEqual([way, 422, problems[id]]);
    }
  }
  expect((await overviewOf())?.live?.id).toBe(expected);
});

it('rejects a shell that is incompatible with a live remote', async () => {
  const expected = await storeLive('kabuk', 'shell');
  await storeLive('1');
  const id = await storeRelease(test.services, 'shell', 'yeni', { runtime: '3.0.0' });
  const { status, body } = await send(`${api.adminUnitReleases('shell')}/promote`, { id, expected, reason });
  expect([status, body.message]).toEqual([
    422,
    'remote_public: Bu sürüm çalışma zamanının 2.9.2 sürümünü istiyor; kabuk 3.0.0 sunuyor. Birimi sitenin araç paketiyle (/kit/) yeniden derleyin.',
  ]);
});

it('keeps an append-only log', async () => {
  await storeLive('1');
  const { db } = test.services;
  await expect(db.updateTable('release_log').set({ actor: 'Başkası' }).execute()).rejects.toThrow(/only grows/);
  await expect(db.deleteFrom('release_log').execute()).rejects.toThrow(/only grows/);
  expect(await readLog()).toHaveLength(1);
});

it('moves the pointer once when twenty users promote at the same moment', async () => {
  const expected = await storeLive('1');
  const ids: string[] = [];
  for (let count = 0; count < 20; count += 1) ids.push(await store(`aday ${count}`));
  const responses = await Promise.all(ids.map((id) => send(`${own}/promote`, { id, expected, reason })));
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
  const done = responses.find(({ status }) => status === 200)?.body.data as UnitOverview;
  expect(done.live?.id).toBe((await overviewOf())?.live?.id);
  expect((await readLog()).filter(([action, before]) => action === 'promote' && before === expected)).toHaveLength(1);
});
