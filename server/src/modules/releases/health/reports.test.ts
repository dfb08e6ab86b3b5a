import { staffCookie } from '../../../platform/auth/staff-cookies.ts';
import { dayAfter, istanbulDay } from '../../../platform/istanbul-day.ts';
import { storeRelease, storeLiveRelease } from '../../../testing/stored-releases.ts';
import { addresses, openReportSite, unit, type ReportSite } from '../../../testing/report-site.ts';
import { createUser, logIn, signIn, testPassword } from '../../../testing/sign-in.ts';
import { saveHealth } from '../../../releases/stored/health.repository.ts';
import { setCanary } from '../commands/release-commands.service.ts';
import { recordServerFailure } from './reports.service.ts';

let opened: ReportSite;
let site: ReportSite['site'];
let app: ReportSite['app'];
let registry: ReportSite['registry'];
let monitor: ReportSite['monitor'];
let shell: ReportSite['shell'];
let good: ReportSite['good'];
let live: ReportSite['live'];
let fault: ReportSite['fault'];
let health: ReportSite['health'];
let healthOf: ReportSite['healthOf'];
let faultRows: ReportSite['faultRows'];
let pointer: ReportSite['pointer'];
let lastLogEntry: ReportSite['lastLogEntry'];

beforeEach(async () => {
  opened = await openReportSite();
  ({ site, app, registry, monitor, shell, good, live, fault, health, healthOf, faultRows, pointer, lastLogEntry } =
    opened);
});

afterEach(() => opened.close());

it('counts successful starts and vitals for the remote and for the shell that it ran in', async () => {
  expect(await health()).toBe(204);
  expect(await health({ vitals: { lcp: 'good', cls: 'poor' } })).toBe(204);
  const expected = {
    loads: 1,
    vitals: { lcp: { good: 1, fair: 0, poor: 0 }, cls: { good: 0, fair: 0, poor: 1 } },
  };
  expect(await healthOf(unit, live)).toMatchObject(expected);
  expect(await healthOf('shell', shell)).toMatchObject(expected);
});

it('stores a fault with its message and counts it by phase', async () => {
  expect(await fault()).toBe(204);
  expect(await faultRows()).toMatchObject([{ unit, release_id: live, phase: 'render', message: 'Bozuk' }]);
  expect((await healthOf(unit, live))?.failures).toMatchObject({ load: 0, start: 0, render: 1, server: 0 });
});

it('a section reports by its name; its starts count for its remote, not for the shell', async () => {
  expect([await health({ section: 'hesap' }), await fault({ section: 'hesap' })]).toEqual([204, 204]);
  expect([(await healthOf(unit, live))?.loads, (await healthOf('shell', shell))?.loads ?? 0]).toEqual([1, 0]);
  expect(await faultRows()).toMatchObject([{ message: '“hesap” bölümü: Bozuk' }]);
  expect(await fault({ section: '../x' })).toBe(422);
});

it('stores a fault that the page has survived, but does not count it as a failed start', async () => {
  for (const address of addresses) await fault({ survived: true }, { address });
  expect(await faultRows()).toHaveLength(5);
  expect((await healthOf(unit, live))?.failures.render).toBe(0);
  expect((await pointer())?.live).toBe(live);
});

it.each<[string, number, () => Promise<number>]>([
  ['an unknown release', 404, () => fault({ id: 'fedcba9876543210' })],
  [
    'a stored release that no visitor gets',
    404,
    async () => fault({ id: await storeRelease(site.services, unit, 'eski') }),
  ],
  ['a unit without a release', 404, () => fault({ remote: 'remote_auth' })],
  ['an invalid remote', 422, () => fault({ remote: 'shell' as 'remote_x' })],
  ['a phase that browsers cannot report', 422, () => fault({ phase: 'server' as 'load' })],
  ['an unknown rating of a web vital', 422, () => health({ vitals: { lcp: 'great' as 'good' } })],
  ['a report from another origin', 403, () => fault({}, { headers: { origin: 'https://elsewhere.example' } })],
  ['a report with Sec-Fetch-Site: cross-site', 403, () => health({}, { headers: { 'sec-fetch-site': 'cross-site' } })],
])('rejects %s with %i', async (_what, status, report) => {
  expect(await report()).toBe(status);
  expect(await faultRows()).toEqual([]);
});

it('limits the reports from one address per minute', async () => {
  const responses = [];
  for (let time = 0; time < 31; time++) responses.push(await fault());
  expect([responses.at(29), responses.at(30)]).toEqual([204, 429]);
});

it('rolls back automatically when five visitors report that the live release fails', async () => {
  for (const address of addresses.slice(1)) await fault({}, { address });
  expect((await pointer())?.live).toBe(live);
  await fault({}, { address: '192.0.2.1' });
  expect(await pointer()).toMatchObject({ live: good, previous: live, changedBy: 'Vitrin' });
  expect(await lastLogEntry()).toMatchObject({
    action: 'automatic-rollback',
    before_id: live,
    after_id: good,
    actor: 'Vitrin',
    reason: 'Son 5 dakikada 5 ziyaretçinin 5 tanesinde çalışmadı.',
  });
  expect(registry.live(unit)?.descriptor.id).toBe(good);
  expect(registry.fallbacks(unit)).toEqual([]);
});

it('responds to the reporter before the decision is made', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { notify } = site.services.releases;
  site.services.releases.notify = () => promise.then(notify);
  const idle = jest.spyOn(monitor, 'idle').mockResolvedValue();
  for (const address of addresses) expect(await fault({}, { address })).toBe(204);
  expect(registry.live(unit)?.descriptor.id).toBe(live);
  resolve();
  idle.mockRestore();
  await monitor.idle();
  expect(registry.live(unit)?.descriptor.id).toBe(good);
});

it('does not roll back because of one visitor, or of a release that starts well for most visitors', async () => {
  for (let time = 0; time < 20; time++) await fault();
  for (let index = 0; index < 10; index++) await health({}, { address: `198.51.100.${index}` });
  for (const address of addresses) await fault({}, { address });
  expect((await pointer())?.live).toBe(live);
});

it('counts each signed-in user behind one address as a separate reporter', async () => {
  const test = { ...site, app };
  for (const role of ['super_admin', 'admin', 'editor', 'hr', 'support'] as const) {
    const { headers } = await signIn(test, role);
    expect(await fault({}, { headers: { cookie: headers.cookie ?? '' } })).toBe(204);
  }
  expect((await pointer())?.live).toBe(good);
});

it('ends the canary of a failing candidate and blocks it', async () => {
  const candidate = await storeRelease(site.services, unit, 'aday');
  const decision = { unit, expected: live, reason: 'Deneme' } as const;
  await setCanary(site.services, { actor: { name: 'Ekip' } }, { ...decision, id: candidate, percent: 10 });
  for (const address of addresses) await fault({ id: candidate }, { address });
  expect(await pointer()).toMatchObject({ live, candidate: null, percent: 0 });
  expect(await lastLogEntry()).toMatchObject({ action: 'canary-end', before_id: candidate, actor: 'Vitrin' });
  const kept = await site.services.db.selectFrom('releases').selectAll().where('id', '=', candidate).executeTakeFirst();
  expect(kept?.set_aside_reason).toContain('çalışmadı');
});

it('counts a user as one reporter, however often the user signs in', async () => {
  const test = { ...site, app };
  const email = 'tek@ornek.com';
  await createUser(test, email, 'editor');
  for (let time = 0; time < 5; time++) {
    const { bindingCookie } = await logIn(test, { email, password: testPassword });
    const cookie = `${staffCookie('companion', site.services.config).name}=${bindingCookie}`;
    expect(await fault({}, { address: `198.51.100.${time}`, headers: { cookie } })).toBe(204);
  }
  expect((await pointer())?.live).toBe(live);
});

it('rolls back on visitor reports again after an hour', async () => {
  const newest = await storeLiveRelease(site.services, unit, 'en yeni');
  await registry.refresh();
  for (const address of addresses) await fault({ id: newest }, { address });
  expect((await pointer())?.live).toBe(live);
  const { now } = Date;
  const later = jest.spyOn(Date, 'now').mockImplementation(() => now() + 61 * 60_000);
  for (const address of addresses) await fault({}, { address });
  later.mockRestore();
  expect((await pointer())?.live).toBe(good);
});

it('keeps the release live and stores the faults when there is no rollback target', async () => {
  for (const address of addresses) await fault({}, { address });
  for (const address of addresses) expect(await fault({ id: good }, { address })).toBe(204);
  expect((await pointer())?.live).toBe(good);
  expect(await faultRows()).toHaveLength(10);
});

it('takes a release away at once when its server bundle is blocked', async () => {
  const broken = { unit, release_id: live, phase: 'server', message: 'Bellek doldu' } as const;
  await recordServerFailure(monitor, { ...broken, isBlocked: false });
  expect((await pointer())?.live).toBe(live);
  await recordServerFailure(monitor, { ...broken, isBlocked: true });
  await monitor.idle();
  expect(await lastLogEntry()).toMatchObject({
    action: 'automatic-rollback',
    reason: 'Sunucu paketi çalışmadı: Bellek doldu',
  });
  expect((await healthOf(unit, live))?.failures.server).toBe(2);
});

it('mails the users who may change releases', async () => {
  Object.assign(site.services.config, { smtpUrl: 'smtp://127.0.0.1:9' });
  const test = { ...site, app };
  await createUser(test, 'sahip@ornek.com', 'super_admin');
  await createUser(test, 'editor@ornek.com', 'editor');
  for (const address of addresses) await fault({}, { address });
  const mails = await site.services.db.selectFrom('mails').selectAll().execute();
  expect(mails).toMatchObject([{ recipient: 'sahip@ornek.com', subject: `Sürüm geri alındı: ${unit}` }]);
  expect(mails[0]?.text).toContain(`${good} sürümü yeniden canlıda.`);
});

it('stores the faults of a preview, but counts no load', async () => {
  const id = await storeRelease(site.services, unit, 'ön izleme');
  const issued = await app.inject({ method: 'GET', url: `/preview/${id}` });
  const cookie = issued.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const address of addresses) expect(await fault({ id }, { address, headers: { cookie } })).toBe(204);
  expect(await health({ id }, { headers: { cookie } })).toBe(204);
  expect(await faultRows()).toHaveLength(5);
  expect(await healthOf(unit, id)).toMatchObject({ loads: 0, failures: { render: 0 } });
});

it('adds to the sums of the day, loses nothing when a write fails, and keeps thirty days', async () => {
  const { db, releaseHealth } = site.services;
  const day = dayAfter(istanbulDay(), -31);
  await saveHealth(db, [{ unit, release_id: live, day, measure: 'load', count: 9 }]);
  await db
    .insertInto('release_faults')
    .values({ at: `${day}T10:00:00.000Z`, unit, release_id: live, phase: 'load', message: '' })
    .execute();
  await health();
  await healthOf(unit, live);
  await health();
  await db.schema.alterTable('release_health').renameTo('elsewhere').execute();
  await expect(releaseHealth.flush(db)).rejects.toThrow('release_health');
  await db.schema.alterTable('elsewhere').renameTo('release_health').execute();
  expect((await healthOf(unit, live))?.loads).toBe(2);
  expect(await faultRows()).toEqual([]);
});
