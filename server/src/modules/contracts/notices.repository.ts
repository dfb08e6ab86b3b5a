import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { Db } from '../../platform/database/tables.ts';
import { noticeId } from './contract-writes.repository.ts';

/**
 * Returns the ids of the notices that a form may show, its own one first: applications have one of their own if staff have
 * published it, else that of the contact form. A page that was loaded before shows the other one.
 */
export async function noticesOf(db: Db, form: MailboxKind): Promise<number[]> {
  const shared = await noticeId(db);
  const own = form === 'human-resources' ? await applicationNotice(db) : undefined;
  return [own?.id, shared].filter((id) => id !== undefined && id !== null);
}

function applicationNotice(db: Db) {
  return db
    .selectFrom('contracts')
    .select('id')
    .where('template', 'like', 'application-notice@%')
    .orderBy('id')
    .executeTakeFirst();
}

/** Checks whether a person has published the notice of the forms; that of the demo content is not confirmed. */
export async function isNoticeConfirmed(db: Db): Promise<boolean> {
  const row = await confirmed(db).where('kind', '=', 'kvkk').executeTakeFirst();
  return row !== undefined;
}

/** Returns the ids of the contracts that a person has published. */
export async function confirmedContracts(db: Db): Promise<Set<number>> {
  return new Set((await confirmed(db).execute()).map(({ id }) => id));
}

function confirmed(db: Db) {
  return db.selectFrom('contracts').select('id').where('updated_by', 'is not', null);
}
