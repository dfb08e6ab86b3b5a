import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Statistics } from 'shared-contracts/statistics';
import { verifyBackup } from '../verify-backup.ts';
import { runDailyBackup } from './daily-backup.ts';

const HOUR_MS = 3_600_000;
/** Ten in the morning in Istanbul, today. */
const MORNING = new Date(Date.now()).setUTCHours(7, 0, 0, 0);

let test: TestApp;
let folder: string;
beforeEach(async () => {
  test = await buildTestApp();
  folder = mkdtempSync(join(tmpdir(), 'vitrin-daily-'));
  test.services.config.backupDir = join(folder, 'backups');
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const backups = () => readdirSync(join(folder, 'backups'));
const run = (now: number) => runDailyBackup(test.services, now);

async function dashboard(): Promise<Statistics> {
  const staff = await signIn(test, 'super_admin');
  return (await staff.call({ url: '/api/admin/statistics' })).body.data as Statistics;
}

it('makes one complete backup a day, after three in the morning', async () => {
  expect(await run(MORNING - 8 * HOUR_MS)).toBe('not due');
  expect(await run(MORNING)).toBe('done');
  expect(await run(MORNING + 2 * HOUR_MS)).toBe('not due');
  const [name = ''] = backups();
  expect(await verifyBackup(join(folder, 'backups', name), [])).toMatchObject({ format: 1 });
  expect((await dashboard()).backup).toMatchObject({
    is_scheduled: true,
    last: { at: new Date(MORNING).toISOString() },
  });
  expect(await run(MORNING + 24 * HOUR_MS)).toBe('done');
});

it('says why there is no backup, and tries again after an hour', async () => {
  writeFileSync(join(folder, 'file'), '');
  test.services.config.backupDir = join(folder, 'file/below');
  expect(await run(MORNING)).toBe('failed');
  const { warnings } = await dashboard();
  expect(warnings).toEqual([{ kind: 'backup', text: expect.stringMatching(/^Son yedek alınamadı: /) as string }]);
  test.services.config.backupDir = join(folder, 'backups');
  expect(await run(MORNING + HOUR_MS / 2)).toBe('not due');
  expect(await run(MORNING + HOUR_MS)).toBe('done');
  expect((await dashboard()).warnings).toEqual([]);
});

it('does nothing unless a folder is configured', async () => {
  test.services.config.backupDir = null;
  expect(await run(MORNING)).toBe('not configured');
  expect((await dashboard()).backup).toEqual({ is_scheduled: false, last: null });
});
