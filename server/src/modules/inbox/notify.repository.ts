import { sql } from 'kysely';
import type { MailboxKind } from 'shared-contracts/mailbox';
import { rightsOfRole, type Right, type RoleGroup } from 'shared-contracts/rights';
import type { Db } from '../../platform/database/tables.ts';

/** What a digest tells of an inbox. */
export interface NewMessages {
  count: number;
  /** The first of them. */
  subjects: string[];
  /** The last one; the one asked for where there is none. */
  until: number;
}

/** Messages of the inbox after one of them that came before a moment, without what waits in quarantine or lies in the trash. */
export async function messagesAfter(
  db: Db,
  { kind, after, before, most }: { kind: MailboxKind; after: number; before: string; most: number },
): Promise<NewMessages> {
  const found = db
    .selectFrom('messages')
    .where('kind', '=', kind)
    .where('section', '=', 'mail')
    .where('quarantine', '=', sql.lit('[]'))
    .where('id', '>', after)
    .where('created_at', '<=', before);
  const rows = await found.select('subject').orderBy('id').limit(most).execute();
  const { count, last } = await found
    .select((select) => [select.fn.countAll<number>().as('count'), select.fn.max<number | null>('id').as('last')])
    .executeTakeFirstOrThrow();
  return { count, subjects: rows.map(({ subject }) => subject), until: last ?? after };
}

/** Where somebody is written to, and what she may read; undefined for whoever is disabled. */
export async function findReader(
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
  return row && { email: row.email, rights: rightsOfRole(row.role_group) };
}
