import { openRegistry } from '../releases/serving/registry.ts';
import { useCommandLine, outputOf, auditEntriesOf } from '../testing/command-line.ts';
import { storeRelease, storeLiveRelease } from '../testing/stored-releases.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { canaryCommand, promoteCommand, rollbackCommand, twoPeopleCommand } from './promote.command.ts';
import { releaseLogCommand, releasesCommand } from './releases.command.ts';

let test: TestApp;
let restore: () => void;
beforeEach(async () => {
  test = await buildTestApp();
  restore = useCommandLine(test);
});
afterEach(async () => {
  restore();
  await test.close();
});

const unit = 'remote_public';
const live = (content: string) => storeLiveRelease(test.services, unit, content);
const keep = (content: string) => storeRelease(test.services, unit, content);

it('promotes and rolls back a release, and records both in the logs', async () => {
  const first = await live('1');
  const second = await keep('2');
  expect(await outputOf(promoteCommand, unit, second, '--reason', 'Yeni menü')).toContain(
    `${unit}: ${second} canlıda.`,
  );
  expect(await outputOf(rollbackCommand, unit)).toContain(`${first} sürümüne geri dönüldü`);
  const log = (await outputOf(releaseLogCommand, unit)).split('\n');
  expect(log[1]).toMatch(new RegExp(`Geri dönüldü +${second} → ${first} +Komut satırı +Komut satırından$`));
  expect(log[2]).toMatch(new RegExp(`Canlıya alındı +${first} → ${second} +Komut satırı +Yeni menü$`));
  expect(await auditEntriesOf(test, 'release')).toEqual([
    ['update', `${unit} ${second}`],
    ['update', `${unit} ${first}`],
  ]);
});

it('a running server picks up the new live release without a signal', async () => {
  const first = await live('1');
  const registry = await openRegistry(test.services);
  const second = await keep('2');
  expect(registry.live(unit)?.descriptor.id).toBe(first);
  const followed = new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if (registry.live(unit)?.descriptor.id !== second) return;
      clearInterval(look);
      resolve();
    }, 20);
  });
  await outputOf(promoteCommand, unit, second);
  await followed;
  registry.close();
});

it('the rule of two people applies to the command line, except in an emergency', async () => {
  await live('1');
  const second = await keep('2');
  await test.services.db
    .updateTable('releases')
    .set({ published_by: 'Komut satırı' })
    .where('id', '=', second)
    .execute();
  expect(await outputOf(twoPeopleCommand, unit, 'on')).toBe(`${unit}: canlıya almak için ikinci bir kişi gerekir.`);
  await expect(outputOf(promoteCommand, unit, second)).rejects.toThrow('yayınlayan, onu canlıya alamaz');
  expect(await outputOf(promoteCommand, unit, second, '--emergency', 'Site çalışmıyor')).toContain('canlıda');
  const log = (await outputOf(releaseLogCommand, unit)).split('\n');
  expect(log[1]).toMatch(/Canlıya alındı \(acil, ikinci kişi olmadan\) .* Site çalışmıyor$/);
});

it('starts and ends a canary', async () => {
  await live('1');
  const id = await keep('2');
  expect(await outputOf(canaryCommand, unit, id, '15')).toContain(`${id} aday; ziyaretçi payı %15`);
  expect(await outputOf(releasesCommand)).toMatch(new RegExp(`^${unit} .* ${id} %15 `, 'm'));
  expect(await outputOf(canaryCommand, unit, 'end')).toContain('aday kaldırıldı');
  await expect(outputOf(canaryCommand, unit, 'end')).rejects.toThrow('Gösterilen bir aday sürüm yok.');
});

it('lists units, and the stored releases of one', async () => {
  const first = await live('1');
  const second = await live('2');
  const units = (await outputOf(releasesCommand)).split('\n');
  expect(units.map((line) => line.split(' ')[0])).toEqual(['BİRİM', 'shell', unit, 'remote_auth', 'remote_admin']);
  const at = units[0]?.indexOf('ÖNCEKİ') ?? 0;
  expect(units[2]?.slice(at, at + 16)).toBe(first);
  const kept = await outputOf(releasesCommand, unit);
  expect(kept).toMatch(new RegExp(`^${second} .* canlı +0 açılış, 0 hata$`, 'm'));
  expect(kept).toMatch(new RegExp(`^${first} .* hazır `, 'm'));
});

it.each([
  [promoteCommand, [unit], /promote <birim> <sürüm ya da etiket>/],
  [promoteCommand, ['remote_yok', '0123456789abcdef'], /Böyle bir birim yok. Birimler: shell, remote_public/],
  [promoteCommand, [unit, '0123456789abcdef'], /Böyle bir sürüm yok/],
  [promoteCommand, [unit, 'son'], /Bu birimde son etiketli bir sürüm yok/],
  [rollbackCommand, [unit], /Geri dönülecek sağlam bir sürüm yok/],
  [canaryCommand, [unit, '0123456789abcdef', '100'], /1 ile 99 arasında/],
  [canaryCommand, [unit, 'end', '5'], /canary <birim> end/],
  [releaseLogCommand, ['x', 'y'], /release-log \[birim\]/],
])('reports what is wrong', async (command, args, message) => {
  await live('1');
  await expect(outputOf(command, ...args)).rejects.toThrow(message);
  expect(await auditEntriesOf(test, 'release')).toEqual([]);
});
