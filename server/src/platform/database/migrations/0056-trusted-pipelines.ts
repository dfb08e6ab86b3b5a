import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Adds trusted pipelines with their short-lived credentials, and the rule that a second person promotes. */
export async function up(db: Db): Promise<void> {
  await pipelines(db);
  await db.schema
    .createTable('used_id_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('used_id_tokens_age').on('used_id_tokens').column('expires_at').execute();
  await credentials(db);
  await db.schema
    .createTable('release_policies')
    .addColumn('unit', 'text', (column) => column.primaryKey())
    .addColumn('two_people', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('release_log')
    .addColumn('emergency', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

async function pipelines(db: Db): Promise<void> {
  await db.schema
    .createTable('trusted_pipelines')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('remote', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('repository_id', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('workflow', 'text', (column) => column.notNull())
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('environment', 'text')
    .addColumn('may_promote', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_by_user', 'integer')
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema.createIndex('trusted_pipelines_remote').on('trusted_pipelines').column('remote').execute();
}

/** Credentials of pipelines are rows of `publish_tokens`, so that an older server accepts what they have signed. */
async function credentials(db: Db): Promise<void> {
  const table = () => db.schema.alterTable('publish_tokens');
  await table().addColumn('pipeline_id', 'integer').execute();
  await table().addColumn('pipeline_binding', 'text').execute();
  await table().addColumn('created_by_user', 'integer').execute();
  await table().addColumn('provenance', 'text').execute();
  await table()
    .addColumn('may_promote', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('publish_tokens_key').on('publish_tokens').column('public_key').execute();
}
