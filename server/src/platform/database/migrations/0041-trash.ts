import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Creates the trash: what is needed to restore a deleted record beside its last version. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('trash')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    // The version with the values; it has no foreign key, because both are deleted together.
    .addColumn('number', 'integer', (column) => column.notNull())
    // JSON, because they differ between the kinds and are only read to restore the record.
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('addresses', 'text', (column) => column.notNull())
    .addColumn('stamps', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    // No foreign key: an entry is kept after its user was deleted.
    .addColumn('deleted_by', 'integer')
    .addColumn('deleted_by_name', 'text', (column) => column.notNull())
    .addColumn('purge_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('trash_record', ['entity', 'record'])
    .execute();
  await db.schema.createIndex('trash_deleted_at').on('trash').columns(['deleted_at', 'id']).execute();
  await db.schema.createIndex('trash_purge_at').on('trash').column('purge_at').execute();
}
