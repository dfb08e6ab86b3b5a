import type { WrittenText } from '../../content/record/record-texts.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Returns the id of the only contract that serves as notice of the public forms, or null. */
export async function noticeId(trx: Db): Promise<number | null> {
  const row = await trx.selectFrom('contracts').select('id').where('kind', '=', 'kvkk').executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Returns the revision of a text: the current one while name and content stay the same, otherwise a new one. Existing
 * revisions never change, and outlive their contract: a visitor may have accepted one.
 */
export async function addRevision(trx: Db, { id, lang, columns, stamp }: WrittenText): Promise<number> {
  const name = String(columns['name']);
  const content = String(columns['content']);
  const current = await trx
    .selectFrom('contract_translations')
    .select('revision_id')
    .where('contract_id', '=', id)
    .where('lang', '=', lang)
    .where('name', '=', name)
    .where('content', '=', content)
    .executeTakeFirst();
  if (current) return current.revision_id;
  const row = await trx
    .insertInto('contract_revisions')
    .values({ contract_id: id, lang, name, content, created_at: stamp.now, created_by: stamp.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
