import type { Db } from '../tables.ts';

/** Places that show the fallback text of a section, because a release fails there with these values in browsers. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('switched_off_places')
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('release_id', 'text', (column) => column.notNull())
    // Of the section with its values: other values have another key and are tried again.
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('switched_off_places_key', ['unit', 'release_id', 'place'])
    .execute();
}
