import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** People of the company, and the author of an article. */
export async function up(db: Db): Promise<void> {
  await addPeople(db);
  await addTranslations(db);
  await addTextPictures(db);
  // No foreign key: a deleted person is an author again when restored.
  await db.schema.alterTable('articles').addColumn('author_id', 'integer').execute();
  await db.schema.createIndex('articles_author').on('articles').column('author_id').execute();
}

async function addPeople(db: Db): Promise<void> {
  const people = db.schema
    .createTable('people')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('queue', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('has_page', 'integer', (column) => column.notNull().defaultTo(0))
    // Day on which the person consented to being shown (YYYY-MM-DD).
    .addColumn('consent_on', 'text')
    .addColumn('portrait_id', 'integer', (column) => column.references('media.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('profile_url', 'text', (column) => column.notNull());
  await withEditing(people).execute();
  await db.schema.createIndex('people_queue').on('people').columns(['queue', 'id']).execute();
  await db.schema.createIndex('people_portrait_id').on('people').column('portrait_id').execute();
}

async function addTranslations(db: Db): Promise<void> {
  const { id, createSearchIndex } = helpersOf(db);
  await db.schema
    .createTable('person_translations')
    .addColumn('id', 'integer', id)
    .addColumn('person_id', 'integer', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seo_name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('profession', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('seo_title', 'text')
    .addColumn('seo_description', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addUniqueConstraint('person_translations_lang', ['person_id', 'lang'])
    .addUniqueConstraint('person_translations_slug', ['lang', 'seo_name'])
    .execute();
  await db.schema.createIndex('person_translations_name').on('person_translations').column('seo_name').execute();
  await createSearchIndex(db, 'person_translations');
}

/** Which pictures each text shows, so that the uses of a picture are found without reading any text. */
async function addTextPictures(db: Db): Promise<void> {
  await db.schema
    .createTable('person_text_pictures')
    .addColumn('owner_id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_text_pictures_key', ['owner_id', 'lang', 'hash'])
    .addForeignKeyConstraint(
      'person_text_pictures_text',
      ['owner_id', 'lang'],
      'person_translations',
      ['person_id', 'lang'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('person_text_pictures_hash')
    .on('person_text_pictures')
    .columns(['hash', 'lang', 'owner_id'])
    .execute();
}
