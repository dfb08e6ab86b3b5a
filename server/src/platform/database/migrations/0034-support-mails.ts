import type { Db } from '../tables.ts';

/** The mail that sent a request for help on. No reference: mails are destroyed earlier than requests. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('support_requests').addColumn('mail_id', 'integer').execute();
}
