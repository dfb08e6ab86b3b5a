import type { Db } from '../tables.ts';

/**
 * Creates the tables of records with translated texts, and of the texts of the default language that each translation was
 * written for. Records have no foreign key: they are in many tables, and the write helper keeps the rows.
 */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('translated_records')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('sort_title', 'text', (column) => column.notNull())
    // Hash of the texts of the default language; empty without texts.
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('in_trash', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('translated_records_key', ['entity', 'record'])
    .execute();
  await db.schema
    .createIndex('translated_records_order')
    .on('translated_records')
    .columns(['entity', 'sort_title', 'record'])
    .execute();
  await db.schema
    .createTable('translation_states')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    // Hash of the texts.
    .addColumn('texts', 'text', (column) => column.notNull())
    // Name of the first field without a text; empty for a complete translation.
    .addColumn('missing', 'text', (column) => column.notNull())
    // `translated_records.source` when the texts were written or confirmed.
    .addColumn('written_for', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('translation_states_key', ['entity', 'record', 'lang'])
    .execute();
}
