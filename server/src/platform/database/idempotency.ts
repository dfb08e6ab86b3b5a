import { parse } from 'secure-json-parse';
import type { Db } from './tables.ts';
import type { WriteContext } from './write-context.ts';

const KEPT_MS = 24 * 3_600_000;
const DONE = 200;

/**
 * Claims the idempotency key for this transaction. A second request with the same key waits until the first one commits
 * and then gets the stored response; null means that this request is the first.
 */
export async function repeatedAnswer(
  trx: Db,
  context: WriteContext,
  operation: string,
): Promise<{ data: unknown } | null> {
  const key = context.idempotencyKey;
  if (key === null) return null;
  await oldAnswers(trx).execute();
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

/** Answers to these operations are told nobody again; the keys stay, so that nothing is done twice. */
export async function forgetAnswers(db: Db, operations: readonly string[]): Promise<void> {
  await db.updateTable('idempotency').set({ answer: 'null' }).where('operation', 'in', operations).execute();
}

/** Also where nobody writes for a long time, an answer is kept no longer than a repeat can come. */
export async function forgetOldAnswers({ db }: { db: Db }): Promise<{ answers: number }> {
  const { numDeletedRows } = await oldAnswers(db).executeTakeFirstOrThrow();
  return { answers: Number(numDeletedRows) };
}

function oldAnswers(db: Db) {
  return db.deleteFrom('idempotency').where('created_at', '<', new Date(Date.now() - KEPT_MS).toISOString());
}

function ofKey(trx: Db, context: WriteContext, operation: string) {
  return trx
    .selectFrom('idempotency')
    .select('answer')
    .where('key', '=', context.idempotencyKey)
    .where('operation', '=', operation)
    .where('user_id', '=', context.actor.id);
}
