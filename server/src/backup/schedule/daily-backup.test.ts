import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '../../testing/sign-in.ts';
import { startS3Double } from '../../testing/s3/s3-double.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Statistics } from '@vitrin/shared-contracts/statistics';
import { verifyBackup } from '../verify-backup.ts';
import { readLastBackup } from './last-backup.repository.ts';
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

it('a backup for a bucket is sent there and leaves no file on the server; old ones are removed', async () => {
  const double = await startS3Double();
  const { config } = test.services;
  config.backupDir = null;
  config.backupS3 = { ...double.settings, prefix: 'backups/' };
  const old = (hour: string) => `backups/vitrin-20200101T${hour}0000Z.tar.zst`;
  for (const hour of ['01', '02'])
    double.objects.set(old(hour), { content: Buffer.from('x'), sha256: undefined, at: new Date() });
  double.objects.set('backups/notes.txt', { content: Buffer.from('x'), sha256: undefined, at: new Date() });
  expect(await run(MORNING)).toBe('done');
  const names = [...double.objects.keys()].filter((name) => name !== 'backups/notes.txt');
  expect(names).toHaveLength(2);
  expect(names).not.toContain(old('01'));
  const name = names.find((each) => each !== old('02')) ?? '';
  expect(await readLastBackup(test.services.db)).toMatchObject({ file: `s3://files/${name}`, error: null });
  expect((await dashboard()).backup).toMatchObject({ is_scheduled: true });
  const fetched = join(folder, 'fetched.tar.zst');
  writeFileSync(fetched, double.objects.get(name)?.content ?? '');
  expect(await verifyBackup(fetched, [])).toMatchObject({ format: 1 });
  expect(readdirSync(join(config.dataDir, 'backups'))).toEqual([]);
  double.faultOf = () => 'unavailable';
  expect(await run(MORNING + 24 * HOUR_MS)).toBe('failed');
  expect((await readLastBackup(test.services.db)).error).toMatch(/^Yedek kovaya gönderilemedi/);
  await double.close();
});
