import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';

const FILE = 'vitrin.sqlite';

/** Puts a migrated, empty embedded database into the folder: a copy of one that was migrated once in this run. */
export async function copyMigratedSqlite(dataDir: string): Promise<void> {
  const template = join(process.env.TEST_SQLITE_TEMPLATES ?? '', FILE);
  if (!existsSync(template)) await makeTemplate(template);
  copyFileSync(template, join(dataDir, FILE));
}

/** Appears only when it is whole; of several test processes that make it at once, the last one's stays. */
async function makeTemplate(template: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-template-'));
  const db = await openDatabase({ databaseUrl: null, dataDir });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
  renameSync(join(dataDir, FILE), template);
  rmSync(dataDir, { recursive: true });
}
