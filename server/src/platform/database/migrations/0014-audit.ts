import { helpersOf } from '../helpers.ts';
import { searchText } from '../search.ts';
import type { Db } from '../tables.ts';

const BATCH = 500;

/** Adds security events to the audit log, with their result and IP address. From here on the log is append-only. */
export async function up(db: Db): Promise<void> {
  for (const [name, value] of [
    ['result', 'done'],
    ['address', ''],
    ['search_text', ''],
  ] as const) {
    await db.schema
      .alterTable('audit')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute();
  }
  await fillSearchText(db);
  await helpersOf(db).createSearchIndex(db, 'audit');
  await indexes(db);
  await helpersOf(db).makeAppendOnly(db, 'audit');
}

async function fillSearchText(db: Db, after = 0): Promise<void> {
  const rows = await db
    .selectFrom('audit')
    .select(['id', 'actor_name', 'title'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const { id, actor_name, title } of rows) {
    const search_text = searchText(actor_name, title);
    await db.updateTable('audit').set({ search_text }).where('id', '=', id).execute();
  }
  const last = rows.at(-1);
  if (last) await fillSearchText(db, last.id);
}

/** Creates the indexes for lists that show the newest entries first, also when they are filtered. */
async function indexes(db: Db): Promise<void> {
  for (const column of ['actor_id', 'action', 'entity', 'result']) {
    await db.schema.createIndex(`audit_${column}_at`).on('audit').columns([column, 'at', 'id']).execute();
  }
  await db.schema.createIndex('audit_at').on('audit').columns(['at', 'id']).execute();
}
