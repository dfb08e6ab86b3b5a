import { limits } from '@vitrin/shared-contracts/limits';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { createLimiter, secondsToWait } from '../../../platform/auth/throttle.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { Throttled } from '../../../platform/errors.ts';

const HOUR = 60 * 60;

/** Limits how often releases of one unit may fail, because each of them occupies the smoke test of all units. */
export interface RejectionLimit {
  /** Throws 429 if the limit has been reached. */
  require(unit: Unit): Promise<void>;
  /** Counts a release that was received and then rejected. */
  count(unit: Unit): Promise<void>;
}

export function createRejectionLimit(db: Db): RejectionLimit {
  const most = limits.publishQuota.rejectionsPerHour;
  const limiter = createLimiter(db, { keyPrefix: 'publish-rejection', points: most, duration: HOUR });
  return {
    async require(unit) {
      const current = await limiter.get(unit);
      if (!current || current.remainingPoints > 0) return;
      const minutes = Math.ceil(current.msBeforeNext / 60_000);
      throw new Throttled(current.msBeforeNext / 1_000, {
        userMessage: `Bu birimin son bir saatte ${most} sürümü reddedildi. ${minutes} dakika sonra yeniden deneyin; önce vitrin-remote check ile denetleyin.`,
      });
    },
    async count(unit) {
      await secondsToWait(limiter.consume(unit));
    },
  };
}
