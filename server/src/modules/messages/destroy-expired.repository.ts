import type { MailboxKind } from 'shared-contracts/mailbox';
import type { Db } from '../../database/tables.ts';

export interface ExpiredMessage {
  id: number;
  kind: MailboxKind;
  reference: string;
}

/** Messages whose time is over, some at a time. */
export function expiredMessages(trx: Db, now: string, limit: number): Promise<ExpiredMessage[]> {
  return trx
    .selectFrom('messages')
    .select(['id', 'kind', 'reference'])
    .where('retain_until', '<=', now)
    .orderBy('retain_until')
    .limit(limit)
    .execute();
}

/** Those of the files that no message has. */
export async function strayFiles(db: Db, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const rows = await db.selectFrom('message_cvs').select('file').where('file', 'in', files).execute();
  const known = new Set(rows.map(({ file }) => file));
  return files.filter((file) => !known.has(file));
}
