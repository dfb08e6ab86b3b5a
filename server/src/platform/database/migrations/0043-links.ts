import type { Db } from '../tables.ts';

/**
 * Creates the table of the links between records, and that of the addresses that visitors did not find. Owners have no
 * foreign key: they are in many tables, and the links of a deleted record are deleted by its write.
 */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('content_refs')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_refs_key', ['entity', 'record', 'lang', 'field', 'target'])
    .execute();
  await db.schema.createIndex('content_refs_target').on('content_refs').column('target').execute();
  await db.schema
    .createTable('missing_addresses')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('visitors', 'integer', (column) => column.notNull())
    .addColumn('bots', 'integer', (column) => column.notNull())
    .addColumn('last_seen', 'text', (column) => column.notNull())
    .addColumn('linked_from', 'text')
    .addColumn('ignored', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('missing_addresses_seen').on('missing_addresses').column('last_seen').execute();
}
