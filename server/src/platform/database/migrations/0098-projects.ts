import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Projects: finished works of the company, with pictures and the pages of the services that they needed. */
export async function up(db: Db): Promise<void> {
  await addProjects(db);
  await addTranslations(db);
  await addLists(db);
}

async function addProjects(db: Db): Promise<void> {
  const projects = db.schema
    .createTable('projects')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('queue', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('year', 'integer')
    .addColumn('province', 'text')
    .addColumn('area', 'integer')
    .addColumn('client_confidential', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('cover_id', 'integer', (column) => column.references('media.id'))
    .addColumn('before_id', 'integer', (column) => column.references('media.id'))
    .addColumn('after_id', 'integer', (column) => column.references('media.id'));
  await withEditing(projects).execute();
  await db.schema.createIndex('projects_queue').on('projects').columns(['queue', 'id']).execute();
  for (const column of ['cover_id', 'before_id', 'after_id'])
    await db.schema.createIndex(`projects_${column}`).on('projects').column(column).execute();
}

async function addTranslations(db: Db): Promise<void> {
  const { id, createSearchIndex } = helpersOf(db);
  await db.schema
    .createTable('project_translations')
    .addColumn('id', 'integer', id)
    .addColumn('project_id', 'integer', (column) => column.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('seo_name', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    // JSON: labels with a value each, in display order.
    .addColumn('figures', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('seo_title', 'text')
    .addColumn('seo_description', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addUniqueConstraint('project_translations_lang', ['project_id', 'lang'])
    .addUniqueConstraint('project_translations_slug', ['lang', 'seo_name'])
    .execute();
  await db.schema.createIndex('project_translations_name').on('project_translations').column('seo_name').execute();
  await createSearchIndex(db, 'project_translations');
}

async function addLists(db: Db): Promise<void> {
  await db.schema
    .createTable('project_media')
    .addColumn('project_id', 'integer', (column) => column.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('media_id', 'integer', (column) => column.notNull().references('media.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_media_key', ['project_id', 'media_id'])
    .execute();
  await db.schema.createIndex('project_media_picture').on('project_media').column('media_id').execute();
  await db.schema
    .createTable('project_services')
    .addColumn('project_id', 'integer', (column) => column.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('page_id', 'integer', (column) => column.notNull().references('site_pages.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_services_key', ['project_id', 'page_id'])
    .execute();
  await db.schema.createIndex('project_services_page').on('project_services').column('page_id').execute();
  // Which pictures each text shows, so that the uses of a picture are found without reading any text.
  await db.schema
    .createTable('project_text_pictures')
    .addColumn('owner_id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_text_pictures_key', ['owner_id', 'lang', 'hash'])
    .addForeignKeyConstraint(
      'project_text_pictures_text',
      ['owner_id', 'lang'],
      'project_translations',
      ['project_id', 'lang'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('project_text_pictures_hash')
    .on('project_text_pictures')
    .columns(['hash', 'lang', 'owner_id'])
    .execute();
}
