import { Kysely, type Dialect, type Transaction, type TransactionBuilder } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../error-code.ts';
import type { DatabaseStats } from './database-stats.ts';
import type { Db, Tables } from './tables.ts';

/** Serialization failure and deadlock: PostgreSQL aborts one of the transactions, which can be retried. */
const RETRYABLE_CODES = new Set(['40001', '40P01']);
const ATTEMPTS = 4;
const MAX_BACKOFF_MS = 50;

/**
 * Retries a transaction that conflicted with another one, a few times. Therefore the callback must do nothing but
 * query.
 */
export class RetryingDatabase extends Kysely<Tables> {
  readonly stats: DatabaseStats;

  constructor(dialect: Dialect, stats: DatabaseStats) {
    super({
      dialect,
      log: ({ level }) => {
        if (level === 'error') stats.errors += 1;
      },
    });
    this.stats = stats;
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const executeOnce = builder.execute.bind(builder);
    builder.execute = <T>(callback: (trx: Transaction<Tables>) => Promise<T>) => retry(() => executeOnce(callback));
    return builder;
  }
}

/** Returns the counters of an opened database; null for a transaction. */
export function databaseStatsOf(db: Db): DatabaseStats | null {
  return db instanceof RetryingDatabase ? db.stats : null;
}

async function retry<T>(run: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (attempt === ATTEMPTS || !RETRYABLE_CODES.has(errorCode(error))) throw error;
    await pause(Math.random() * MAX_BACKOFF_MS * attempt);
    return retry(run, attempt + 1);
  }
}
