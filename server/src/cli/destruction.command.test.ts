import { saveJobTime } from '../platform/jobs/job-times.repository.ts';
import { istanbulDay } from '../platform/istanbul-day.ts';
import { runDailyDestruction } from '../daily-destruction.ts';
import { useCommandLine, outputOf, auditEntriesOf } from '../testing/command-line.ts';
import { insertMessage } from '../testing/insert-message.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { destructionCommand } from './destruction.command.ts';

let test: TestApp;
let restore: () => void;
beforeAll(async () => {
  test = await buildTestApp();
  restore = useCommandLine(test);
});
afterAll(async () => {
  restore();
  await test.close();
});

it('confirms the date, shows what was deleted, and restores it', async () => {
  const { db } = test.services;
  await insertMessage(test, { retain_until: '2020-01-01T00:00:00.000Z' });
  await saveJobTime(db, 'clock', Date.now() - 100 * 86_400_000);
  expect(await outputOf(destructionCommand)).toMatch(/^DURDU: .* ileride\./);
  await expect(outputOf(destructionCommand, 'confirm', '2020-01-01')).rejects.toThrow('sunucunun tarihi değil');
  expect(await outputOf(destructionCommand, 'confirm', istanbulDay())).toMatch(/^Sunucunun saati doğru/);
  await runDailyDestruction(test.services);
  const listed = await outputOf(destructionCommand);
  const [at = ''] = /^20\S+Z(?= +İletişim mesajı +1 )/m.exec(listed) ?? [];
  expect(await outputOf(destructionCommand, 'restore', at)).toContain('Geri alınabilecek veri yok.');
  expect(await db.selectFrom('messages').select(['section', 'deleted_at']).execute()).toEqual([
    { section: 'mail', deleted_at: null },
  ]);
  expect(await auditEntriesOf(test, 'destruction')).toEqual([
    ['update', `Sunucunun saati doğru: ${istanbulDay()}`],
    ['update', '1 kayıt geri alındı'],
  ]);
});

it.each([[['confirm']], [['sil', 'x']], [['restore', 'a', 'b']]])('reports what is wrong with %j', async (args) => {
  await expect(outputOf(destructionCommand, ...args)).rejects.toThrow(/Kullanım/);
});
