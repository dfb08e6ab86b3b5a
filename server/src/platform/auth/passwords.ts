import { hash, verify } from '@node-rs/argon2';
import { Throttled } from '../errors.ts';
import { limitConcurrency, LimitReached } from '../concurrency-limiter.ts';
import { passwordCost } from './password-cost.ts';

const { memoryCost, timeCost, parallelism } = passwordCost;
/** A hash that matches no password, but costs as much to verify, so that timing does not reveal an unknown e-mail. */
const DUMMY_HASH = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$c2FsdHNhbHRzYWx0c2FsdA$Q2hJ5yvhF0jAvKtqkbrUGeC4a+KxYMZAZmVUu1vDaQ4`;

/** Limited, because many parallel sign-ins would use all CPU time and memory. */
const unknownBrowsers = limitConcurrency({ running: 2, waiting: 20 });
/** A separate limit for known browsers, so that many sign-ins from unknown ones do not block them. */
const knownBrowsers = limitConcurrency({ running: 1, waiting: 20 });

export function hashPassword(password: string): Promise<string> {
  return rejectWhenFull(knownBrowsers(() => hash(password, passwordCost)));
}

/**
 * Verifies a password against the stored hash, or against a dummy hash if there is no account. Throws 429 if too many
 * sign-ins are waiting.
 */
export function verifyPassword(stored: string | null, password: string, isKnown = false): Promise<boolean> {
  const enter = isKnown ? knownBrowsers : unknownBrowsers;
  return rejectWhenFull(enter(async () => (await verify(stored ?? DUMMY_HASH, password)) && stored !== null));
}

async function rejectWhenFull<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof LimitReached ? new Throttled(1) : error;
  }
}
