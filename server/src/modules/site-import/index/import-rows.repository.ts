import type { Note } from '../reading/source-item.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { SpoolPlace } from './spool.ts';

export type ItemState = 'pending' | 'read' | 'created' | 'updated' | 'unchanged' | 'left';

/** The index entry of an item. */
export interface ItemRow extends SpoolPlace {
  id: number;
  type: string;
  source_id: string;
  title: string;
  place: string;
  hash: string;
  state: ItemState;
  notes: Note[];
}

export interface NewItem extends SpoolPlace {
  type: string;
  source_id: string;
  title: string;
  place: string;
  phase: number;
  parent: string;
  number: string;
  lang: string;
  translation_group: string;
  hash: string;
  state: ItemState;
  notes: Note[];
}

export interface ImportRow {
  id: number;
  source: string;
  address: string;
  language: string;
  state: string;
  started_at: string;
}

/** Returns the import of these files that was interrupted; undefined without one. */
export function findInterrupted(db: Db, fingerprint: string): Promise<ImportRow | undefined> {
  return db
    .selectFrom('site_imports')
    .select(['id', 'source', 'address', 'language', 'state', 'started_at'])
    .where('fingerprint', '=', fingerprint)
    .where('state', 'in', ['reading', 'running'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export function findImport(db: Db, id: number): Promise<ImportRow | undefined> {
  return db
    .selectFrom('site_imports')
    .select(['id', 'source', 'address', 'language', 'state', 'started_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function listImports(db: Db): Promise<ImportRow[]> {
  return db
    .selectFrom('site_imports')
    .select(['id', 'source', 'address', 'language', 'state', 'started_at'])
    .where('state', '!=', 'plan')
    .orderBy('id')
    .execute();
}

export async function insertImport(
  db: Db,
  {
    files,
    fingerprint,
    state,
    userId,
  }: { files: readonly string[]; fingerprint: string; state: string; userId: number | null },
): Promise<number> {
  const now = new Date().toISOString();
  const row = {
    files: JSON.stringify(files),
    fingerprint,
    state,
    started_at: now,
    updated_at: now,
    started_by: userId,
  };
  const { id } = await db.insertInto('site_imports').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateImport(
  db: Db,
  id: number,
  set: Partial<Omit<ImportRow, 'id' | 'started_at'>>,
): Promise<void> {
  await db
    .updateTable('site_imports')
    .set({ ...set, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
}

export async function deleteImport(db: Db, id: number): Promise<void> {
  await db.deleteFrom('site_imports').where('id', '=', id).execute();
}

/** Deletes an import that has written nothing; the changes of another one are needed to take it back. */
export async function deleteUnusedImport(db: Db, id: number): Promise<void> {
  await db
    .deleteFrom('site_imports')
    .where('id', '=', id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('site_import_changes')
            .select('site_import_changes.id')
            .whereRef('import_id', '=', 'site_imports.id'),
        ),
      ),
    )
    .execute();
}

export async function deleteItems(db: Db, importId: number): Promise<void> {
  await db.deleteFrom('site_import_items').where('import_id', '=', importId).execute();
}

/** Inserts an item; false if the import has another one with its number. */
export async function insertItem(db: Db, importId: number, { notes, ...item }: NewItem): Promise<boolean> {
  const row = await db
    .insertInto('site_import_items')
    .values({ ...item, import_id: importId, notes: JSON.stringify(notes) })
    .onConflict((conflict) => conflict.columns(['import_id', 'type', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const columns = [
  'id',
  'type',
  'source_id',
  'title',
  'place',
  'hash',
  'state',
  'notes',
  'part',
  'first_byte',
  'bytes',
] as const;

function toItem<T extends { state: string; notes: string }>(row: T) {
  return { ...row, state: row.state as ItemState, notes: JSON.parse(row.notes) as Note[] };
}

/** Returns the next items that wait, in the order in which they depend on each other. */
export async function nextItems(db: Db, importId: number, count: number): Promise<ItemRow[]> {
  const rows = await db
    .selectFrom('site_import_items')
    .select(columns)
    .where('import_id', '=', importId)
    .where('state', '=', 'pending')
    .orderBy('phase')
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(toItem);
}

export async function findItem(db: Db, importId: number, type: string, sourceId: string): Promise<ItemRow | null> {
  const row = await db
    .selectFrom('site_import_items')
    .select(columns)
    .where('import_id', '=', importId)
    .where('type', '=', type)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return row ? toItem(row) : null;
}

/** Returns the term with this number, by which menus and plugins name it. */
export async function findTermByNumber(db: Db, importId: number, number: string): Promise<ItemRow | null> {
  const row = await db
    .selectFrom('site_import_items')
    .select(columns)
    .where('import_id', '=', importId)
    .where('type', '=', 'term')
    .where('number', '=', number)
    .executeTakeFirst();
  return row ? toItem(row) : null;
}

/** Returns the items of a type that belong to one, in their order. */
export async function childItems(db: Db, importId: number, type: string, parent: string): Promise<ItemRow[]> {
  const rows = await db
    .selectFrom('site_import_items')
    .select(columns)
    .where('import_id', '=', importId)
    .where('type', '=', type)
    .where('parent', '=', parent)
    .orderBy('id')
    .execute();
  return rows.map(toItem);
}

/** Returns the translation of a group in a language. */
export async function findTranslation(db: Db, importId: number, group: string, lang: string): Promise<ItemRow | null> {
  const row = await db
    .selectFrom('site_import_items')
    .select(columns)
    .where('import_id', '=', importId)
    .where('translation_group', '=', group)
    .where('lang', '=', lang)
    .executeTakeFirst();
  return row ? toItem(row) : null;
}

export async function saveOutcome(db: Db, id: number, state: ItemState, notes: readonly Note[]): Promise<void> {
  await db
    .updateTable('site_import_items')
    .set({ state, notes: JSON.stringify(notes) })
    .where('id', '=', id)
    .execute();
}

/** Returns all items for the report, in the order of the files. */
export async function reportedItems(db: Db, importId: number, after: number, count: number): Promise<ItemRow[]> {
  const rows = await db
    .selectFrom('site_import_items')
    .select(columns)
    .where('import_id', '=', importId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(toItem);
}

export async function countItems(db: Db, importId: number): Promise<{ type: string; state: string; count: number }[]> {
  return db
    .selectFrom('site_import_items')
    .select(['type', 'state', (select) => select.fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .groupBy(['type', 'state'])
    .execute();
}

/** Returns the imports that ended before a time, or was not continued since, and that still have items. */
export async function endedImports(db: Db, before: string): Promise<number[]> {
  const rows = await db
    .selectFrom('site_imports')
    .select('id')
    .where('updated_at', '<', before)
    .where((where) =>
      where.exists(
        where
          .selectFrom('site_import_items')
          .select('site_import_items.id')
          .whereRef('import_id', '=', 'site_imports.id'),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
