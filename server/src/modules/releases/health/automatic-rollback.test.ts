import { istanbulDay } from '../../../platform/istanbul-day.ts';
import { storeLiveRelease } from '../../../testing/stored-releases.ts';
import { addresses, openReportSite, unit, type ReportSite } from '../../../testing/report-site.ts';
import { createUser } from '../../../testing/sign-in.ts';
import { saveHealth } from '../../../releases/stored/health.repository.ts';
import { recordServerFailure } from './reports.service.ts';

let opened: ReportSite;
let site: ReportSite['site'];
let registry: ReportSite['registry'];
let monitor: ReportSite['monitor'];
let good: ReportSite['good'];
let live: ReportSite['live'];
let fault: ReportSite['fault'];
let healthOf: ReportSite['healthOf'];
let pointer: ReportSite['pointer'];
let lastLogEntry: ReportSite['lastLogEntry'];

beforeEach(async () => {
  opened = await openReportSite();
  ({ site, registry, monitor, good, live, fault, healthOf, pointer, lastLogEntry } = opened);
});

afterEach(() => opened.close());

const others = Array.from({ length: 5 }, (_, index) => `198.51.100.${index + 1}`);

/** Causes an automatic rollback of the unit, after which `live` is live again. */
async function causeRollback(): Promise<void> {
  const newest = await storeLiveRelease(site.services, unit, 'en yeni');
  await registry.refresh();
  for (const address of addresses) await fault({ id: newest }, { address });
  expect((await pointer())?.live).toBe(live);
}

it('shortly after an automatic rollback, five visitors raise an alarm at once, and ten cause another rollback', async () => {
  Object.assign(site.services.config, { smtpUrl: 'smtp://127.0.0.1:9' });
  await createUser(site, 'sahip@ornek.com', 'super_admin');
  await causeRollback();
  for (const address of addresses) expect(await fault({}, { address })).toBe(204);
  expect((await pointer())?.live).toBe(live);
  expect(await lastLogEntry()).toMatchObject({ action: 'alarm', before_id: live, after_id: live, actor: 'Vitrin' });
  const mails = await site.services.db.selectFrom('mails').selectAll().orderBy('id').execute();
  expect(mails.at(-1)).toMatchObject({ recipient: 'sahip@ornek.com', subject: `Canlıdaki sürüm çalışmıyor: ${unit}` });
  for (const address of others) await fault({}, { address });
  expect((await pointer())?.live).toBe(good);
  expect(await lastLogEntry()).toMatchObject({
    action: 'automatic-rollback',
    reason: 'Son 5 dakikada 10 ziyaretçinin 10 tanesinde çalışmadı.',
  });
});

it('shortly after an automatic rollback, a failure that the server itself detects still causes a rollback', async () => {
  await causeRollback();
  await recordServerFailure(monitor, { unit, release_id: live, message: 'Bellek doldu', isBlocked: true });
  await monitor.idle();
  expect((await pointer())?.live).toBe(good);
});

it('an alarm is raised at most once an hour when there is no rollback target', async () => {
  for (const address of addresses) await fault({}, { address });
  for (const address of [...addresses, ...others]) await fault({ id: good }, { address });
  expect((await pointer())?.live).toBe(good);
  const lines = await site.services.db.selectFrom('release_log').selectAll().where('action', '=', 'alarm').execute();
  expect(lines.map(({ before_id: id }) => id)).toEqual([good]);
});

it.each(['blank', 'freeze', 'navigate'] as const)('a fault of the kind %s counts like any other', async (phase) => {
  for (const address of addresses) await fault({ phase }, { address });
  expect((await pointer())?.live).toBe(good);
  expect((await healthOf(unit, live))?.failures[phase]).toBe(5);
});

it('an automatic rollback skips a release that failed visitors while it was live', async () => {
  const newest = await storeLiveRelease(site.services, unit, 'en yeni');
  const day = istanbulDay();
  const counts = { load: 20, 'fault:navigate': 12 };
  const sums = Object.entries(counts).map(([measure, count]) => ({ unit, release_id: live, day, measure, count }));
  await saveHealth(site.services.db, sums as Parameters<typeof saveHealth>[1]);
  await registry.refresh();
  for (const address of addresses) await fault({ id: newest }, { address });
  expect((await pointer())?.live).toBe(good);
});

it('repeated faults from one address are counted only a few times', async () => {
  for (let time = 0; time < 20; time++) await fault();
  expect((await healthOf(unit, live))?.failures.render).toBe(3);
});
