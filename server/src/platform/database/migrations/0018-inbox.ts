import { sql } from 'kysely';
import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/**
 * Creates what staff need to process messages together: stages, assignees, labels, internal notes, history and reply
 * templates.
 */
export async function up(db: Db): Promise<void> {
  await messages(db);
  await indexes(db);
  await labels(db);
  await notesAndEvents(db);
  const templates = db.schema
    .createTable('reply_templates')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull());
  await withEditing(templates).execute();
}

async function messages(db: Db): Promise<void> {
  const table = () => db.schema.alterTable('messages');
  await table()
    .addColumn('stage', 'text', (column) => column.notNull().defaultTo('new'))
    .execute();
  await table()
    .addColumn('assignee_id', 'integer', (column) => column.references('users.id'))
    .execute();
  await table().addColumn('pool_consent_at', 'text').execute();
  // The lower-cased e-mail address, by which messages of the same sender are matched.
  await table()
    .addColumn('sender', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db
    .updateTable('messages')
    .set({ sender: sql<string>`lower(trim(email))` })
    .execute();
}

/**
 * Columns that lists filter by. The index of every list ends with them, so that only the rows of the current page are
 * read.
 */
const FILTERED = ['created_at', 'check', 'stage', 'assignee_id'] as const;

/**
 * Each inbox filter has its own index in the order of the list. The index also evaluates the other filters without
 * reading the message row; matches of a search or a label are looked up in it by `id`.
 */
async function indexes(db: Db): Promise<void> {
  for (const replaced of ['messages_inbox', 'messages_trash', 'messages_quarantine'])
    await db.schema.dropIndex(replaced).execute();
  const index = (name: string, columns: readonly string[]) =>
    db.schema
      .createIndex(name)
      .on('messages')
      .columns([...columns]);
  const inbox = ['kind', 'section', 'quarantine'];
  await index('messages_inbox', [...inbox, 'id', ...FILTERED]).execute();
  for (const [name, column] of [
    ['messages_received', 'created_at'],
    ['messages_check', 'check'],
    ['messages_stage', 'stage'],
    ['messages_assignee', 'assignee_id'],
  ] as const) {
    const others = FILTERED.filter((other) => other !== column);
    await index(name, [...inbox, column, 'id', ...others]).execute();
  }
  await index('messages_trash', ['kind', 'section', 'id', 'quarantine', ...FILTERED]).execute();
  await index('messages_quarantine', ['kind', 'section', 'id', 'quarantine', ...FILTERED])
    .where(sql.ref('quarantine'), '!=', '[]')
    .execute();
  await index('messages_sender', ['sender', 'kind', 'id']).execute();
}

async function labels(db: Db): Promise<void> {
  const table = db.schema
    .createTable('labels')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('colour', 'text', (column) => column.notNull())
    .addUniqueConstraint('labels_name', ['kind', 'name']);
  await withEditing(table).execute();
  await db.schema
    .createTable('message_labels')
    .addColumn('message_id', 'integer', (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('label_id', 'integer', (column) => column.notNull().references('labels.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('message_labels_key', ['message_id', 'label_id'])
    .execute();
  await db.schema
    .createIndex('message_labels_label')
    .on('message_labels')
    .columns(['label_id', 'message_id'])
    .execute();
}

async function notesAndEvents(db: Db): Promise<void> {
  await db.schema
    .createTable('message_notes')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('message_id', 'integer', (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('author_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('message_notes_message').on('message_notes').columns(['message_id', 'id']).execute();
  await db.schema
    .createTable('message_events')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('message_id', 'integer', (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('message_events_message').on('message_events').columns(['message_id', 'id']).execute();
}
