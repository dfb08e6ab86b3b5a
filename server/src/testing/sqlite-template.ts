import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';

const FILE = 'vitrin.sqlite';

/** Copies a migrated, empty embedded database into the folder; it is migrated once per run. */
export async function copyMigratedSqlite(dataDir: string): Promise<void> {
  const template = join(process.env.TEST_SQLITE_TEMPLATES ?? '', FILE);
  if (!existsSync(template)) await makeTemplate(template);
  copyFileSync(template, join(dataDir, FILE));
}

/** Creates the template atomically; when several test processes create it at the same time, the last one wins. */
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
