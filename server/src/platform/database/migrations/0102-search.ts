import { sql } from 'kysely';
import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** The search of visitors: what is found, by which words, and what was searched in vain. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('search_documents')
    // Second of the publication and a number: the newest has the highest.
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addUniqueConstraint('search_documents_record', ['kind', 'record_id', 'lang'])
    .execute();
  await db.schema
    .createTable('search_records')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('recheck_at', 'text')
    .addPrimaryKeyConstraint('search_records_key', ['kind', 'record_id'])
    .execute();
  await db.schema.createIndex('search_records_recheck').on('search_records').column('recheck_at').execute();
  await addWords(db);
  await (helpersOf(db).kind === 'sqlite' ? addSqliteIndex(db) : addPostgresIndex(db));
  await db.schema
    .createTable('missed_searches')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('term', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('missed_searches_key', ['day', 'lang', 'term'])
    .execute();
}

async function addWords(db: Db): Promise<void> {
  await db.schema
    .createTable('search_vocabulary')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('fold', 'text', (column) => column.notNull())
    .addColumn('len', 'integer', (column) => column.notNull())
    // The folded letters in reverse, for words that are known by their end.
    .addColumn('back', 'text', (column) => column.notNull())
    .execute();
  // Both databases compare bytes, so that ranges and orders are the same.
  if (helpersOf(db).kind === 'postgres')
    for (const column of ['word', 'fold', 'back'])
      await sql`alter table search_vocabulary alter column ${sql.ref(column)} type text collate "C"`.execute(db);
  await db.schema
    .createIndex('search_vocabulary_word')
    .unique()
    .on('search_vocabulary')
    .columns(['lang', 'word'])
    .execute();
  await db.schema
    .createIndex('search_vocabulary_fold')
    .on('search_vocabulary')
    .columns(['lang', 'fold', 'len'])
    .execute();
  await db.schema
    .createIndex('search_vocabulary_back')
    .on('search_vocabulary')
    .columns(['lang', 'back', 'len'])
    .execute();
}

/** The tables of texts have the columns; these are sets of tokens that our own code has made. */
async function addSqliteIndex(db: Db): Promise<void> {
  const options = "content='', contentless_delete=1, detail=none";
  await sql
    .raw(`create virtual table search_index using fts5(tokens, ${options}, tokenize="ascii tokenchars '_'")`)
    .execute(db);
  await sql.raw(`create virtual table search_parts using fts5(fold, ${options}, tokenize='trigram')`).execute(db);
}

async function addPostgresIndex(db: Db): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create table search_index (id bigint primary key, tokens tsvector not null)`.execute(db);
  await sql`create index search_index_tokens on search_index using gin (tokens) with (fastupdate = off)`.execute(db);
  await sql`create index search_vocabulary_parts on search_vocabulary using gin (fold gin_trgm_ops)`.execute(db);
}
