import type { Database, Statement } from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Limits of the memory for prepared statements, in characters of SQL. Long statements insert many rows at once. */
const characters = { maxSize: 200_000, maxEntrySize: 4_000 };

/**
 * Returns the database with a cache of its prepared statements: preparing takes longer than executing most queries.
 * SQLite prepares a cached statement again by itself when the schema has changed.
 */
export function withStatementCache(database: Database): SqliteDatabase {
  const statements = new LRUCache<string, Statement>({
    ...characters,
    sizeCalculation: (_, sql) => sql.length,
  });
  return {
    prepare(sql) {
      const cached = statements.get(sql);
      // A statement can have only one iteration at a time.
      if (cached && !cached.busy) return cached;
      const statement = database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    close() {
      statements.clear();
      database.close();
    },
  };
}
