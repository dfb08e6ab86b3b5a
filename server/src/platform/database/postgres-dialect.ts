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

  wordsMatch(table, words) {
    const text = sql.ref(`${table}.search_text`);
    return allOf(words.map((word) => holds(text, word)));
  },

  // By `strpos`, which no index knows: for `like` the planner would read every row of the index first.
  wordsHeld: (column, words) =>
    allOf(
      words.map((word) =>
        word.length >= TRIGRAM
          ? sql`strpos(${sql.ref(column)}, ${word}) > 0`
          : sql`strpos(' ' || ${sql.ref(column)}, ${` ${word}`}) > 0`,
      ),
    ),

  async lock(trx, name) {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
  },

  async notifyChange(trx, version) {
    await sql`select pg_notify(${changeChannel}, ${String(version)})`.execute(trx);
  },

  async notifyInbox(db, payload) {
    await sql`select pg_notify(${inboxChannel}, ${payload})`.execute(db);
  },

  async forbidChanges(db, table) {
    const refuse = `${table}_only_grows`;
    const body = `begin raise exception '${table} only grows'; end`;
    await sql.raw(`create function ${refuse}() returns trigger language plpgsql as $$ ${body} $$`).execute(db);
    const trigger = `create trigger ${refuse} before update or delete or truncate on ${table}`;
    await sql.raw(`${trigger} for each statement execute function ${refuse}()`).execute(db);
  },

  async letOldRowsGo(db, table) {
    const refuse = `${table}_only_grows`;
    const young = `${table}_young_rows_stay`;
    const halfYear = `to_char(now() at time zone 'utc' - interval '6 months', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    const body = `begin if old.at >= ${halfYear} then raise exception '${table} only grows'; end if; return old; end`;
    const change = `create or replace trigger ${refuse} before update or truncate on ${table}`;
    await sql.raw(`${change} for each statement execute function ${refuse}()`).execute(db);
    await sql.raw(`create function ${young}() returns trigger language plpgsql as $$ ${body} $$`).execute(db);
    const trigger = `create trigger ${young} before delete on ${table}`;
    await sql.raw(`${trigger} for each row execute function ${young}()`).execute(db);
  },

  errorKind(error): ErrorKind {
    const code = errorCode(error);
    if (code === '23505') return 'unique';
    if (code === '23503') return 'foreign-key';
    // Classes 08 (connection), 53 (resources), 57 (shutdown, statement timeout), and what Node's sockets and pg's pool say.
    // 40 and 55: others were at the same rows or tables, also after some attempts.
    const away = /^(08|40|53|55|57)|^E(CONN|PIPE|HOST|NET|TIMEDOUT|AI_)|ENOTFOUND/.test(code);
    return away ||
      (error instanceof Error && /Connection terminated|timeout exceeded|Query read timeout/.test(error.message))
      ? 'unavailable'
      : 'other';
  },
};

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function holds(text: Expression<unknown>, word: string): RawBuilder<SqlBool> {
  const plain = word.replace(/[\\%_]/g, String.raw`\$&`);
  if (word.length >= TRIGRAM) return sql`${text} like ${`%${plain}%`}`;
  // Words are separated by one space each. The index supports prefixes, and checking this condition on many rows is
  // fast.
  return sql`(${text} like ${`${plain}%`} or ${text} like ${`% ${plain}%`})`;
}
