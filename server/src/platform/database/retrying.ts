import { Kysely, type Transaction, type TransactionBuilder } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../error-code.ts';
import type { Tables } from './tables.ts';

/** Two transactions waited for each other, or could not both be true: PostgreSQL ends one, and it may simply try again. */
const COLLISIONS = new Set(['40001', '40P01']);
const ATTEMPTS = 4;
const LONGEST_PAUSE_MS = 50;

/**
 * Retries a transaction that conflicted with another one, a few times. Therefore the callback must do nothing but
 * query.
 */
export class RetryingDatabase extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const once = builder.execute.bind(builder);
    builder.execute = <T>(callback: (trx: Transaction<Tables>) => Promise<T>) => again(() => once(callback));
    return builder;
  }
}

async function again<T>(run: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (attempt === ATTEMPTS || !COLLISIONS.has(errorCode(error))) throw error;
    await pause(Math.random() * LONGEST_PAUSE_MS * attempt);
    return again(run, attempt + 1);
  }
}
