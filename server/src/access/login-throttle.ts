import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../database/tables.ts';
import { problems } from '../http/problem.ts';
import { throttleStore } from './throttle-store.ts';

const MINUTE = 60;

/** Only failures count: each attempt is charged first, so that a crowd of parallel ones counts too, and repaid when it succeeds. */
export interface LoginThrottle {
  /** Charges an attempt, or ends the request with 429. */
  charge(address: string, email: string): Promise<void>;
  repay(address: string, email: string): Promise<void>;
}

/** Kept in the database, so that it holds over all server processes and restarts. Nobody can lock another person's account. */
export function createLoginThrottle(db: Db): LoginThrottle {
  const shared = { storeClient: throttleStore(db), storeType: 'client', tableName: 'throttle', tableCreated: true };
  const byAddress = new RateLimiterPostgres({ ...shared, keyPrefix: 'address', points: 10, duration: MINUTE });
  const byAccount = new RateLimiterPostgres({ ...shared, keyPrefix: 'account', points: 5, duration: 15 * MINUTE });
  return {
    async charge(address, email) {
      const key = addressKey(address);
      await charged(byAddress.consume(key));
      await charged(byAccount.consume(`${key} ${email}`));
    },
    async repay(address, email) {
      const key = addressKey(address);
      await byAddress.reward(key);
      await byAccount.delete(`${key} ${email}`);
    },
  };
}

async function charged(consumed: Promise<unknown>): Promise<void> {
  try {
    await consumed;
  } catch (error) {
    throw error instanceof RateLimiterRes ? problems.throttled(error.msBeforeNext / 1000) : error;
  }
}

/** One household has a whole /64 of IPv6 addresses. */
function addressKey(address: string): string {
  return isIPv6(address) && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
}
