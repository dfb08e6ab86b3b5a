import { limits } from '@vitrin/shared-contracts/limits';
import type { SubscriptionProof, SubscriptionRow, SubscriptionState } from '@vitrin/shared-contracts/newsletter';
import { countRows } from '../../platform/database/count-rows.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import type { Db } from '../../platform/database/tables.ts';

export interface SubscriptionPage extends PageRequest {
  /** Null selects all states. */
  state: SubscriptionState | null;
}

/** Returns one page, newest first; `search` is the beginning of an address, or of its domain after '@'. */
export async function listSubscriptions(
  db: Db,
  page: SubscriptionPage,
): Promise<{ rows: SubscriptionRow[]; total: number }> {
  const found = matching(db, page);
  const rows = await found
    .select(['id', 'email', 'lang', 'state', 'created_at', 'changed_at'])
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute();
  const total = await countRows(db, found.select('id').limit(limits.countedMatches));
  const counted = page.search || page.state ? total : await countAll(db);
  const proofs = await proofsOf(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, proofs: proofs.get(row.id) ?? [] })), total: counted };
}

function matching(db: Db, { search, state }: SubscriptionPage) {
  const typed = search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '');
  let found = db.selectFrom('newsletter_subscriptions');
  if (typed) found = found.where('address', 'like', typed.startsWith('@') ? `%${typed}%` : `${typed}%`);
  return state ? found.where('state', '=', state) : found;
}

async function countAll(db: Db): Promise<number> {
  return Object.values(await countSubscriptions(db)).reduce((sum, count) => sum + count, 0);
}

export async function countSubscriptions(db: Db): Promise<Record<SubscriptionState, number>> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select((select) => ['state', select.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { waiting: 0, confirmed: 0, left: 0, refused: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** Returns the proofs of each subscription, oldest first. */
export async function proofsOf(db: Db, ids: readonly number[]): Promise<Map<number, SubscriptionProof[]>> {
  const proofs = new Map<number, SubscriptionProof[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return proofs;
  const rows = await db
    .selectFrom('newsletter_proofs')
    .select(['subscription_id', 'at', 'event', 'statement', 'notice_revision', 'place'])
    .where('subscription_id', 'in', ids)
    .orderBy('id')
    .execute();
  for (const { subscription_id, ...proof } of rows) proofs.get(subscription_id)?.push(proof);
  return proofs;
}

/** A subscription with the times that the message management system asks for. */
export interface ExportedSubscription {
  id: number;
  email: string;
  state: SubscriptionState;
  changed_at: string;
}

/** Returns the next confirmed and ended subscriptions after an id. Those that wait are no consents. */
export function nextExported(db: Db, after: number, limit: number): Promise<ExportedSubscription[]> {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'state', 'changed_at'])
    .where('id', '>', after)
    .where('state', 'in', ['confirmed', 'left', 'refused'])
    .orderBy('id')
    .limit(limit)
    .execute();
}
