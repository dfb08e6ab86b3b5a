import { sql } from 'kysely';
import type { Db } from '../tables.ts';

type TextEntity = 'article' | 'contract' | 'product';

/** Number of rows per statement; low because texts are long. */
const BATCH = 500;

/**
 * Stores in tables which pictures each text shows, so that the uses of a picture are found without reading any text.
 */
export async function up(db: Db): Promise<void> {
  for (const entity of ['article', 'contract', 'product'] as const) {
    await createTable(db, entity);
    await fill(db, entity);
  }
}

async function createTable(db: Db, entity: TextEntity): Promise<void> {
  const table = `${entity}_text_pictures`;
  await db.schema
    .createTable(table)
    .addColumn('owner_id', 'integer', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_key`, ['owner_id', 'lang', 'hash'])
    .addForeignKeyConstraint(
      `${table}_text`,
      ['owner_id', 'lang'],
      `${entity}_translations`,
      [`${entity}_id`, 'lang'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex(`${table}_hash`).on(table).columns(['hash', 'lang', 'owner_id']).execute();
}

interface TextRow {
  id: number;
  lang: string;
  content: string;
}

/** Iterates owner by owner, so that all languages of the last owner are read. */
async function fill(db: Db, entity: TextEntity): Promise<void> {
  const [texts, owner] = [sql.table(`${entity}_translations`), sql.ref(`${entity}_id`)];
  for (let last = 0; ;) {
    const { rows: owners } = await sql<{ id: number }>`
      select distinct ${owner} as id from ${texts} where ${owner} > ${last} order by 1 limit ${BATCH}`.execute(db);
    const end = owners.at(-1)?.id;
    if (end === undefined) return;
    const { rows } = await sql<TextRow>`
      select ${owner} as id, lang, content from ${texts}
      where ${owner} > ${last} and ${owner} <= ${end} and content like '%/media/%'`.execute(db);
    for (const row of rows) await note(db, entity, row);
    last = end;
  }
}

async function note(db: Db, entity: TextEntity, { id: owner_id, lang, content }: TextRow): Promise<void> {
  const hashes = new Set([...content.matchAll(/\/media\/([0-9a-f]{32})-/g)].flatMap(([, hash]) => hash ?? []));
  const rows = [...hashes].map((hash) => ({ owner_id, lang, hash }));
  if (rows.length > 0) await db.insertInto(`${entity}_text_pictures`).values(rows).execute();
}
