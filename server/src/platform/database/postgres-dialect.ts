import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { errorCode } from '../error-code.ts';
import type { DialectHelpers, ErrorKind } from './dialect.ts';

const TRIGRAM = 3;
/** Channels of `LISTEN` and `NOTIFY`. */
export const changeChannel = 'content_version';
export const inboxChannel = 'inbox';

export const postgresHelpers: DialectHelpers = {
  kind: 'postgres',
  // `BY DEFAULT`, not `ALWAYS`: moving between databases keeps the ids.
  id: (column) => column.generatedByDefaultAsIdentity().primaryKey(),

  async createSearchIndex(db, table) {
    await sql`create extension if not exists pg_trgm`.execute(db);
    const name = sql.table(table);
    await sql`create index ${sql.ref(`${table}_parts`)} on ${name} using gin (search_text gin_trgm_ops)`.execute(db);
    await sql`create index ${sql.ref(`${table}_words`)} on ${name} using gin (to_tsvector('simple', search_text))`.execute(
      db,
    );
  },

  matchesTerms(table, searchTerms) {
    const text = sql.ref(`${table}.search_text`);
    return allOf(searchTerms.map((word) => containsTerm(text, word)));
  },

  // Uses `strpos`, which no index supports: with `like` the planner would choose the index and read every matching row
  // first.
  containsTerms: (column, searchTerms) =>
    allOf(
      searchTerms.map((word) =>
        word.length >= TRIGRAM
          ? sql`strpos(${sql.ref(column)}, ${word}) > 0`
          : sql`strpos(' ' || ${sql.ref(column)}, ${` ${word}`}) > 0`,
      ),
    ),

  contains: (text, part) => sql`strpos(${text}, ${part}) > 0`,

  // Its planner has statistics.
  withoutIndex: (column) => sql.ref(column),

  async lock(trx, ...names) {
    await sql`select pg_advisory_xact_lock(hashtext(name)) from unnest(${names}::text[]) as name`.execute(trx);
  },

  async limitStatements(trx, ms) {
    await sql`set local statement_timeout = ${sql.lit(ms)}`.execute(trx);
  },

  async notifyContentChange(trx, version) {
    await sql`select pg_notify(${changeChannel}, ${String(version)})`.execute(trx);
  },

  async notifyInboxEvent(db, payload) {
    await sql`select pg_notify(${inboxChannel}, ${payload})`.execute(db);
  },

  async makeAppendOnly(db, table) {
    const rejectFunction = `${table}_only_grows`;
    const body = `begin raise exception '${table} only grows'; end`;
    await sql.raw(`create function ${rejectFunction}() returns trigger language plpgsql as $$ ${body} $$`).execute(db);
    const trigger = `create trigger ${rejectFunction} before update or delete or truncate on ${table}`;
    await sql.raw(`${trigger} for each statement execute function ${rejectFunction}()`).execute(db);
  },

  async allowDeletingOldRows(db, table) {
    const rejectFunction = `${table}_only_grows`;
    const isRecent = `${table}_young_rows_stay`;
    const halfYear = `to_char(now() at time zone 'utc' - interval '6 months', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    const body = `begin if old.at >= ${halfYear} then raise exception '${table} only grows'; end if; return old; end`;
    const change = `create or replace trigger ${rejectFunction} before update or truncate on ${table}`;
    await sql.raw(`${change} for each statement execute function ${rejectFunction}()`).execute(db);
    await sql.raw(`create function ${isRecent}() returns trigger language plpgsql as $$ ${body} $$`).execute(db);
    const trigger = `create trigger ${isRecent} before delete on ${table}`;
    await sql.raw(`${trigger} for each row execute function ${isRecent}()`).execute(db);
  },

  errorKind(error): ErrorKind {
    const code = errorCode(error);
    if (code === '23505') return 'unique';
    if (code === '23503') return 'foreign-key';
    // Classes 08 (connection), 53 (resources), 57 (shutdown, statement timeout), and error codes of Node's sockets and
    // pg's pool. 40 and 55: conflicts with concurrent transactions on the same rows or tables, also after several
    // attempts.
    const isUnavailable = /^(08|40|53|55|57)|^E(CONN|PIPE|HOST|NET|TIMEDOUT|AI_)|ENOTFOUND/.test(code);
    return isUnavailable ||
      (error instanceof Error && /Connection terminated|timeout exceeded|Query read timeout/.test(error.message))
      ? 'unavailable'
      : 'other';
  },
};

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function containsTerm(text: Expression<unknown>, word: string): RawBuilder<SqlBool> {
  const plain = word.replace(/[\\%_]/g, String.raw`\$&`);
  if (word.length >= TRIGRAM) return sql`${text} like ${`%${plain}%`}`;
  // Words are separated by one space each. The index supports prefixes, and checking this condition on many rows is
  // fast.
  return sql`(${text} like ${`${plain}%`} or ${text} like ${`% ${plain}%`})`;
}
