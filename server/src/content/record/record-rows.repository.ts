import { storesIds, storesJson, type FieldSet } from '@vitrin/shared-contracts/records/field';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { listOf, listOfColumns, nextQueue, queueAtEnd, type List } from '../reorder.ts';
import { deleteFormerSlugs } from '../slugs.ts';
import { recordTextPictures } from '../text-pictures.repository.ts';
import type { RecordStore, TextStore } from './record-store.ts';

/** Values of a row by column. */
export type Columns = Readonly<Record<string, unknown>>;

// The columns of a kind follow from its declaration and are checked where its store is declared. Kysely knows no table
// that is chosen at run time, so every query is typed as one on articles.
type AnyRow = never;
const tableOf = ({ table }: RecordStore) => table as 'articles';
const textTableOf = ({ table }: TextStore) => table as 'article_translations';
const ownerOf = ({ owner }: TextStore) => owner as 'article_id';

/** Returns the columns of the fields in a validated form. */
export function columnsOf(fields: FieldSet, values: Columns, names: Readonly<Record<string, string>> = {}): Columns {
  const stored = Object.entries(fields).filter(([name, { type }]) => !storesIds(type) && name in values);
  return Object.fromEntries(
    stored.map(([name, { type }]) => [
      names[name] ?? name,
      storesJson(type) ? JSON.stringify(values[name]) : values[name],
    ]),
  );
}

interface NewRow {
  columns: Columns;
  stamp: Stamp;
  formerId: number | undefined;
}

/** Inserts a record and returns its id; one that was deleted gets its former id. */
export async function insertRow(
  trx: Db,
  store: RecordStore,
  { columns, stamp: { now, userId }, formerId }: NewRow,
): Promise<number> {
  const stored = { ...store.fixed, ...columns };
  const position = await newPosition(trx, store, stored);
  const row = { id: formerId, ...stored, ...position, created_at: now, updated_at: now, updated_by: userId };
  const { id } = await trx
    .insertInto(tableOf(store))
    .values(row as AnyRow)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the position of a new row in the list that it belongs to. */
async function newPosition(trx: Db, { order }: RecordStore, columns: Columns): Promise<{ queue?: number }> {
  if (!order) return {};
  const list = listOfColumns(order.table, columns);
  const position = order.newest === 'last' ? queueAtEnd : nextQueue;
  return { queue: await position(trx, order.table, list) };
}

/** Updates a record. In another list, such as another category, it gets the position of a new one. */
export async function updateRow(trx: Db, store: RecordStore, id: number, columns: Columns): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  const { order } = store;
  const isMoved = order !== undefined && changesList(await listOf(trx, order.table, id), columns);
  const position = isMoved ? await newPosition(trx, store, columns) : {};
  await trx
    .updateTable(tableOf(store))
    .set({ ...columns, ...position } as AnyRow)
    .where('id', '=', id)
    .execute();
}

function changesList(list: List, columns: Columns): boolean {
  return Object.entries(list).some(([column, value]) => column in columns && columns[column] !== value);
}

/** Deletes a record, and the former addresses that lead to it. */
export async function deleteRow(trx: Db, store: RecordStore, id: number): Promise<void> {
  if (store.slugs) await deleteFormerSlugs(trx, store.slugs, id);
  await trx.deleteFrom(tableOf(store)).where('id', '=', id).execute();
}

/** A translation of a record. */
export interface TextPlace {
  id: number;
  lang: string;
}

/** Inserts or updates a translation, and records the pictures that its rich text shows. */
export async function saveText(trx: Db, store: TextStore, { id, lang }: TextPlace, columns: Columns): Promise<void> {
  const owner = ownerOf(store);
  const row = { ...columns, [owner]: id, lang };
  const initial = store.isSearched ? { search_text: '', ...row } : row;
  await trx
    .insertInto(textTableOf(store))
    .values(initial as AnyRow)
    .onConflict((conflict) => conflict.columns([owner, 'lang']).doUpdateSet(row))
    .execute();
  const { pictures: table } = store;
  if (table && 'content' in columns) await recordTextPictures(trx, { table, id, lang }, String(columns['content']));
}

export async function removeText(trx: Db, store: TextStore, { id, lang }: TextPlace): Promise<void> {
  await trx.deleteFrom(textTableOf(store)).where(ownerOf(store), '=', id).where('lang', '=', lang).execute();
}

/** Returns the languages in which a record has texts. */
export async function textLanguages(trx: Db, store: TextStore, id: number): Promise<string[]> {
  const rows = await trx.selectFrom(textTableOf(store)).select('lang').where(ownerOf(store), '=', id).execute();
  return rows.map(({ lang }) => lang);
}

export async function setSearchText(
  trx: Db,
  store: TextStore,
  { id, lang }: TextPlace,
  search_text: string,
): Promise<void> {
  await trx
    .updateTable(textTableOf(store))
    .set({ search_text })
    .where(ownerOf(store), '=', id)
    .where('lang', '=', lang)
    .execute();
}
