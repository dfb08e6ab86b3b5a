import { sql } from 'kysely';
import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/**
 * Creates the tables of the messages that visitors send with the two public forms, and of the CVs attached to
 * applications.
 */
export async function up(db: Db): Promise<void> {
  await messages(db);
  await indexes(db);
  await helpersOf(db).createSearchIndex(db, 'messages');
  await cvs(db);
}

async function messages(db: Db): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('section', 'text', (column) => column.notNull().defaultTo('mail'))
    .addColumn('check', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('notice_revision', 'integer', (column) => column.references('contract_revisions.id'))
    .addColumn('quarantine', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('retain_until', 'text')
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('text_hash', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .execute();
}

async function indexes(db: Db): Promise<void> {
  // Inbox queries and counts use the whole key; the trash lists quarantined messages among the others.
  await db.schema
    .createIndex('messages_inbox')
    .on('messages')
    .columns(['kind', 'section', 'quarantine', 'id'])
    .execute();
  await db.schema.createIndex('messages_trash').on('messages').columns(['kind', 'section', 'id']).execute();
  await db.schema
    .createIndex('messages_quarantine')
    .on('messages')
    .columns(['kind', 'section', 'id'])
    .where(sql.ref('quarantine'), '!=', '[]')
    .execute();
  await db.schema
    .createIndex('messages_unread')
    .on('messages')
    .columns(['kind', 'section', 'quarantine', 'check'])
    .where('section', '=', 'mail')
    .where('check', '=', 0)
    .where('quarantine', '=', '[]')
    .execute();
  await db.schema
    .createIndex('messages_retained')
    .on('messages')
    .column('retain_until')
    .where('retain_until', 'is not', null)
    .execute();
  await db.schema.createIndex('messages_content').on('messages').columns(['content_hash', 'created_at']).execute();
  await db.schema.createIndex('messages_text').on('messages').columns(['text_hash', 'created_at']).execute();
}

async function cvs(db: Db): Promise<void> {
  await db.schema
    .createTable('message_cvs')
    .addColumn('message_id', 'integer', (column) => column.primaryKey().references('messages.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull().unique())
    .execute();
}
