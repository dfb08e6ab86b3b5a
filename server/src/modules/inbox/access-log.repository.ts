import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { Db } from '../../platform/database/tables.ts';

/** One access of a user to something that a visitor has sent. */
export interface DataAccess {
  userId: number;
  kind: MailboxKind;
  id: number;
  /** Names of the accessed parts. */
  fields: readonly string[];
}

export async function hasAccessSince(
  db: Db,
  { userId, kind, id, fields }: DataAccess,
  since: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('audit')
    .select('id')
    .where('actor_id', '=', userId)
    .where('at', '>', since)
    .where('action', '=', 'read')
    .where('entity', '=', kind)
    .where('entity_id', '=', id)
    .where('fields', '=', JSON.stringify(fields))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
