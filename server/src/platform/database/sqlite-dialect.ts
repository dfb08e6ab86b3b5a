import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { errorCode } from '../error-code.ts';
import type { DialectHelpers, ErrorKind } from './dialect.ts';

/** Minimum length of a search term for the trigram tokenizer of FTS5. */
const TRIGRAM = 3;

export const sqliteHelpers: DialectHelpers = {
  kind: 'sqlite',
  id: (column) => column.primaryKey().autoIncrement(),

  async createSearchIndex(db, table) {
    await createIndexTable(db, table, { suffix: 'parts', options: "tokenize='trigram', detail=full" });
    await createIndexTable(db, table, { suffix: 'words', options: "prefix='1 2'" });
  },

  // One list of row ids for all search terms: with several lists SQLite would compare each row of one with each row of
  // the next.
  matchesTerms(table, searchTerms, asFilter = false) {
    const id = `${table}.id`;
    const long = searchTerms.filter((word) => word.length >= TRIGRAM).map(quoted);
    const short = searchTerms.filter((word) => word.length < TRIGRAM).map((word) => `${quoted(word)}*`);
    const found = [
      { suffix: 'parts', patterns: long },
      { suffix: 'words', patterns: short },
    ].filter(({ patterns }) => patterns.length > 0);
    return sql`${asFilter ? withoutIndex(id) : sql.ref(id)} in (${sql.join(
      found.map(({ suffix, patterns }) => selectMatches(`${table}_${suffix}`, patterns)),
      sql` intersect `,
    )})`;
  },

  containsTerms: (column, searchTerms) =>
    allOf(
      searchTerms.map((word) =>
        word.length >= TRIGRAM
          ? sql`instr(${sql.ref(column)}, ${word}) > 0`
          : sql`instr(' ' || ${sql.ref(column)}, ${` ${word}`}) > 0`,
      ),
    ),

  contains: (text, part) => sql`instr(${text}, ${part}) > 0`,

  withoutIndex,

  // With one process, and every transaction starting as `immediate`, the transaction itself is the lock.
  lock: () => Promise.resolve(),
  // A statement runs synchronously, in the process itself.
  limitStatements: () => Promise.resolve(),
  notifyContentChange: () => Promise.resolve(),
  notifyInboxEvent: () => Promise.resolve(),

  async makeAppendOnly(db, table) {
    const abortTrigger = `begin select raise(abort, '${table} only grows'); end`;
    for (const change of ['update', 'delete'])
      await sql.raw(`create trigger ${table}_no_${change} before ${change} on ${table} ${abortTrigger}`).execute(db);
    // An `insert or replace` does not fire delete triggers.
    const whenExists = `when exists (select 1 from ${table} where id = new.id)`;
    await sql
      .raw(`create trigger ${table}_no_replace before insert on ${table} ${whenExists} ${abortTrigger}`)
      .execute(db);
  },

  async allowDeletingOldRows(db, table) {
    const whenRecent = "when old.at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-6 months')";
    await sql.raw(`drop trigger ${table}_no_delete`).execute(db);
    await sql
      .raw(
        `create trigger ${table}_no_delete before delete on ${table} ${whenRecent} begin select raise(abort, '${table} only grows'); end`,
      )
      .execute(db);
  },

  errorKind(error): ErrorKind {
    const code = errorCode(error);
    if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') return 'unique';
    if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return 'foreign-key';
    return /^SQLITE_(BUSY|IOERR|FULL|CANTOPEN|LOCKED)/.test(code) ? 'unavailable' : 'other';
  },
};

/** SQLite uses no index for an expression, and the unary plus is one. */
function withoutIndex(column: string): RawBuilder<unknown> {
  return sql`+${sql.ref(column)}`;
}

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Returns the rows that match all patterns: the index intersects its own posting lists, which is much faster than
 * comparing lists of rows.
 */
function selectMatches(index: string, patterns: readonly string[]): RawBuilder<unknown> {
  return sql`select rowid from ${sql.table(index)} where search_text match ${patterns.join(' AND ')}`;
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}

interface IndexTable {
  suffix: string;
  options: string;
}

/**
 * Creates an FTS5 table with external content, which stores no second copy of the text. Existing rows are indexed once;
 * triggers apply every later change.
 */
async function createIndexTable(
  db: Parameters<DialectHelpers['createSearchIndex']>[0],
  table: string,
  { suffix, options }: IndexTable,
): Promise<void> {
  const index = `${table}_${suffix}`;
  const add = `insert into ${index}(rowid, search_text) values (new.id, new.search_text);`;
  const remove = `insert into ${index}(${index}, rowid, search_text) values ('delete', old.id, old.search_text);`;
  const statements = [
    `create virtual table ${index} using fts5(search_text, content='${table}', content_rowid='id', ${options})`,
    `insert into ${index}(${index}) values ('rebuild')`,
    `create trigger ${index}_insert after insert on ${table} begin ${add} end`,
    `create trigger ${index}_delete after delete on ${table} begin ${remove} end`,
    `create trigger ${index}_update after update of search_text on ${table} begin ${remove} ${add} end`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
