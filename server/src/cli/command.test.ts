import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../platform/database/database.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { outputOf } from '../testing/command-line.ts';
import { userCommand } from './user.command.ts';
import { remotesCommand } from './remote.command.ts';

it('never creates a site: neither tables nor files where there is none', async () => {
  const { databaseUrl, dataDir, remove } = await freshDatabase();
  const before = { ...process.env };
  const place = databaseUrl === null ? { DATA_DIR: join(dataDir, 'yanlis') } : { DATABASE_URL: databaseUrl };
  Object.assign(process.env, { DATA_DIR: dataDir, SECRET: 's'.repeat(32), LOG_LEVEL: 'silent', ...place });
  for (const [command, ...args] of [[remotesCommand], [userCommand, 'reset-password', 'a@ornek.com.tr']] as const)
    await expect(outputOf(command, ...args)).rejects.toThrow(/^Ayar hatası: DATA.*kurulu bir site yok/);
  process.env = before;
  expect(readdirSync(dataDir)).toEqual([]);
  const db = await openDatabase({ databaseUrl, dataDir });
  expect(await db.introspection.getTables()).toEqual([]);
  await db.destroy();
  await remove();
});
