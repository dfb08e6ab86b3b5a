import { parse } from 'secure-json-parse';
import type { VersionConflict } from 'shared-contracts/envelope';
import type { Db } from '../platform/database/tables.ts';

/** Who saved last, when and what, as the audit has it. */
export async function lastSave(db: Db, entity: string, entityId: number): Promise<Pick<VersionConflict, 'saved'>> {
  const row = await db
    .selectFrom('audit')
    .select(['at', 'actor_name', 'fields'])
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .where('action', '=', 'update')
    .where('result', '=', 'done')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return {};
  return { saved: { by: row.actor_name, at: row.at, fields: parse(row.fields) as string[] } };
}
