import type { DeliveryRow, DeliveryState } from '@vitrin/shared-contracts/webhooks';
import type { PageRequest } from '../../platform/database/page-request.ts';
import type { Db } from '../../platform/database/tables.ts';

export interface DeliveryPage extends Pick<PageRequest, 'page' | 'size'> {
  /** Null: of all. */
  webhook: number | null;
  state: DeliveryState | null;
}

/** Lists the deliveries, the newest first. */
export async function listDeliveries(
  db: Db,
  { page, size, webhook, state }: DeliveryPage,
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const matching = db
    .selectFrom('webhook_deliveries as delivery')
    .$if(webhook !== null, (query) => query.where('delivery.webhook_id', '=', webhook))
    .$if(state !== null, (query) => query.where('delivery.state', '=', state));
  const rows = await matching
    .innerJoin('webhooks', 'webhooks.id', 'delivery.webhook_id')
    .select(['delivery.id', 'webhook_id', 'webhooks.name as webhook_name', 'event', 'state', 'attempts'])
    .select(['delivery.created_at', 'tried_at', 'next_try_at', 'status', 'duration_ms', 'answer'])
    .$narrowType<{ state: DeliveryState }>()
    .orderBy('delivery.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** A delivery that only this process may send until its lease ends; `attempts` identifies this attempt. */
export type LeasedDelivery = NonNullable<Awaited<ReturnType<typeof leaseDelivery>>>;

/**
 * Leases the delivery that has been due longest, including one whose lease has expired. Of several processes that select
 * the same row, only one updates it.
 */
export async function leaseDelivery(db: Db, now: string, until: string) {
  const due = await db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks', 'webhooks.id', 'delivery.webhook_id')
    .select(['delivery.id', 'state', 'attempts', 'url', 'secret_encrypted', 'name'])
    .where('state', 'in', ['queued', 'sending'])
    .where('next_try_at', '<=', now)
    .where('webhooks.active', '=', 1)
    .orderBy('next_try_at')
    .orderBy('delivery.id')
    .executeTakeFirst();
  if (!due) return undefined;
  const leased = await db
    .updateTable('webhook_deliveries')
    .set({ state: 'sending', attempts: due.attempts + 1, next_try_at: until })
    .where('id', '=', due.id)
    .where('state', '=', due.state)
    .where('attempts', '=', due.attempts)
    .returning(['id', 'webhook_id', 'message', 'body', 'attempts', 'created_at'])
    .executeTakeFirst();
  return leased && { ...leased, url: due.url, secretEncrypted: due.secret_encrypted, name: due.name };
}

export interface DeliveryOutcome {
  state: DeliveryState;
  next_try_at: string | null;
  tried_at: string;
  status: number | null;
  duration_ms: number;
  answer: string;
}

/** Saves the outcome of a leased attempt. Returns false and changes nothing when the lease was lost meanwhile. */
export async function saveDelivery(trx: Db, leased: LeasedDelivery, outcome: DeliveryOutcome): Promise<boolean> {
  const row = await trx
    .updateTable('webhook_deliveries')
    .set({ ...outcome })
    .where('id', '=', leased.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', leased.attempts)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Reports whether anything has reached the webhook since a time. */
export async function hasSucceededSince(trx: Db, webhook: number, since: string): Promise<boolean> {
  const row = await trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', webhook)
    .where('state', '=', 'sent')
    .where('tried_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Switches a webhook off, and gives up what still waits for it. */
export async function stopWebhook(trx: Db, webhook: number, at: string): Promise<void> {
  await trx.updateTable('webhooks').set({ active: 0, stopped_at: at }).where('id', '=', webhook).execute();
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', next_try_at: null, answer: 'Web kancası durdurulduğu için gönderilmedi.' })
    .where('webhook_id', '=', webhook)
    .where('state', '=', 'queued')
    .execute();
}

/** Queues a finished delivery again, with all its attempts. Returns its webhook and event; undefined if it is not finished. */
export function requeueDelivery(trx: Db, id: number, now: string) {
  return trx
    .updateTable('webhook_deliveries')
    .set({ state: 'queued', attempts: 0, next_try_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['sent', 'failed'])
    .returning(['webhook_id', 'event'])
    .executeTakeFirst();
}

export async function deleteDeliveriesBefore(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
