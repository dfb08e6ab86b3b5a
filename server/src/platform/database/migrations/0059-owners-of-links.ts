import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Who made a link to a release, and a webhook: until now the audit log knew it alone. */
export async function up(db: Db): Promise<void> {
  await addCreator(db, 'release_links', 'release-link');
  await addCreator(db, 'webhooks', 'webhook');
}

/** Null if it is not known. No foreign key: what a user made stays when the user is deleted. */
async function addCreator(db: Db, table: 'release_links' | 'webhooks', entity: string): Promise<void> {
  await db.schema.alterTable(table).addColumn('created_by_user', 'integer').execute();
  await sql`update ${sql.table(table)} set created_by_user = (
    select max(audit.actor_id) from audit
    where audit.entity = ${entity} and audit.action = 'create' and audit.result = 'done'
      and audit.entity_id = ${sql.ref(`${table}.id`)}
  )`.execute(db);
}
