import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { prepareDataFolder } from './data-folder.ts';

const mode = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8);

let folder: string;
let umask: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-modes-'));
  umask = process.umask();
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

test('makes everything that is written accessible only to its own account', async () => {
  const dataDir = join(folder, 'data');
  prepareDataFolder(dataDir);
  const db = await openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  mkdirSync(join(dataDir, 'media'));
  expect([mode(dataDir), mode(dataDir, 'media')]).toEqual(['700', '700']);
  for (const file of ['vitrin.sqlite', 'vitrin.sqlite-wal', 'vitrin.sqlite-shm'])
    expect(mode(dataDir, file)).toBe('600');
  await db.destroy();
});

test('removes access for other accounts from existing files', () => {
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'private'), { recursive: true });
  writeFileSync(join(dataDir, 'vitrin.sqlite'), 'x');
  chmodSync(dataDir, 0o755);
  chmodSync(join(dataDir, 'private'), 0o755);
  chmodSync(join(dataDir, 'vitrin.sqlite'), 0o644);
  prepareDataFolder(dataDir);
  expect([mode(dataDir), mode(dataDir, 'private'), mode(dataDir, 'vitrin.sqlite')]).toEqual(['700', '700', '600']);
});
