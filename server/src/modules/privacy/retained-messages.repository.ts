import { limits } from 'shared-contracts/limits';
import type { MailboxKind } from 'shared-contracts/mailbox';
import type { RetentionKind, RetentionRecord } from 'shared-contracts/privacy';
import { holdInboxes } from '../inbox/inbox-lock.ts';
import { readRetention, retainedUntil } from './retention.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { istanbulDay } from '../../platform/istanbul-day.ts';

interface Kept {
  id: number;
  kind: MailboxKind;
  created_at: string;
  pool_consent_at: string | null;
}

/** Who stays in the pool is kept from the day of the consent, everybody else from the day on which the message came. */
const periodOf = ({ kind, pool_consent_at }: Kept): RetentionKind => (pool_consent_at === null ? kind : 'pool');

/** Dates the messages after `last` anew whose period is among the kinds. Answers the last one, null at the end. */
export async function retainSome(
  trx: Db,
  kinds: readonly RetentionKind[],
  last: number,
): Promise<{ last: number | null; changed: number }> {
  await holdInboxes(trx);
  const retention = await readRetention(trx);
  const rows = await trx
    .selectFrom('messages')
    .select(['id', 'kind', 'created_at', 'pool_consent_at'])
    .where('id', '>', last)
    .orderBy('id')
    .limit(limits.idList)
    .execute();
  const concerned = rows.filter((row) => kinds.includes(periodOf(row)));
  for (const [until, ids] of idsByDate(concerned, retention))
    await trx.updateTable('messages').set({ retain_until: until }).where('id', 'in', ids).execute();
  const isEnd = rows.length < limits.idList;
  return { last: isEnd ? null : (rows.at(-1)?.id ?? null), changed: concerned.length };
}

/** All messages of one day share a date: few statements for many rows. */
function idsByDate(rows: readonly Kept[], retention: RetentionRecord): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const row of rows) {
    const day = istanbulDay(Date.parse(row.pool_consent_at ?? row.created_at));
    const until = retainedUntil(day, retention[periodOf(row)]);
    ids.set(until, [...(ids.get(until) ?? []), row.id]);
  }
  return ids;
}
