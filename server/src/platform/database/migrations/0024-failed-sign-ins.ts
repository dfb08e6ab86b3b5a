import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Counts failed sign-ins beyond the first few by network and hour, and allows old audit log entries to be deleted. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('failed_sign_ins')
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('failed_sign_ins_key', ['hour', 'address'])
    .execute();
  await helpersOf(db).allowDeletingOldRows(db, 'audit');
}
