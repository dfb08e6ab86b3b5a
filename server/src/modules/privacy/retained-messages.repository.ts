import { limits } from '@vitrin/shared-contracts/limits';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { RetentionKind, RetentionRecord } from '@vitrin/shared-contracts/privacy';
import { lockInboxes } from '../inbox/inbox-lock.ts';
import { readRetention, retainedUntil } from './retention.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { istanbulDay } from '../../platform/istanbul-day.ts';

interface RetainedMessage {
  id: number;
  kind: MailboxKind;
  created_at: string;
  pool_consent_at: string | null;
}

/** An application in the pool is kept from the day of consent, any other message from the day it was received. */
const periodOf = ({ kind, pool_consent_at }: RetainedMessage): RetentionKind =>
  pool_consent_at === null ? kind : 'pool';

/**
 * Updates the expiry dates of the messages after `last` for the given kinds. Returns the last message id, null at the
 * end.
 */
export async function updateExpiryDates(
  trx: Db,
  kinds: readonly RetentionKind[],
  last: number,
): Promise<{ last: number | null; changed: number }> {
  await lockInboxes(trx);
  const retention = await readRetention(trx);
  const rows = await trx
    .selectFrom('messages')
    .select(['id', 'kind', 'created_at', 'pool_consent_at'])
    .where('id', '>', last)
    .orderBy('id')
    .limit(limits.idList)
    .execute();
  const affected = rows.filter((row) => kinds.includes(periodOf(row)));
  for (const [until, ids] of idsByDate(affected, retention))
    await trx.updateTable('messages').set({ retain_until: until }).where('id', 'in', ids).execute();
  const isLastBatch = rows.length < limits.idList;
  return { last: isLastBatch ? null : (rows.at(-1)?.id ?? null), changed: affected.length };
}

/** Groups the ids by expiry date. All messages of one day share a date, so a few statements suffice for many rows. */
function idsByDate(rows: readonly RetainedMessage[], retention: RetentionRecord): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const row of rows) {
    const day = istanbulDay(Date.parse(row.pool_consent_at ?? row.created_at));
    const until = retainedUntil(day, retention[periodOf(row)]);
    ids.set(until, [...(ids.get(until) ?? []), row.id]);
  }
  return ids;
}
