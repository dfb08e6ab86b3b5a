import type { NotificationMode, NotificationRules } from '@vitrin/shared-contracts/mail';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { rolesWith } from '../../platform/auth/role-rights.ts';
import type { Db } from '../../platform/database/tables.ts';

/** A user who is notified about an inbox. */
export interface Recipient {
  id: number;
  email: string;
}

export async function notificationRules(db: Db, userId: number): Promise<NotificationRules> {
  const rows = await db
    .selectFrom('notification_rules')
    .select(['kind', 'mode'])
    .where('user_id', '=', userId)
    .execute();
  return Object.fromEntries(rows.map(({ kind, mode }) => [kind, mode]));
}

/** Saves a rule that starts now: a daily digest begins after the last stored message, on the day after `toldOn`. */
export async function saveNotificationRule(
  trx: Db,
  { userId, kind, mode, toldOn }: { userId: number; kind: MailboxKind; mode: NotificationMode; toldOn: string },
): Promise<void> {
  const { last } = await trx
    .selectFrom('messages')
    .select((select) => select.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const saved = { mode, told_until: last ?? 0, told_on: toldOn };
  await trx
    .insertInto('notification_rules')
    .values({ user_id: userId, kind, ...saved })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(saved))
    .execute();
}

/** Returns the active users with this rule for the inbox who may still read it. */
export async function recipientsOf(db: Db, kind: MailboxKind, mode: NotificationMode): Promise<Recipient[]> {
  const roles = await rolesWith(db, `messages.${kind}`);
  return db
    .selectFrom('notification_rules')
    .innerJoin('users', 'users.id', 'notification_rules.user_id')
    .select(['users.id', 'users.email'])
    .where('users.role_group', 'in', roles)
    .where('kind', '=', kind)
    .where('mode', '=', mode)
    .where('users.active', '=', 1)
    .orderBy('users.id')
    .execute();
}

/** Returns the daily rules of one user whose digest for this day is still due, with the last reported message id. */
export function dueDigests(trx: Db, userId: number, day: string): Promise<{ kind: MailboxKind; told_until: number }[]> {
  return trx
    .selectFrom('notification_rules')
    .select(['kind', 'told_until'])
    .where('user_id', '=', userId)
    .where('mode', '=', 'daily')
    .where('told_on', '!=', day)
    .orderBy('kind')
    .execute();
}

export async function markReported(
  trx: Db,
  { userId, kind, day, until }: { userId: number; kind: MailboxKind; day: string; until: number },
): Promise<void> {
  await trx
    .updateTable('notification_rules')
    .set({ told_on: day, told_until: until })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();
}

/** Returns the ids of users whose digest for that day is due. */
export async function usersWithDueDigest(db: Db, day: string): Promise<number[]> {
  const rows = await db
    .selectFrom('notification_rules')
    .select('user_id')
    .distinct()
    .where('mode', '=', 'daily')
    .where('told_on', '!=', day)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
