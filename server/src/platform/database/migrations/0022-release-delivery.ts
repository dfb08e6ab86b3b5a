import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Adds release signatures, canary candidates, health counters per release, and additional remotes. */
export async function up(db: Db): Promise<void> {
  for (const column of ['signature', 'signed_by', 'set_aside_at', 'set_aside_reason'])
    await db.schema.alterTable('releases').addColumn(column, 'text').execute();
  await db.schema.alterTable('release_pointers').addColumn('candidate', 'text').execute();
  await db.schema
    .alterTable('release_pointers')
    .addColumn('percent', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const column of ['public_key', 'last_used_at'])
    await db.schema.alterTable('publish_tokens').addColumn(column, 'text').execute();
  for (const column of ['name', 'created_by'])
    await db.schema
      .alterTable('publish_tokens')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
  await helpersOf(db).makeAppendOnly(db, 'release_log');
  await counters(db);
  await remotes(db);
  await db.schema.createIndex('release_log_unit').on('release_log').columns(['unit', 'id']).execute();
  await db.schema.createIndex('release_faults_unit').on('release_faults').columns(['unit', 'id']).execute();
}

/** Sums by release and day; `measure` is `load`, `fault:<phase>` or `<vital>:<class>`. */
async function counters(db: Db): Promise<void> {
  await db.schema
    .createTable('release_health')
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('release_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('measure', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_health_key', ['unit', 'release_id', 'day', 'measure'])
    .execute();
}

async function remotes(db: Db): Promise<void> {
  await db.schema
    .createTable('remotes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('segment', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute();
}
