import { parse } from 'secure-json-parse';
import type { Db } from './tables.ts';
import type { WriteContext } from './write-context.ts';

const RETENTION_MS = 24 * 3_600_000;
const DONE = 200;

/**
 * Claims the idempotency key for this transaction. A second request with the same key waits until the first one commits
 * and then gets the stored response; null means that this request is the first.
 */
export async function claimIdempotencyKey(
  trx: Db,
  context: WriteContext,
  operation: string,
): Promise<{ data: unknown } | null> {
  const key = context.idempotencyKey;
  if (key === null) return null;
  await deleteExpired(trx).execute();
  const taken = await trx
    .insertInto('idempotency')
    .values({
      key,
      operation,
      user_id: context.actor.id,
      status: 0,
      answer: 'null',
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['key', 'operation', 'user_id']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return null;
  const first = await selectStoredResponse(trx, context, operation).executeTakeFirstOrThrow();
  return { data: parse(first.answer) as unknown };
}

export async function storeResponse(trx: Db, context: WriteContext, operation: string, data: unknown): Promise<void> {
  if (context.idempotencyKey === null) return;
  await trx
    .updateTable('idempotency')
    .set({ status: DONE, answer: JSON.stringify(data ?? null) })
    .where('key', '=', context.idempotencyKey)
    .where('operation', '=', operation)
    .where('user_id', '=', context.actor.id)
    .execute();
}

/** Clears the stored responses of these operations. The keys are kept, so that no operation is executed twice. */
export async function clearStoredResponses(db: Db, operations: readonly string[]): Promise<void> {
  await db.updateTable('idempotency').set({ answer: 'null' }).where('operation', 'in', operations).execute();
}

/**
 * Deletes stored responses that are older than the retry period, also when there are no writes that would do it.
 * Returns how many were deleted.
 */
export async function deleteExpiredResponses({ db }: { db: Db }): Promise<{ responses: number }> {
  const { numDeletedRows } = await deleteExpired(db).executeTakeFirstOrThrow();
  return { responses: Number(numDeletedRows) };
}

function deleteExpired(db: Db) {
  return db.deleteFrom('idempotency').where('created_at', '<', new Date(Date.now() - RETENTION_MS).toISOString());
}

function selectStoredResponse(trx: Db, context: WriteContext, operation: string) {
  return trx
    .selectFrom('idempotency')
    .select('answer')
    .where('key', '=', context.idempotencyKey)
    .where('operation', '=', operation)
    .where('user_id', '=', context.actor.id);
}
