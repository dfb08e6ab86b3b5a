import { deleteFormerSlugs } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import { recordTextPictures } from '../../content/text-pictures.repository.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { contractSlugs } from './contracts.slugs.ts';

export async function insertContract(trx: Db, kind: string, { now, userId }: Stamp, id?: number): Promise<number> {
  const row = await trx
    .insertInto('contracts')
    .values({ id, kind, created_at: now, updated_at: now, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateKind(trx: Db, id: number, kind: string): Promise<void> {
  await trx.updateTable('contracts').set({ kind }).where('id', '=', id).execute();
}

/** Deletes a contract but keeps its revisions: a visitor may have accepted one. */
export async function deleteContract(trx: Db, id: number): Promise<void> {
  await deleteFormerSlugs(trx, contractSlugs, id);
  await trx.deleteFrom('contracts').where('id', '=', id).execute();
}

export async function kindOf(trx: Db, id: number): Promise<string | null> {
  const row = await trx.selectFrom('contracts').select('kind').where('id', '=', id).executeTakeFirst();
  return row?.kind ?? null;
}

/** Returns the id of the only contract that serves as notice of the public forms, or null. */
export async function noticeId(trx: Db): Promise<number | null> {
  const row = await trx.selectFrom('contracts').select('id').where('kind', '=', 'kvkk').executeTakeFirst();
  return row?.id ?? null;
}

export interface SavedText {
  contract_id: number;
  lang: string;
  name: string;
  seo_name: string;
  content: string;
  document: string;
  seo_title: string | null;
  seo_description: string | null;
}

/** Saves a translation. A changed text becomes a new revision; existing revisions never change. */
export async function saveText(trx: Db, text: SavedText, stamp: Stamp): Promise<void> {
  const row = { ...text, revision_id: await revisionOf(trx, text, stamp) };
  await trx
    .insertInto('contract_translations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['contract_id', 'lang']).doUpdateSet(row))
    .execute();
  await recordTextPictures(
    trx,
    { table: 'contract_text_pictures', id: text.contract_id, lang: text.lang },
    text.content,
  );
}

async function revisionOf(
  trx: Db,
  { contract_id, lang, name, content }: SavedText,
  { now, userId }: Stamp,
): Promise<number> {
  const current = await trx
    .selectFrom('contract_translations')
    .select('revision_id')
    .where('contract_id', '=', contract_id)
    .where('lang', '=', lang)
    .where('name', '=', name)
    .where('content', '=', content)
    .executeTakeFirst();
  if (current) return current.revision_id;
  const row = await trx
    .insertInto('contract_revisions')
    .values({ contract_id, lang, name, content, created_at: now, created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function removeText(trx: Db, contractId: number, lang: string): Promise<void> {
  await trx
    .deleteFrom('contract_translations')
    .where('contract_id', '=', contractId)
    .where('lang', '=', lang)
    .execute();
}
