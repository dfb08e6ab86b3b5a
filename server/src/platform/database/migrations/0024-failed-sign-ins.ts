import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Failed sign-ins beyond the first few are counted by net and hour; and lines of the log that are old enough may go. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('failed_sign_ins')
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('failed_sign_ins_key', ['hour', 'address'])
    .execute();
  await helpersOf(db).letOldRowsGo(db, 'audit');
}
