import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Db } from '../database/tables.ts';
import { addressKey, createLimiter, waitAfter } from './throttle.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How much one address may send by the public forms. Both answer the seconds to wait, or null. */
export interface FormThrottle {
  /** Any post that is answered by a page of its own: beyond this not even what was typed is worth a reading and a rendering. */
  flood(address: string): Promise<number | null>;
  /** Any post, before its body is read. Wide: a person who corrects her fields never meets it. */
  attempt(address: string): Promise<number | null>;
  /** A message that is about to be kept. */
  send(address: string): Promise<number | null>;
}

/** Attempts are a brake against floods and counted by each process; messages are counted in the database. */
export function createFormThrottle(db: Db): FormThrottle {
  const posts = new RateLimiterMemory({ keyPrefix: 'form-flood', points: 120, duration: MINUTE });
  const attempts = new RateLimiterMemory({ keyPrefix: 'form-attempt', points: 30, duration: MINUTE });
  const perMinute = createLimiter(db, { keyPrefix: 'form-minute', points: 5, duration: MINUTE });
  const perHour = createLimiter(db, { keyPrefix: 'form-hour', points: 30, duration: HOUR });
  return {
    flood: (address) => waitAfter(posts.consume(addressKey(address))),
    attempt: (address) => waitAfter(attempts.consume(addressKey(address))),
    async send(address) {
      const key = addressKey(address);
      return (await waitAfter(perMinute.consume(key))) ?? waitAfter(perHour.consume(key));
    },
  };
}
