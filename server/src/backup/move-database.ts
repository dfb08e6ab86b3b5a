import type { ValidatedSettings } from '../config/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrateTo } from '../platform/database/migrate.ts';
import { BackupError } from './backup-error.ts';
import { requireEmptyDatabase } from './empty-place.ts';
import { loadRows } from './rows/load-rows.ts';
import { RowDigest } from './rows/row-digest.ts';
import { openRowSource } from './rows/open-row-source.ts';
import type { RowSource } from './rows/row-source.ts';

type Place = Pick<ValidatedSettings, 'databaseUrl' | 'dataDir'>;

/**
 * Copies all rows of a stopped site to an empty database of the other kind and compares both row by row. The source
 * remains unchanged. Returns the number of rows.
 */
export async function moveDatabase(from: Place, to: Place): Promise<number> {
  await requireEmptyDatabase(to);
  const source = await openRowSource(from);
  try {
    await copyRows(source, to);
    const copy = await openRowSource(to);
    try {
      return await requireEqualRows(source, copy);
    } finally {
      await copy.close();
    }
  } finally {
    await source.close();
  }
}

async function copyRows(source: RowSource, to: Place): Promise<void> {
  const db = await openDatabase({ ...to, isForMigrations: true });
  try {
    await migrateTo(db, source.migration);
    await loadRows(db, source);
  } finally {
    await db.destroy();
  }
}

/** Throws for the first table whose rows differ. */
async function requireEqualRows(source: RowSource, copy: RowSource): Promise<number> {
  let count = 0;
  for (const table of source.tables) {
    const [left, right] = [await digestOf(source, table), await digestOf(copy, table)];
    if (left.toString() !== right.toString())
      throw new BackupError(`${table} tablosu aynı değil: ${left.count} satırdan ${right.count} satır kopyalandı.`);
    count += left.count;
  }
  return count;
}

async function digestOf(source: RowSource, table: string): Promise<RowDigest> {
  const digest = new RowDigest();
  for await (const rows of source.rows(table)) digest.add(rows);
  return digest;
}
