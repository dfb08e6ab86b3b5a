import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/**
 * Creates the tables of the second sign-in step: authenticator app, recovery codes, passkeys, and the challenge tokens
 * between two steps.
 */
export async function up(db: Db): Promise<void> {
  // One statement per column: SQLite adds only one column at a time.
  for (const flag of ['second_factor_required', 'totp_step'])
    await db.schema
      .alterTable('users')
      .addColumn(flag, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await db.schema.alterTable('users').addColumn('totp_secret', 'text').execute();
  await recoveryCodes(db);
  await passkeys(db);
  await tickets(db);
  // Requests from many IP addresses leave many counters; expired counters are deleted by age.
  await db.schema.createIndex('throttle_age').on('throttle').column('expire').execute();
}

async function recoveryCodes(db: Db): Promise<void> {
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .execute();
  await db.schema.createIndex('recovery_codes_user').on('recovery_codes').column('user_id').execute();
}

async function passkeys(db: Db): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute();
}

async function tickets(db: Db): Promise<void> {
  await db.schema
    .createTable('tickets')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('companion_hash', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id'))
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tickets_age').on('tickets').column('expires_at').execute();
}
