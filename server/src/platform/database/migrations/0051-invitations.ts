import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Creates the table of invitations that were not accepted yet. */
export async function up(db: Db): Promise<void> {
  const { id } = helpersOf(db);
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'integer', id)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role_group', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('invitations_inviter').on('invitations').column('invited_by').execute();
}
