import { saveJobTime } from '../platform/jobs/job-times.repository.ts';
import { istanbulDay } from '../platform/istanbul-day.ts';
import { destroyWhenDue } from '../daily-destruction.ts';
import { commandsOver, printed, trailOf } from '../testing/command-line.ts';
import { keepMessage } from '../testing/kept-messages.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { destructionCommand } from './destruction.command.ts';

let test: TestApp;
let restore: () => void;
beforeAll(async () => {
  test = await buildTestApp();
  restore = commandsOver(test);
});
afterAll(async () => {
  restore();
  await test.close();
});

it('confirms the date, says what was deleted, and brings it back', async () => {
  const { db } = test.services;
  await keepMessage(test, { retain_until: '2020-01-01T00:00:00.000Z' });
  await saveJobTime(db, 'clock', Date.now() - 100 * 86_400_000);
  expect(await printed(destructionCommand)).toMatch(/^DURDU: .* ileride\./);
  await expect(printed(destructionCommand, 'confirm', '2020-01-01')).rejects.toThrow('sunucunun tarihi değil');
  expect(await printed(destructionCommand, 'confirm', istanbulDay())).toMatch(/^Sunucunun saati doğru/);
  await destroyWhenDue(test.services);
  const listed = await printed(destructionCommand);
  const [at = ''] = /^20\S+Z(?= +İletişim mesajı +1 )/m.exec(listed) ?? [];
  expect(await printed(destructionCommand, 'restore', at)).toContain('Geri alınabilecek veri yok.');
  expect(await db.selectFrom('messages').select(['section', 'deleted_at']).execute()).toEqual([
    { section: 'mail', deleted_at: null },
  ]);
  expect(await trailOf(test, 'destruction')).toEqual([
    ['update', `Sunucunun saati doğru: ${istanbulDay()}`],
    ['update', '1 kayıt geri alındı'],
  ]);
});

it.each([[['confirm']], [['sil', 'x']], [['restore', 'a', 'b']]])('says what is wrong with %j', async (args) => {
  await expect(printed(destructionCommand, ...args)).rejects.toThrow(/Kullanım/);
});
