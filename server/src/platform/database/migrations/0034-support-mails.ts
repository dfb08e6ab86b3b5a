import type { Db } from '../tables.ts';

/** Adds the mail that forwarded a support request. No foreign key: mails are destroyed earlier than requests. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('support_requests').addColumn('mail_id', 'integer').execute();
}
