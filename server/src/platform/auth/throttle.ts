import { CompiledQuery } from 'kysely';
import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { helpersOf } from '../database/helpers.ts';
import type { Db } from '../database/tables.ts';
import { Throttled } from '../errors.ts';

export interface Limit {
  /** Separates this limit in the table that all limits share. */
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
}

/** Creates a limiter in the database, so that it applies to all server processes and survives restarts. */
export function createLimiter(db: Db, limit: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...limit,
    storeClient: throttleStore(db),
    storeType: 'client',
    tableName: 'throttle',
    tableCreated: true,
  });
}

/** Returns the seconds to wait if the limit is reached, otherwise null. */
export async function secondsToWait(consumed: Promise<unknown>): Promise<number | null> {
  try {
    await consumed;
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext / 1000;
    throw error;
  }
}

/** Throws 429 if the limit is reached. */
export async function requireWithinLimit(consumed: Promise<unknown>): Promise<void> {
  const wait = await secondsToWait(consumed);
  if (wait !== null) throw new Throttled(wait);
}

/** Throws 429 if the limit has already been reached, without counting. */
export async function requireNotExhausted(limiter: Pick<RateLimiterAbstract, 'get'>, key: string): Promise<void> {
  const current = await limiter.get(key);
  if (current && current.remainingPoints <= 0) throw new Throttled(current.msBeforeNext / 1000);
}

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Returns the key of a client for throttling: one household has a whole /64 of IPv6 addresses. */
export function clientKey(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: IPV6_GROUPS - left.length - right.length }, () => '0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

interface Query {
  text: string;
  values: unknown[];
}

/**
 * Runs the SQL of the throttle library with our database handle: unchanged on PostgreSQL, with unnumbered placeholders
 * on SQLite.
 */
function throttleStore(db: Db) {
  const query = helpersOf(db).kind === 'sqlite' ? unnumbered : (given: Query) => given;
  return {
    async query(given: Query) {
      const { text, values } = query(given);
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
}

function unnumbered({ text, values }: Query): Query {
  const placeholders = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => values[Number(place) - 1]);
  return { text: text.replace(/\$\d+/g, '?'), values: placeholders };
}
