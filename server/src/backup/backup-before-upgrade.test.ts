import { existsSync } from 'node:fs';
import { buildTestServices } from '../testing/test-app.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrateTo } from '../platform/database/migrate.ts';
import { migrationNames } from '../platform/database/migration-files.ts';
import { backUpBeforeUpgrade } from './backup-before-upgrade.ts';
import { verifyBackup } from './verify-backup.ts';

it('backs up a database of the version before, and nothing else', async () => {
  const { services, close } = await buildTestServices();
  const before = await freshDatabase();
  const db = await openDatabase(before);
  const names = await migrationNames();
  const started = jest.fn();
  try {
    const config = { ...services.config, ...before };
    expect(await backUpBeforeUpgrade(config, db, started)).toBe(null);
    await migrateTo(db, names.at(-2) ?? '');
    const file = await backUpBeforeUpgrade(config, db, started);
    expect(await verifyBackup(file ?? '', [])).toMatchObject({ migration: names.at(-2) });
    await migrateTo(db, names.at(-1) ?? '');
    expect(await backUpBeforeUpgrade(config, db, started)).toBe(null);
    expect(started).toHaveBeenCalledTimes(1);
    expect(existsSync(file ?? '')).toBe(true);
  } finally {
    await db.destroy();
    await before.remove();
    await close();
  }
});
