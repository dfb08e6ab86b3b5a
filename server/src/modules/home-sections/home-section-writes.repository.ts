import type { HomeSectionInput, HomeSectionTranslation } from '@vitrin/shared-contracts/home-sections';
import { queueAtEnd } from '../../content/reorder.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

type Facts = Pick<HomeSectionInput, 'active' | 'kind'>;

/** Inserts a section below the others: above them it would push the hero of the company off the top. */
export async function insertSection(
  trx: Db,
  { active, kind }: Facts,
  { now, userId }: Stamp,
  id?: number,
): Promise<number> {
  const queue = await queueAtEnd(trx, 'home_sections');
  const row = await trx
    .insertInto('home_sections')
    .values({ id, active, kind, queue, created_at: now, updated_at: now, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateSection(trx: Db, id: number, { active, kind }: Facts): Promise<void> {
  await trx.updateTable('home_sections').set({ active, kind }).where('id', '=', id).execute();
}

export async function deleteSection(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('home_sections').where('id', '=', id).execute();
}

export async function saveTranslation(
  trx: Db,
  place: { section_id: number; lang: string },
  { title, text }: HomeSectionTranslation,
): Promise<void> {
  const row = { ...place, title, text };
  await trx
    .insertInto('home_section_translations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['section_id', 'lang']).doUpdateSet(row))
    .execute();
}

export async function removeTranslation(trx: Db, id: number, lang: string): Promise<void> {
  await trx.deleteFrom('home_section_translations').where('section_id', '=', id).where('lang', '=', lang).execute();
}
