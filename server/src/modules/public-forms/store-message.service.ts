import { durations } from '@vitrin/shared-contracts/limits';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { adminUrl, type AdminAddress } from '../../config/admin-url.ts';
import { retentionStart } from '../../platform/jobs/clock-check.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { storeResponse, claimIdempotencyKey } from '../../platform/database/idempotency.ts';
import { retentionUntil } from '../privacy/retention.service.ts';
import type { Db } from '../../platform/database/tables.ts';
import { enqueueWebhookEvent } from '../../platform/webhooks/webhook-outbox.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { notifyOfMessage } from '../inbox/immediate-notification.service.ts';
import { insertMessage, recentReference, type NewCv, type NewMessage } from './submissions.repository.ts';

const operation = 'message.create';

interface Stored {
  reference: string;
  /** Message id; null when the same form was stored before. */
  id: number | null;
}

/**
 * Stores a message. Of identical concurrent forms one is stored, and all get its reference. Open panels are notified.
 */
export async function storeOnce(
  { db, config, inbox }: Pick<PlatformServices, 'db' | 'config' | 'inbox'>,
  idempotencyKey: string | null,
  message: NewMessage,
  cv: NewCv | null,
): Promise<string> {
  const { reference, id } = await db.transaction().execute(async (trx) => {
    const stored = await storedOnce(trx, idempotencyKey, message, cv);
    if (stored.id !== null) await notifyOfMessage(trx, config, { ...message, id: stored.id });
    if (stored.id !== null) await enqueueReceived(trx, config, { ...message, id: stored.id });
    return stored;
  });
  const { kind, quarantine } = message;
  if (id !== null) inbox.publish({ kind, received: quarantine.length === 0 ? id : null });
  return reference;
}

/** Receivers of webhooks learn where the message is, nothing of what is in it. Suspected spam is not reported. */
async function enqueueReceived(
  trx: Db,
  config: AdminAddress,
  { kind, id, quarantine }: Pick<NewMessage, 'kind' | 'quarantine'> & { id: number },
): Promise<void> {
  if (quarantine.length > 0) return;
  const data = { kind, id, panel_url: adminUrl(config) + adminPaths.mailboxMessage(kind, id) };
  await enqueueWebhookEvent(trx, { subject: 'message', change: 'received', data });
}

async function storedOnce(
  trx: Db,
  idempotencyKey: string | null,
  message: NewMessage,
  cv: NewCv | null,
): Promise<Stored> {
  const key = idempotencyKey === null ? null : `${idempotencyKey}.${message.content_hash}`;
  const context = { actor: { id: 0, name: '' }, requestId: '', idempotencyKey: key };
  await helpersOf(trx).lock(trx, `message ${message.content_hash}`);
  const repeated = await recentReference(trx, message.content_hash, durations.repeatedFormMs);
  if (repeated !== null) return { reference: repeated, id: null };
  const answered = await claimIdempotencyKey(trx, context, operation);
  if (answered) return { reference: String(answered.data), id: null };
  const created_at = await retentionStart(trx);
  const retain_until = await retentionUntil(trx, message.kind, created_at);
  const id = await insertMessage(trx, { ...message, created_at, retain_until }, cv);
  await storeResponse(trx, context, operation, message.reference);
  return { reference: message.reference, id };
}
