import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Imports of other sites: what their files contain, which records it became, and where its old addresses lead. */
export async function up(db: Db): Promise<void> {
  await addImports(db);
  await addItems(db);
  await addRecords(db);
  await addAddresses(db);
  await addLinks(db);
  await addChanges(db);
}

async function addImports(db: Db): Promise<void> {
  await db.schema
    .createTable('site_imports')
    .addColumn('id', 'integer', helpersOf(db).id)
    // Name of the old site: its address without protocol.
    .addColumn('source', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('language', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('files', 'text', (column) => column.notNull())
    // The same files again go on with the import that was interrupted.
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('started_by', 'integer')
    .execute();
  await db.schema
    .createIndex('site_imports_fingerprint')
    .on('site_imports')
    .columns(['fingerprint', 'state'])
    .execute();
}

/** The index of what was read; the items themselves are in files of the data folder. */
async function addItems(db: Db): Promise<void> {
  await db.schema
    .createTable('site_import_items')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('import_id', 'integer', (column) => column.notNull().references('site_imports.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('phase', 'integer', (column) => column.notNull())
    .addColumn('parent', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('number', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('lang', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('translation_group', 'text', (column) => column.notNull().defaultTo(''))
    // Where the item is: the part, its first byte and its bytes.
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('first_byte', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .createIndex('site_import_items_key')
    .on('site_import_items')
    .columns(['import_id', 'type', 'source_id'])
    .unique()
    .execute();
  await db.schema
    .createIndex('site_import_items_pending')
    .on('site_import_items')
    .columns(['import_id', 'state', 'phase', 'id'])
    .execute();
  await db.schema
    .createIndex('site_import_items_parent')
    .on('site_import_items')
    .columns(['import_id', 'type', 'parent'])
    .execute();
}

/** What an item of an old site became, over all imports of that site. */
async function addRecords(db: Db): Promise<void> {
  await db.schema
    .createTable('site_import_records')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('item_hash', 'text', (column) => column.notNull())
    // Hash of the values that the import has left: others mean that staff have changed the record.
    .addColumn('values_hash', 'text', (column) => column.notNull())
    // Something was missing, such as a picture: the next import tries again.
    .addColumn('incomplete', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('site_import_records_key', ['source', 'type', 'source_id'])
    .execute();
  await db.schema
    .createIndex('site_import_records_record')
    .on('site_import_records')
    .columns(['entity', 'record'])
    .execute();
}

async function addAddresses(db: Db): Promise<void> {
  await db.schema
    .createTable('site_import_addresses')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_import_addresses_key', ['source', 'address'])
    .execute();
}

/** Links of written records to items that had no record yet. */
async function addLinks(db: Db): Promise<void> {
  await db.schema
    .createTable('site_import_links')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('href', 'text', (column) => column.notNull())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_import_links_key', ['source', 'entity', 'record', 'href'])
    .execute();
}

/** What an import has written, so that it can be taken back. */
async function addChanges(db: Db): Promise<void> {
  await db.schema
    .createTable('site_import_changes')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('import_id', 'integer', (column) => column.notNull().references('site_imports.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    // Version before the change; 0 for a record that was created.
    .addColumn('version_before', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('site_import_changes_import')
    .on('site_import_changes')
    .columns(['import_id', 'id'])
    .execute();
}
