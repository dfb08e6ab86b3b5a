import type { PictureItemInput, PictureItemTranslation } from '@vitrin/shared-contracts/picture-items';
import { nextQueue } from '../../content/reorder.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import type { PictureItemKind } from './picture-item-kinds.ts';

type Facts = Pick<PictureItemInput, 'active' | 'media_id' | 'link_url'>;

function columnsOf({ active, media_id, link_url }: Facts) {
  return { active, media_id, link_url };
}

export async function insertItem(
  trx: Db,
  { table }: PictureItemKind,
  { id, ...facts }: Facts & { id?: number | undefined },
  { now, userId }: Stamp,
): Promise<number> {
  const queue = await nextQueue(trx, table);
  const row = await trx
    .insertInto(table)
    .values({ id, ...columnsOf(facts), queue, created_at: now, updated_at: now, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateItem(trx: Db, { table }: PictureItemKind, id: number, facts: Facts): Promise<void> {
  await trx.updateTable(table).set(columnsOf(facts)).where('id', '=', id).execute();
}

export async function deleteItem(trx: Db, { table }: PictureItemKind, id: number): Promise<void> {
  await trx.deleteFrom(table).where('id', '=', id).execute();
}

export async function saveTranslation(
  trx: Db,
  { translations }: PictureItemKind,
  place: { item_id: number; lang: string },
  { title, text }: PictureItemTranslation,
): Promise<void> {
  const row = { ...place, title, text };
  await trx
    .insertInto(translations)
    .values(row)
    .onConflict((conflict) => conflict.columns(['item_id', 'lang']).doUpdateSet(row))
    .execute();
}

export async function removeTranslation(
  trx: Db,
  { translations }: PictureItemKind,
  id: number,
  lang: string,
): Promise<void> {
  await trx.deleteFrom(translations).where('item_id', '=', id).where('lang', '=', lang).execute();
}
