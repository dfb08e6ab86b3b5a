import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Creates the tables of contracts. Each saved text is an immutable revision. */
export async function up(db: Db): Promise<void> {
  const contracts = db.schema
    .createTable('contracts')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('kind', 'text', (column) => column.notNull());
  await withEditing(contracts).execute();
  // Only one contract may be the data protection notice of the public forms.
  await db.schema
    .createIndex('contracts_kvkk')
    .on('contracts')
    .column('kind')
    .unique()
    .where('kind', '=', 'kvkk')
    .execute();
  await revisions(db);
  await translations(db);
}

async function revisions(db: Db): Promise<void> {
  await db.schema
    .createTable('contract_revisions')
    .addColumn('id', 'integer', helpersOf(db).id)
    // No foreign key: a text that was shown once is kept after its contract is deleted.
    .addColumn('contract_id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'integer', (column) => column.references('users.id'))
    .execute();
  await db.schema
    .createIndex('contract_revisions_contract')
    .on('contract_revisions')
    .columns(['contract_id', 'lang'])
    .execute();
}

async function translations(db: Db): Promise<void> {
  await db.schema
    .createTable('contract_translations')
    .addColumn('contract_id', 'integer', (column) => column.notNull().references('contracts.id').onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seo_name', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('seo_title', 'text')
    .addColumn('seo_description', 'text')
    .addColumn('revision_id', 'integer', (column) => column.notNull().references('contract_revisions.id'))
    .addPrimaryKeyConstraint('contract_translations_key', ['contract_id', 'lang'])
    .addUniqueConstraint('contract_translations_slug', ['lang', 'seo_name'])
    .execute();
  await db.schema.createIndex('contract_translations_name').on('contract_translations').column('seo_name').execute();
}
