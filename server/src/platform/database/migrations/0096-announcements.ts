import { parse } from 'secure-json-parse';
import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Notices of the site, and the rights over them. */
export async function up(db: Db): Promise<void> {
  const announcements = db.schema
    .createTable('announcements')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('queue', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('shape', 'text', (column) => column.notNull())
    .addColumn('tone', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    // JSON: the keys of the chosen pages.
    .addColumn('pages', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('link_url', 'text');
  await withEditing(announcements).execute();
  await db.schema
    .createTable('announcement_translations')
    .addColumn('announcement_id', 'integer', (column) =>
      column.notNull().references('announcements.id').onDelete('cascade'),
    )
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('link_label', 'text')
    .addPrimaryKeyConstraint('announcement_translations_key', ['announcement_id', 'lang'])
    .execute();
  await addRights(db);
}

/** Rights over the notices that a role gets with a right over the fixed pages, which show them. */
const added: readonly (readonly [pages: string, announcements: readonly string[]])[] = [
  ['pages.read', ['announcements.read']],
  ['pages.draft', ['announcements.draft']],
  ['pages.write', ['announcements.write', 'announcements.delete']],
];

/** Gives the roles that staff have made the rights over the notices, as the fixed roles have them. */
async function addRights(db: Db): Promise<void> {
  const roles = await db.selectFrom('custom_roles').select(['id', 'rights']).execute();
  for (const { id, rights } of roles) {
    const held = parse(rights) as string[];
    const more = added.filter(([pages]) => held.includes(pages)).flatMap(([, names]) => names);
    if (more.length === 0) continue;
    const extended = JSON.stringify([...held, ...more]);
    await db.updateTable('custom_roles').set({ rights: extended }).where('id', '=', id).execute();
  }
}
