import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';
import { withEditing } from './columns.ts';

/** Creates the tables of staff, their sessions and the sign-in throttle. */
export async function up(db: Db): Promise<void> {
  await users(db);
  await sessions(db);
  await db.schema
    .createTable('throttle')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expire', 'bigint')
    .execute();
}

async function users(db: Db): Promise<void> {
  const { id } = helpersOf(db);
  const table = db.schema
    .createTable('users')
    .addColumn('id', 'integer', id)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role_group', 'text', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('must_change_password', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_sign_in_at', 'text');
  await withEditing(table).execute();
}

async function sessions(db: Db): Promise<void> {
  const { id } = helpersOf(db);
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'integer', id)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('companion_hash', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('agent', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_companion').on('sessions').column('companion_hash').execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
}
