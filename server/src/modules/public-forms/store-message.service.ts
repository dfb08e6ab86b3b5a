import { durations } from 'shared-contracts/limits';
import { periodStart } from '../../platform/jobs/clock.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { rememberAnswer, repeatedAnswer } from '../../platform/database/idempotency.ts';
import { retentionUntil } from '../privacy/retention.service.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Services } from '../../services.ts';
import { tellOfMessage } from '../inbox/notify-at-once.service.ts';
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
  { db, config, inbox }: Services,
  idempotencyKey: string | null,
  message: NewMessage,
  cv: NewCv | null,
): Promise<string> {
  const { reference, id } = await db.transaction().execute(async (trx) => {
    const stored = await storedOnce(trx, idempotencyKey, message, cv);
    if (stored.id !== null) await tellOfMessage(trx, config, { ...message, id: stored.id });
    return stored;
  });
  const { kind, quarantine } = message;
  if (id !== null) inbox.tell({ kind, received: quarantine.length === 0 ? id : null });
  return reference;
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
  const answered = await repeatedAnswer(trx, context, operation);
  if (answered) return { reference: String(answered.data), id: null };
  const created_at = await periodStart(trx);
  const retain_until = await retentionUntil(trx, message.kind, created_at);
  const id = await insertMessage(trx, { ...message, created_at, retain_until }, cv);
  await rememberAnswer(trx, context, operation, message.reference);
  return { reference: message.reference, id };
}
