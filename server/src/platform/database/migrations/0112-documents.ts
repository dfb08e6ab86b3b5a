import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Documents that visitors download, and how often each file is downloaded. */
export async function up(db: Db): Promise<void> {
  await addDocuments(db);
  await addTranslations(db);
  await addDownloadCounts(db);
}

async function addDocuments(db: Db): Promise<void> {
  const documents = db.schema
    .createTable('documents')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('queue', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
    // JSON with the address of the file.
    .addColumn('files', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('cover_id', 'integer', (column) => column.references('media.id'))
    .addColumn('category', 'text')
    .addColumn('file_language', 'text')
    // As YYYY-MM-DD.
    .addColumn('issued_on', 'text');
  await withEditing(documents).execute();
  await db.schema.createIndex('documents_queue').on('documents').columns(['queue', 'id']).execute();
  await db.schema.createIndex('documents_cover_id').on('documents').column('cover_id').execute();
}

async function addTranslations(db: Db): Promise<void> {
  await db.schema
    .createTable('document_translations')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('document_id', 'integer', (column) => column.notNull().references('documents.id').onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addUniqueConstraint('document_translations_lang', ['document_id', 'lang'])
    .execute();
}

/** Sums by day: nothing about who downloads. */
async function addDownloadCounts(db: Db): Promise<void> {
  await db.schema
    .createTable('download_counts')
    .addColumn('download_id', 'integer', (column) => column.notNull().references('downloads.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('download_counts_key', ['download_id', 'day'])
    .execute();
}
