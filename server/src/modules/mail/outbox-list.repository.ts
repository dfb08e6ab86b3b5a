import type { MailPurpose, OutboxRow } from '@vitrin/shared-contracts/mail';
import type { MailState } from '@vitrin/shared-contracts/replies';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';

/** Maximum number of newest mails that a search covers: no statement reads more rows (product §10). */
const MAX_SEARCHED = 5_000;

export interface OutboxPage extends PageRequest {
  /** Null selects all states. */
  state: MailState | null;
}

/** Returns one page, newest first. */
export async function listOutbox(db: Db, page: OutboxPage): Promise<{ rows: OutboxRow[]; total: number }> {
  const found = matching(db, page);
  const rows = await found
    .select(['id', 'purpose', 'recipient', 'subject', 'state', 'attempts', 'last_error'])
    .select(['created_at', 'next_try_at', 'sent_at'])
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute();
  const total = await countRows(db, found.select('id').limit(MAX_SEARCHED));
  return { rows, total };
}

function matching(db: Db, { state, search }: OutboxPage) {
  const kept = db.selectFrom('mails').where('deleted_at', 'is', null);
  const newest = kept.selectAll().orderBy('id', 'desc').limit(MAX_SEARCHED).as('mails');
  const searched = search.trim().toLowerCase().replace(/[\\%]/g, '');
  const all = searched
    ? db.selectFrom(newest).where((where) => where(where.fn<string>('lower', ['recipient']), 'like', `%${searched}%`))
    : kept;
  return state ? all.where('state', '=', state) : all;
}

/** Counts the mails that are waiting or being sent, and those given up. */
export async function countOutbox(db: Db): Promise<{ waiting: number; failed: number }> {
  const rows = await db
    .selectFrom('mails')
    .select((select) => ['state', select.fn.countAll<number>().as('count')])
    .where('state', 'in', ['queued', 'sending', 'failed'])
    .where('deleted_at', 'is', null)
    .groupBy('state')
    .execute();
  const of = (...states: MailState[]) =>
    rows.reduce((sum, { state, count }) => (states.includes(state) ? sum + count : sum), 0);
  return { waiting: of('queued', 'sending'), failed: of('failed') };
}

/** Returns when the oldest mail that is still to be sent was written; null when there is none. */
export async function oldestUnsent(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('mails')
    .select((select) => select.fn.min<string | null>('created_at').as('at'))
    .where('state', 'in', ['queued', 'sending'])
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function purposeOf(db: Db, id: number): Promise<MailPurpose | null> {
  const row = await db.selectFrom('mails').select('purpose').where('id', '=', id).executeTakeFirst();
  return row?.purpose ?? null;
}
