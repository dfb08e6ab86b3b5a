import { sql } from 'kysely';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { Right, RoleGroup } from '@vitrin/shared-contracts/rights';
import { rightsOf } from '../../platform/auth/role-rights.ts';
import type { Db } from '../../platform/database/tables.ts';

/** New messages of one inbox for a digest. */
export interface NewMessages {
  count: number;
  /** The first ones, up to the requested number. */
  subjects: string[];
  /** Id of the last message; the given `after` when there is none. */
  until: number;
}

/**
 * Returns the messages of the inbox with an id above `after`, received up to `before`, without quarantine and trash.
 */
export async function messagesAfter(
  db: Db,
  { kind, after, before, limit }: { kind: MailboxKind; after: number; before: string; limit: number },
): Promise<NewMessages> {
  const found = db
    .selectFrom('messages')
    .where('kind', '=', kind)
    .where('section', '=', 'mail')
    .where('quarantine', '=', sql.lit('[]'))
    .where('id', '>', after)
    .where('created_at', '<=', before);
  const rows = await found.select('subject').orderBy('id').limit(limit).execute();
  const { count, last } = await found
    .select((select) => [select.fn.countAll<number>().as('count'), select.fn.max<number | null>('id').as('last')])
    .executeTakeFirstOrThrow();
  return { count, subjects: rows.map(({ subject }) => subject), until: last ?? after };
}

/** Returns e-mail and rights of a user; undefined when the user is disabled. */
export async function findRecipient(
  db: Db,
  id: number,
): Promise<{ email: string; rights: ReadonlySet<Right> } | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'role_group'])
    .where('id', '=', id)
    .where('active', '=', 1)
    .$narrowType<{ role_group: RoleGroup }>()
    .executeTakeFirst();
  return row && { email: row.email, rights: await rightsOf(db, row.role_group) };
}
