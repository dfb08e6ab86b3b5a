import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';

/** Returns the id of the release that has the tag; null if none has it. */
export async function taggedRelease(db: Db, unit: Unit, tag: string): Promise<string | null> {
  const row = await db
    .selectFrom('release_tags')
    .select('release_id')
    .where('unit', '=', unit)
    .where('tag', '=', tag)
    .executeTakeFirst();
  return row?.release_id ?? null;
}

/** Returns the tags of a unit by release, in alphabetical order. */
export async function tagsOf(db: Db, unit: Unit): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db.selectFrom('release_tags').select(['release_id', 'tag']).where('unit', '=', unit).execute();
  const tags = new Map<string, string[]>();
  for (const { release_id: id, tag } of rows) tags.set(id, [...(tags.get(id) ?? []), tag]);
  for (const [id, own] of tags) tags.set(id, own.toSorted(new Intl.Collator('tr').compare));
  return tags;
}

interface Tag {
  unit: Unit;
  tag: string;
  releaseId: string;
  createdBy: string;
}

/** Gives the tag to the release; another release that has it loses it. */
export async function moveTag(trx: Db, { unit, tag, releaseId, createdBy }: Tag): Promise<void> {
  const values = { release_id: releaseId, created_at: new Date().toISOString(), created_by: createdBy };
  await trx
    .insertInto('release_tags')
    .values({ unit, tag, ...values })
    .onConflict((conflict) => conflict.columns(['unit', 'tag']).doUpdateSet(values))
    .execute();
}

export async function deleteTag(trx: Db, unit: Unit, tag: string): Promise<void> {
  await trx.deleteFrom('release_tags').where('unit', '=', unit).where('tag', '=', tag).execute();
}

export async function setNote(trx: Db, { unit, id, note }: { unit: Unit; id: string; note: string }): Promise<void> {
  await trx.updateTable('releases').set({ note }).where('unit', '=', unit).where('id', '=', id).execute();
}
