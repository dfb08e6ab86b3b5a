import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../platform/database/database.ts';
import { createFirstUser } from '../platform/auth/first-user.ts';
import { loadMinimum } from '../demo/load-minimum.ts';
import { registerInstallation } from '../start-up/installation.ts';
import { insertMessage } from '../testing/insert-message.ts';
import { signIn } from '../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { freshDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createBackup } from './create-backup.ts';
import { moveDatabase } from './move-database.ts';
import { restoreBackup } from './restore-backup.ts';

let test: TestApp;
let folder: string;
let file: string;
let target: TestDatabase;
beforeAll(async () => {
  test = await buildTestApp();
  const { config, db } = test.services;
  await createFirstUser(test.services);
  await loadMinimum(test.services);
  await registerInstallation(config, db);
  await signIn(test, 'editor');
  await insertMessage(test, { message: 'satır\u2028ayırıcı\r\nve satır' });
  mkdirSync(join(config.dataDir, 'media'), { recursive: true });
  writeFileSync(join(config.dataDir, 'media/a-480.avif'), 'picture');
  folder = mkdtempSync(join(tmpdir(), 'vitrin-restore-'));
  file = join(folder, 'site.tar.zst');
  await createBackup(config, file, { recipients: [] });
});
beforeEach(async () => {
  target = await freshDatabase();
});
afterEach(() => target.remove());
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const restore = (secret: string | null = null) => restoreBackup({ ...target, s3: null, secret }, file, []);

it('an empty place gets rows, files and key of the site; its sessions have ended', async () => {
  await restore();
  const { dataDir } = target;
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(test.services.config.secret);
  expect(readFileSync(join(dataDir, 'media/a-480.avif'), 'utf8')).toBe('picture');
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restore-'))).toEqual([]);
  const db = await openDatabase(target);
  try {
    const message = await db.selectFrom('messages').select('message').executeTakeFirstOrThrow();
    expect(message.message).toBe('satır\u2028ayırıcı\r\nve satır');
    expect(await db.selectFrom('users').select('email').execute()).toHaveLength(2);
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
    await registerInstallation({ ...test.services.config, ...target }, db);
  } finally {
    await db.destroy();
  }
});

it('never overwrites a site', async () => {
  await restore();
  await expect(restore()).rejects.toThrow(/zaten var/);
  rmSync(join(target.dataDir, 'media'), { recursive: true });
  await expect(restore()).rejects.toThrow(/zaten var/);
});

it('refuses another key and leaves the place as empty as it was', async () => {
  await expect(restore('x'.repeat(40))).rejects.toThrow('SECRET ayarındaki anahtar');
  expect(readdirSync(target.dataDir)).toEqual([]);
});

it('a damaged backup changes nothing', async () => {
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length - 100));
  await expect(restore()).rejects.toThrow('bozuk ya da yarım');
  writeFileSync(file, whole);
  expect(readdirSync(target.dataDir)).toEqual([]);
  await restore();
});

it('a database moves to the other kind and back with equal rows, and only into an empty one', async () => {
  const { config } = test.services;
  const embedded = { databaseUrl: null, dataDir: mkdtempSync(join(folder, 'embedded-')) };
  const count = await moveDatabase(config, embedded);
  expect(count).toBeGreaterThan(10);
  expect(await moveDatabase(embedded, target)).toBe(count);
  await expect(moveDatabase(config, target)).rejects.toThrow('boş bir veri tabanı gerekir');
});
