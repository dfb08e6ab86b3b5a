import { sql } from 'kysely';
import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** How staff deal with messages together: stages, persons, labels, notes, history, prepared answers. */
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
  // The address by which one sender is known, whatever its capitals.
  await table()
    .addColumn('sender', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db
    .updateTable('messages')
    .set({ sender: sql<string>`lower(trim(email))` })
    .execute();
}

/** What the lists filter by: every index of a list ends with it, so that only the rows of the shown page are read. */
const FILTERED = ['created_at', 'check', 'stage', 'assignee_id'] as const;

/**
 * Each filter of the inbox has an index of its own in the order of the list, which answers any further filter without
 * reading a message; what a search or a label has found is looked up in them by `id`.
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
