import { parse } from 'secure-json-parse';
import type { Db } from './tables.ts';
import type { WriteContext } from './write-context.ts';

const KEPT_MS = 24 * 3_600_000;
const DONE = 200;

/**
 * Takes the key for this transaction. A second request with the same key waits for the first one's commit
 * and then gets its answer; null means that this is the first.
 */
export async function repeatedAnswer(
  trx: Db,
  context: WriteContext,
  operation: string,
): Promise<{ data: unknown } | null> {
  const key = context.idempotencyKey;
  if (key === null) return null;
  const now = Date.now();
  await trx
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now - KEPT_MS).toISOString())
    .execute();
  const taken = await trx
    .insertInto('idempotency')
    .values({
      key,
      operation,
      user_id: context.actor.id,
      status: 0,
      answer: 'null',
      created_at: new Date(now).toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['key', 'operation', 'user_id']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return null;
  const first = await ofKey(trx, context, operation).executeTakeFirstOrThrow();
  return { data: parse(first.answer) as unknown };
}

export async function rememberAnswer(trx: Db, context: WriteContext, operation: string, data: unknown): Promise<void> {
  if (context.idempotencyKey === null) return;
  await trx
    .updateTable('idempotency')
    .set({ status: DONE, answer: JSON.stringify(data ?? null) })
    .where('key', '=', context.idempotencyKey)
    .where('operation', '=', operation)
    .where('user_id', '=', context.actor.id)
    .execute();
}

function ofKey(trx: Db, context: WriteContext, operation: string) {
  return trx
    .selectFrom('idempotency')
    .select('answer')
    .where('key', '=', context.idempotencyKey)
    .where('operation', '=', operation)
    .where('user_id', '=', context.actor.id);
}
