import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Db } from '../database/tables.ts';
import { clientKey, createLimiter, secondsToWait } from './throttle.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Limits what one address may send through the public forms. Each method returns the seconds to wait, or null. */
export interface FormThrottle {
  /**
   * Counts a native post, whose response is a page; beyond this limit the input is not even parsed and rendered again.
   */
  flood(address: string): Promise<number | null>;
  /** Counts any post before its body is read. High enough for a visitor who corrects fields. */
  attempt(address: string): Promise<number | null>;
  /** Counts a message that is about to be stored. */
  send(address: string): Promise<number | null>;
}

/**
 * Creates the throttle. Attempts only limit floods and are counted per process; messages are counted in the database.
 */
export function createFormThrottle(db: Db): FormThrottle {
  const posts = new RateLimiterMemory({ keyPrefix: 'form-flood', points: 120, duration: MINUTE });
  const attempts = new RateLimiterMemory({ keyPrefix: 'form-attempt', points: 30, duration: MINUTE });
  const perMinute = createLimiter(db, { keyPrefix: 'form-minute', points: 5, duration: MINUTE });
  const perHour = createLimiter(db, { keyPrefix: 'form-hour', points: 30, duration: HOUR });
  return {
    flood: (address) => secondsToWait(posts.consume(clientKey(address))),
    attempt: (address) => secondsToWait(attempts.consume(clientKey(address))),
    async send(address) {
      const key = clientKey(address);
      return (await secondsToWait(perMinute.consume(key))) ?? secondsToWait(perHour.consume(key));
    },
  };
}
