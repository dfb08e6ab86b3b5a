import { chmodSync, existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { databaseFile } from './database-file.ts';

export type SqliteCopy = Sqlite.Database;

/** All pages in one step: SQLite would restart a backup in several steps whenever another connection commits. */
const ALL_PAGES = 0x7fff_ffff;

/**
 * Copies the embedded database with the online backup of SQLite, while servers write to it, and opens the copy. Throws
 * when the database is damaged.
 */
export async function copySqlite(dataDir: string, target: string): Promise<SqliteCopy> {
  const live = new Sqlite(databaseFile(dataDir), { readonly: true, fileMustExist: true });
  try {
    await live.backup(target, { progress: () => ALL_PAGES });
  } finally {
    live.close();
  }
  // A backup during a write transaction of the same connection would report success without a file.
  if (!existsSync(target)) throw new Error('Veri tabanının kopyası oluşturulamadı.');
  chmodSync(target, 0o600);
  const copy = new Sqlite(target);
  const check = copy.pragma('quick_check', { simple: true });
  if (check !== 'ok') throw new Error(`Veri tabanı bozuk: ${String(check)}`);
  return copy;
}
