import type { Db } from '../database/tables.ts';
import { addressKey, charged, createLimiter } from './throttle.ts';

const MINUTE = 60;

/** Only failures count: each attempt is charged first, so that a crowd of parallel ones counts too, and repaid when it succeeds. */
export interface LoginThrottle {
  /** Charges an attempt, or ends the request with 429. */
  charge(address: string, email: string): Promise<void>;
  repay(address: string, email: string): Promise<void>;
}

/** Nobody can lock another person's account. */
export function createLoginThrottle(db: Db): LoginThrottle {
  const byAddress = createLimiter(db, { keyPrefix: 'address', points: 10, duration: MINUTE });
  const byAccount = createLimiter(db, { keyPrefix: 'account', points: 5, duration: 15 * MINUTE });
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
