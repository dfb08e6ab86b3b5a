import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Creates the table of API keys. A key ends with the account of its creator. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('api_keys')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('start', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('rights', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema.createIndex('api_keys_user').on('api_keys').column('user_id').execute();
}
