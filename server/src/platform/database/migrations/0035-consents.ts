import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Creates the tables of visitors' consent choices and of every distinct consent notice that was shown. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('consent_revisions')
    .addColumn('revision', 'text', (column) => column.primaryKey())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('consents')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('revision', 'text', (column) => column.notNull().references('consent_revisions.revision'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('offered', 'text', (column) => column.notNull())
    .addColumn('accepted', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema.createIndex('consents_at').on('consents').columns(['at', 'id']).execute();
  await db.schema.createIndex('consents_visitor').on('consents').columns(['visitor', 'at']).execute();
  await db.schema
    .createIndex('consents_deleted')
    .on('consents')
    .column('deleted_at')
    .where('deleted_at', 'is not', null)
    .execute();
}
