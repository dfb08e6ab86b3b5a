import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Creates the tables of the history: versions of records, their parts, and the content that parts share. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('record_blobs')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('data', 'bytea', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('record_versions')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('schema', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    // No foreign key: a version is kept after its author was deleted.
    .addColumn('author_id', 'integer')
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('changed', 'text', (column) => column.notNull())
    .addUniqueConstraint('record_versions_number', ['entity', 'record', 'number'])
    .execute();
  await db.schema
    .createTable('record_version_contents')
    .addColumn('version_id', 'integer', (column) =>
      column.notNull().references('record_versions.id').onDelete('cascade'),
    )
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().references('record_blobs.hash'))
    .addPrimaryKeyConstraint('record_version_contents_key', ['version_id', 'part'])
    .execute();
  await db.schema.createIndex('record_version_contents_hash').on('record_version_contents').column('hash').execute();
  await db.schema.createIndex('record_versions_at').on('record_versions').column('at').execute();
}
