import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Kinds whose records staff create; other entities of the audit log have no drafts. */
const started = [
  'article',
  'contract',
  'slider',
  'certificate',
  'home-section',
  'main-category',
  'category',
  'product',
  'contact-information',
  'social-media',
];

/**
 * Adds who has started a draft and a record, what waits for a review, and who has written what was published. Nothing of
 * it is required, so that a version that does not know it works with the same database.
 */
export async function up(db: Db): Promise<void> {
  await addColumn(db, 'working_copies', 'started_by', 'integer');
  // 'waiting' or 'returned'; null for a draft that nobody has sent.
  await addColumn(db, 'working_copies', 'review_state', 'text');
  await addColumn(db, 'working_copies', 'review', 'text');
  // A scheduled publication outlives its draft: JSON of the users who have written it, and who has started it.
  await addColumn(db, 'scheduled_publications', 'writers', 'text');
  await addColumn(db, 'scheduled_publications', 'started_by', 'integer');
  // JSON of the names of the others who have written the draft that a version has published.
  await addColumn(db, 'record_versions', 'writers', 'text');
  await db.schema.createIndex('working_copies_review').on('working_copies').column('review_state').execute();
  await recordStarters(db);
}

async function addColumn(db: Db, table: string, column: string, type: 'integer' | 'text'): Promise<void> {
  await db.schema.alterTable(table).addColumn(column, type).execute();
}

/** The audit log knows who has created the records that are there already. */
async function recordStarters(db: Db): Promise<void> {
  await db.schema
    .createTable('record_starters')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    // No foreign key: what a user has started stays when the user is deleted.
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('record_starters_key', ['entity', 'record'])
    .execute();
  await sql`insert into record_starters (entity, record, user_id)
    select entity, cast(entity_id as text), min(actor_id) from audit
    where action = 'create' and result = 'done' and actor_id is not null and entity_id is not null
      and entity in (${sql.join(started)})
    group by entity, entity_id`.execute(db);
}
