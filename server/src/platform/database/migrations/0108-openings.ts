import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Job openings, and which of them an application answers. */
export async function up(db: Db): Promise<void> {
  await addOpenings(db);
  await addTranslations(db);
  await addTextPictures(db);
  await nameInApplications(db);
}

async function addOpenings(db: Db): Promise<void> {
  const openings = db.schema
    .createTable('openings')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('queue', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('employment', 'text', (column) => column.notNull())
    .addColumn('province', 'text')
    // Last day for applications, as YYYY-MM-DD in Istanbul.
    .addColumn('closes_on', 'text')
    .addColumn('positions', 'integer');
  await withEditing(openings).execute();
  await db.schema.createIndex('openings_queue').on('openings').columns(['queue', 'id']).execute();
}

async function addTranslations(db: Db): Promise<void> {
  await db.schema
    .createTable('opening_translations')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('opening_id', 'integer', (column) => column.notNull().references('openings.id').onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('seo_name', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('seo_title', 'text')
    .addColumn('seo_description', 'text')
    .addUniqueConstraint('opening_translations_lang', ['opening_id', 'lang'])
    .addUniqueConstraint('opening_translations_slug', ['lang', 'seo_name'])
    .execute();
  await db.schema.createIndex('opening_translations_name').on('opening_translations').column('seo_name').execute();
}

/** Which pictures each text shows, so that the uses of a picture are found without reading any text. */
async function addTextPictures(db: Db): Promise<void> {
  await db.schema
    .createTable('opening_text_pictures')
    .addColumn('owner_id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('opening_text_pictures_key', ['owner_id', 'lang', 'hash'])
    .addForeignKeyConstraint(
      'opening_text_pictures_text',
      ['owner_id', 'lang'],
      'opening_translations',
      ['opening_id', 'lang'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('opening_text_pictures_hash')
    .on('opening_text_pictures')
    .columns(['hash', 'lang', 'owner_id'])
    .execute();
}

/** No foreign key: an application keeps the name of a deleted opening, and its id for when the opening is restored. */
async function nameInApplications(db: Db): Promise<void> {
  await db.schema.alterTable('messages').addColumn('opening_id', 'integer').execute();
  await db.schema.alterTable('messages').addColumn('opening_title', 'text').execute();
  await db.schema
    .createIndex('messages_opening')
    .on('messages')
    .columns(['opening_id', 'id'])
    .where('opening_id', 'is not', null)
    .execute();
}
