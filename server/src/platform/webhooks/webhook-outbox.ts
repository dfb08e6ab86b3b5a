import { randomUUID } from 'node:crypto';
import type { WebhookSubject } from '@vitrin/shared-contracts/webhooks';
import { parse } from 'secure-json-parse';
import type { Db } from '../database/tables.ts';

export interface WebhookEvent {
  subject: string;
  /** What has happened to it: `published`. */
  change: string;
  /** Without personal data: the log of deliveries keeps it for 30 days, and the receiver as long as it likes. */
  data: object;
}

/**
 * Adds an event to the outbox of every webhook that wants it, within the caller's transaction; a job delivers it after the
 * commit.
 */
export async function enqueueWebhookEvent(trx: Db, { subject, change, data }: WebhookEvent): Promise<void> {
  const hooks = await trx.selectFrom('webhooks').select(['id', 'events']).where('active', '=', 1).execute();
  const wanting = hooks.filter(({ events }) => (parse(events) as WebhookSubject[]).some((event) => event === subject));
  for (const { id } of wanting) await enqueueDelivery(trx, id, { type: `${subject}.${change}`, data });
}

/** Adds a delivery for one webhook. */
export async function enqueueDelivery(
  trx: Db,
  webhookId: number,
  { type, data }: { type: string; data: object },
): Promise<void> {
  const now = new Date().toISOString();
  await trx
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: webhookId,
      message: `msg_${randomUUID().replaceAll('-', '')}`,
      event: type,
      body: JSON.stringify({ type, timestamp: now, data }),
      created_at: now,
      next_try_at: now,
    })
    .execute();
}
