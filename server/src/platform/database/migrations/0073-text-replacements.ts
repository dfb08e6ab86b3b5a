import { parse } from 'secure-json-parse';
import type { Db } from '../tables.ts';

const RIGHT = 'site-search.use';
/** Rights of those who work on records of all kinds. */
const ACROSS_KINDS = ['translations.use', 'trash.use'];

/** Adds what was found and replaced on the site, and the right to search it for roles that work on records of all kinds. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('text_replacements')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('replacement', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('text_replacements_at').on('text_replacements').column('at').execute();
  await db.schema
    .createTable('replaced_records')
    .addColumn('replacement_id', 'text', (column) =>
      column.notNull().references('text_replacements.id').onDelete('cascade'),
    )
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    // The version that the replacement has made.
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('undone', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('replaced_records_key', ['replacement_id', 'entity', 'record'])
    .execute();
  await addRight(db);
}

async function addRight(db: Db): Promise<void> {
  const roles = await db.selectFrom('custom_roles').select(['id', 'rights']).execute();
  for (const { id, rights } of roles) {
    const held = parse(rights) as string[];
    if (!ACROSS_KINDS.some((right) => held.includes(right))) continue;
    const extended = JSON.stringify([...held, RIGHT]);
    await db.updateTable('custom_roles').set({ rights: extended }).where('id', '=', id).execute();
  }
}
