import type { Db } from '../tables.ts';

/** Creates the tables of saved drafts (working copies) and of scheduled publications. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('working_copies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entity', 'text', (column) => column.notNull())
    // Null for a record that has never been published.
    .addColumn('record', 'text')
    .addColumn('base_version', 'integer')
    .addColumn('rev', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('form_json', 'text', (column) => column.notNull())
    .addColumn('base_json', 'text')
    .addColumn('values_json', 'text', (column) => column.notNull())
    .addColumn('changed', 'text', (column) => column.notNull())
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('working_copies_record')
    .unique()
    .on('working_copies')
    .columns(['entity', 'record'])
    .where('record', 'is not', null)
    .execute();
  await db.schema
    .createTable('scheduled_publications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record', 'text')
    // No foreign key: the working copy may be discarded while the publication stays.
    .addColumn('copy_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('base_version', 'integer')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('values_json', 'text', (column) => column.notNull())
    .addColumn('languages', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('problem', 'text', (column) => column.notNull())
    // No foreign key: a publication is carried out after its author was deleted.
    .addColumn('author_id', 'integer', (column) => column.notNull())
    .addColumn('author_name', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('scheduled_publications_record')
    .unique()
    .on('scheduled_publications')
    .columns(['entity', 'record'])
    .where('record', 'is not', null)
    .execute();
  await db.schema
    .createIndex('scheduled_publications_due')
    .on('scheduled_publications')
    .columns(['state', 'due_at'])
    .execute();
}
