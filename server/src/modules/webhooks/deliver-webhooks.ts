import { addAuditRow } from '../../platform/audit/audit-row.repository.ts';
import { decrypt } from '../../platform/auth/encryption.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { isAccepted, postWebhook, type Posted } from '../../platform/webhooks/post-webhook.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import {
  hasSucceededSince,
  leaseDelivery,
  saveDelivery,
  stopWebhook,
  type DeliveryOutcome,
  type LeasedDelivery,
} from './deliveries.repository.ts';
import { webhookSecretPurpose } from './webhook-secret.ts';
import { signatureHeaders } from './webhook-signature.ts';

const MINUTE_MS = 60_000;
/** Longer than one attempt can take, so that only a crashed process loses its lease. */
const LEASE_MS = MINUTE_MS;
/** Pauses after the first, second, … failure, a day in all; after the last one the delivery is given up. */
const RETRY_DELAYS_MS = [1 / 12, 5, 30, 120, 300, 420, 600].map((minutes) => minutes * MINUTE_MS);
/** A slow receiver must not hold up the others. */
const CONCURRENT = 5;
const GONE = 410;

type Sources = Pick<PlatformServices, 'db' | 'config' | 'log'>;

export const deliverWebhooks: ScheduledJob<PlatformServices> = {
  name: 'deliver-webhooks',
  intervalMs: 2_000,
  async run(services, ending) {
    const work = async () => {
      while (!ending.aborted && (await deliverNext(services, Date.now())));
    };
    await Promise.all(Array.from({ length: CONCURRENT }, work));
  },
};

/** Sends the next due delivery; returns false when there is none. */
export async function deliverNext(services: Sources, now: number): Promise<boolean> {
  const { db, config, log } = services;
  const leased = await leaseDelivery(db, timeOf(now), timeOf(now + LEASE_MS));
  if (!leased) return false;
  const secret = decrypt(config.secret, webhookSecretPurpose, leased.secretEncrypted);
  const posted =
    secret === null ? unreadable : await post(leased, secret, { now, allowsPrivate: config.webhookPrivate });
  const outcome = outcomeOf(leased, posted, now);
  await db.transaction().execute((trx) => save(trx, leased, outcome));
  const entry = { webhook: leased.webhook_id, delivery: leased.id, attempt: leased.attempts, status: outcome.status };
  if (outcome.state === 'sent') log.info(entry, 'webhook delivered');
  else log.warn(entry, 'webhook not delivered');
  return true;
}

const unreadable: Posted = {
  status: null,
  durationMs: 0,
  answer: 'Gizli anahtar okunamadı; web kancasını yeniden oluşturun.',
};

function post(
  { message, body, url }: LeasedDelivery,
  secret: string,
  { now, allowsPrivate }: { now: number; allowsPrivate: boolean },
): Promise<Posted> {
  const headers = signatureHeaders(secret, { message, body, timestamp: Math.floor(now / 1_000) });
  return postWebhook({ url, headers, body, allowsPrivate });
}

function outcomeOf({ attempts }: LeasedDelivery, posted: Posted, now: number): DeliveryOutcome {
  const { status, answer, durationMs } = posted;
  const outcome = { tried_at: timeOf(now), status, duration_ms: durationMs, answer };
  if (isAccepted(posted)) return { ...outcome, state: 'sent', next_try_at: null };
  const delay = status === GONE ? undefined : RETRY_DELAYS_MS[attempts - 1];
  if (delay === undefined) return { ...outcome, state: 'failed', next_try_at: null };
  return { ...outcome, state: 'queued', next_try_at: timeOf(now + delay) };
}

/** A receiver that nothing has reached while a delivery was tried for a day, or that is gone, is switched off. */
async function save(trx: Db, leased: LeasedDelivery, outcome: DeliveryOutcome): Promise<void> {
  const { webhook_id: webhook, created_at, name } = leased;
  if (!(await saveDelivery(trx, leased, outcome)) || outcome.state !== 'failed') return;
  if (outcome.status !== GONE && (await hasSucceededSince(trx, webhook, created_at))) return;
  await stopWebhook(trx, webhook, outcome.tried_at);
  await addAuditRow(trx, {
    at: outcome.tried_at,
    actor: null,
    action: 'disable',
    result: 'done',
    entity: 'webhook',
    entityId: webhook,
    title: name,
    fields: ['active'],
    requestId: '',
    address: '',
  });
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
