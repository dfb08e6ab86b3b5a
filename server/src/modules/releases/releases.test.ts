import { api } from '@vitrin/shared-contracts/paths';
import type {
  PreviewResponse,
  ReleaseFaultRow,
  ReleaseRow,
  UnitOverview,
} from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { rollBack, systemActor } from './commands/release-commands.service.ts';
import { insertFault } from '../../releases/stored/releases.repository.ts';
import { storeRelease, storeLiveRelease } from '../../testing/stored-releases.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

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
const keep = (content: string, ...more: [object?]) => storeRelease(test.services, unit, content, ...more);
const live = (content: string, name: Unit = unit) => storeLiveRelease(test.services, name, content);

async function overviewOf(name: Unit = unit): Promise<UnitOverview | undefined> {
  const { body } = await staff.call({ url: api.adminReleases });
  return (body.data as UnitOverview[]).find((row) => row.unit === name);
}

async function rows<T>(url: string): Promise<T[]> {
  return (await staff.call({ url })).body.data as T[];
}

it('returns the state of every unit, including a remote that a team has added', async () => {
  const added = { name: 'remote_takvim', segment: 'takvim', title: 'Takvim' };
  await send(api.adminRemotes, added);
  const [first, second] = [await live('1'), await live('2')];
  const candidate = await keep('3');
  await send(`${own}/canary`, { id: candidate, percent: 25, expected: second, reason });
  const units = await rows<UnitOverview>(api.adminReleases);
  expect(units.map(({ unit, title, segment }) => [unit, title, segment])).toEqual([
    ['shell', 'Kabuk', null],
    ['remote_public', 'Site', '*'],
    ['remote_auth', 'Giriş', 'giris-yap'],
    ['remote_admin', 'Yönetim Paneli', 'admin'],
    ['remote_takvim', 'Takvim', 'takvim'],
  ]);
  expect(units.find((row) => row.unit === unit)).toMatchObject({
    live: { id: second, by: 'Ekip', health: { loads: 0, failures: { load: 0 } } },
    previous: { id: first },
    candidate: { id: candidate, percent: 25 },
    trouble: null,
  });
  expect(units.at(-1)).toMatchObject({ live: null, previous: null, candidate: null, trouble: null });
});

it('describes a release by its commit and note', async () => {
  const about = {
    subject: 'Menü yenilendi',
    author: 'Deniz Ak',
    committed_at: '2026-01-01T00:00:00.000Z',
    note: 'Yaz',
  };
  await keep('1', { about });
  await live('2');
  expect((await rows<ReleaseRow>(own)).map((row) => row.about)).toEqual(expect.arrayContaining([about, null]));
  expect((await overviewOf())?.live?.about).toBeNull();
});

it('lists stored releases by page, the newest first, with size and state', async () => {
  const first = await live('1'.repeat(40));
  for (let count = 2; count < 23; count += 1) await keep(String(count));
  const { body } = await staff.call({ url: `${own}?page=2` });
  expect([body.meta, (body.data as ReleaseRow[]).length]).toEqual([{ page: 2, page_size: 20, total: 22 }, 2]);
  const all = [...(await rows<ReleaseRow>(own)), ...(body.data as ReleaseRow[])];
  const times = all.map(({ published_at }) => published_at);
  expect(times).toEqual(times.toSorted().toReversed());
  const row = all.find(({ id }) => id === first);
  expect(row).toMatchObject({
    published_by: 'Ekip',
    is_live: true,
    is_candidate: false,
    set_aside: null,
    misfit: null,
  });
  expect(row?.size).toBeGreaterThan(0);
  expect(row?.size).toBeLessThan(40);
});

it('lists faults, the newest first', async () => {
  const id = await live('1');
  for (const phase of ['load', 'render'] as const)
    await insertFault(test.services.db, { unit, release_id: id, phase, message: `${phase} olmadı` });
  expect((await rows<ReleaseFaultRow>(`${own}/faults`)).map(({ phase, message }) => [phase, message])).toEqual([
    ['render', 'render olmadı'],
    ['load', 'load olmadı'],
  ]);
});

it('sums the days of a release, and reads no other release', async () => {
  const id = await live('1');
  const { db } = test.services;
  const counted = (day: string, measure: string, count: number, release_id = id) =>
    db.insertInto('release_health').values({ unit, release_id, day, measure, count }).execute();
  await counted('2026-01-01', 'load', 3);
  await counted('2026-01-02', 'load', 4);
  await counted('2026-01-02', 'fault:start', 2);
  await counted('2026-01-02', 'lcp:poor', 5);
  await counted('2026-01-02', 'load', 9, 'f'.repeat(16));
  expect((await overviewOf())?.live?.health).toMatchObject({
    loads: 7,
    failures: { load: 0, start: 2, render: 0, server: 0 },
    vitals: { lcp: { good: 0, fair: 0, poor: 5 } },
  });
});

it('reports an automatic rollback until a user makes a decision', async () => {
  const [first, second] = [await live('1'), await live('2')];
  const decision = { unit, expected: second, reason: 'Açılışların %40 kadarı hatalı' } as const;
  await rollBack(test.services, { actor: { name: systemActor } }, decision, 'automatic-rollback');
  expect((await overviewOf())?.trouble).toMatchObject({ release_id: second, reason: decision.reason });
  const id = await keep('3');
  await send(`${own}/promote`, { id, expected: first, reason });
  expect((await overviewOf())?.trouble).toBeNull();
});

it('keeps the time when the live release went live when a candidate is set', async () => {
  const expected = await live('1');
  const since = (await overviewOf())?.live?.since;
  await send(`${own}/canary`, { id: await keep('2'), percent: 5, expected, reason });
  expect((await overviewOf())?.live).toMatchObject({ since, by: 'Ekip' });
});

it('sets the preview cookie of this browser only, and returns the address of the preview', async () => {
  await live('1');
  const id = await keep('2');
  const { status, headers, body } = await send(`${own}/preview`, { id });
  expect([status, body.data]).toMatchObject([200, { address: '/' }]);
  expect(String(headers['set-cookie'])).toContain('vitrin-preview=');
  const panel = await storeRelease(test.services, 'remote_admin', 'panel');
  // The cookie of the panel's host is not sent to the site.
  test.services.config.adminHost = 'panel.localhost';
  const handed = (await send(`${own}/preview`, { id })).body.data as PreviewResponse;
  expect(handed.address).toMatch(/^http:\/\/localhost:\d+\/onizleme\/surum\?anahtar=/);
  const answer = await send(`${api.adminUnitReleases('remote_admin')}/preview`, { id: panel });
  expect(answer.body.data).toMatchObject({ address: '/admin' });
  test.services.config.adminHost = null;
  expect((await overviewOf())?.live?.id).not.toBe(id);
  const audit = await test.services.db.selectFrom('audit').selectAll().where('entity', '=', 'release').execute();
  expect(audit.map(({ action, title }) => [action, title])).toContainEqual(['read', `${unit} ${id}`]);
});

it('returns 404 for an unknown unit or release', async () => {
  const expected = await live('1');
  const unknown = '0123456789abcdef';
  const promote = (name: string, id: string) => send(`${api.adminReleases}/${name}/promote`, { id, expected, reason });
  expect((await promote('remote_yok', unknown)).status).toBe(404);
  expect((await promote(unit, unknown)).status).toBe(404);
  expect((await promote(unit, '../../etc')).status).toBe(422);
  expect((await send(`${own}/promote`, { id: unknown, expected })).body.errors).toHaveProperty('reason');
  for (const url of ['remote_yok', 'remote_yok/log', 'remote_yok/faults', '..%2f'])
    expect((await staff.call({ url: `${api.adminReleases}/${url}` })).status).toBe(404);
});

it('allows only super administrators', async () => {
  await live('1');
  staff = await signIn(test, 'admin');
  expect((await staff.call({ url: api.adminReleases })).status).toBe(403);
  expect((await send(`${own}/rollback`, { expected: null, reason })).status).toBe(403);
});
