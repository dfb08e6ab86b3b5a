import { helpersOf } from '../helpers.ts';
import type { Db } from '../tables.ts';

/** Subscriptions of the newsletter with their proofs, its letters, and what the outbox needs to send them. */
export async function up(db: Db): Promise<void> {
  await addSubscriptions(db);
  await addProofs(db);
  await addTokens(db);
  await addLetters(db);
  await addDeliveries(db);
  await extendOutbox(db);
}

async function addSubscriptions(db: Db): Promise<void> {
  await db.schema
    .createTable('newsletter_subscriptions')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('email', 'text', (column) => column.notNull())
    // The lower-case e-mail: one subscription for each address.
    .addColumn('address', 'text', (column) => column.notNull().unique())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    // Mails that asked this address since it has its state, and when the last one was written.
    .addColumn('asked', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('asked_at', 'text')
    .execute();
  await db.schema
    .createIndex('newsletter_subscriptions_state')
    .on('newsletter_subscriptions')
    .columns(['state', 'lang', 'id'])
    .execute();
  await db.schema
    .createIndex('newsletter_subscriptions_changed')
    .on('newsletter_subscriptions')
    .columns(['state', 'changed_at'])
    .execute();
}

/** What happened to a subscription and what its person was shown; never changed. */
async function addProofs(db: Db): Promise<void> {
  await db.schema
    .createTable('newsletter_proofs')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('subscription_id', 'integer', (column) =>
      column.notNull().references('newsletter_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('statement', 'text', (column) => column.notNull())
    .addColumn('notice_revision', 'integer')
    .addColumn('place', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('newsletter_proofs_subscription')
    .on('newsletter_proofs')
    .columns(['subscription_id', 'id'])
    .execute();
}

/** Links of mails, as hashes. */
async function addTokens(db: Db): Promise<void> {
  await db.schema
    .createTable('newsletter_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('subscription_id', 'integer', (column) =>
      column.notNull().references('newsletter_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('newsletter_tokens_subscription')
    .on('newsletter_tokens')
    .columns(['subscription_id', 'purpose'])
    .execute();
}

async function addLetters(db: Db): Promise<void> {
  await db.schema
    .createTable('newsletter_letters')
    .addColumn('id', 'integer', helpersOf(db).id)
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('preface', 'text', (column) => column.notNull())
    .addColumn('articles', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('draft'))
    .addColumn('started_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'integer', (column) => column.references('users.id'))
    .execute();
  await db.schema.createIndex('newsletter_letters_state').on('newsletter_letters').columns(['state', 'id']).execute();
}

/** The key decides that no address gets a letter twice, also after a crash. */
async function addDeliveries(db: Db): Promise<void> {
  await db.schema
    .createTable('newsletter_deliveries')
    .addColumn('letter_id', 'integer', (column) =>
      column.notNull().references('newsletter_letters.id').onDelete('cascade'),
    )
    .addColumn('subscription_id', 'integer', (column) =>
      column.notNull().references('newsletter_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('newsletter_deliveries_key', ['letter_id', 'subscription_id'])
    .execute();
  await db.schema
    .createIndex('newsletter_deliveries_state')
    .on('newsletter_deliveries')
    .columns(['letter_id', 'state'])
    .execute();
}

async function extendOutbox(db: Db): Promise<void> {
  await db.schema.alterTable('mails').addColumn('html', 'text').execute();
  // Address that ends the subscription in one press (RFC 8058).
  await db.schema.alterTable('mails').addColumn('leave_url', 'text').execute();
  await db.schema.alterTable('mails').addColumn('subscription_id', 'integer').execute();
  await db.schema.alterTable('mails').addColumn('letter_id', 'integer').execute();
  await db.schema
    .createIndex('mails_subscription')
    .on('mails')
    .columns(['subscription_id', 'letter_id'])
    .where('subscription_id', 'is not', null)
    .execute();
}
