import type { Db } from '../database/tables.ts';
import { clientKey, requireWithinLimit, createLimiter, requireNotExhausted } from './throttle.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A sign-in attempt: the e-mail as typed, whether or not there is such an account. */
export interface Attempt {
  address: string;
  email: string;
  /** Id of the browser if this user has signed in with it before; null otherwise. */
  device: string | null;
}

/**
 * Only failures count: each attempt is charged first, so that parallel attempts count too, and repaid when it succeeds.
 */
export interface LoginThrottle {
  /** Charges an attempt, or throws 429. */
  charge(attempt: Attempt): Promise<void>;
  refund(attempt: Attempt): Promise<void>;
}

export interface ThrottleRules {
  /** Separates the counts of one kind of attempt from those of another. */
  kind: string;
  /** Failures per hour and account, from all unknown browsers together. */
  perAccount: number;
}

type Count = [limiter: ReturnType<typeof createLimiter>, key: string];

/**
 * Creates a throttle that an attacker cannot use to lock a user out: unknown browsers use up the counts of their
 * addresses and a common count; a browser that the user has signed in with before has only a count of its own.
 */
function createLoginThrottle(db: Db, { kind, perAccount }: ThrottleRules): LoginThrottle {
  const byAddress = createLimiter(db, { keyPrefix: `${kind}-address`, points: 10, duration: MINUTE });
  const byPair = createLimiter(db, { keyPrefix: `${kind}-pair`, points: 5, duration: 15 * MINUTE });
  const byAccount = createLimiter(db, { keyPrefix: `${kind}-account`, points: perAccount, duration: HOUR });
  const byDevice = createLimiter(db, { keyPrefix: `${kind}-device`, points: 5, duration: 15 * MINUTE });
  const countsOf = ({ address, email, device }: Attempt): Count[] => {
    if (device !== null) return [[byDevice, `${device} ${email}`]];
    const key = clientKey(address);
    return [
      [byAddress, key],
      [byPair, `${key} ${email}`],
      [byAccount, email],
    ];
  };
  return {
    async charge(attempt) {
      const counts = countsOf(attempt);
      // Checked first: an attempt that is rejected anyway causes no write and leaves no row behind.
      for (const [limiter, key] of counts) await requireNotExhausted(limiter, key);
      for (const [limiter, key] of counts) await requireWithinLimit(limiter.consume(key));
    },
    async refund({ address, email, device }) {
      if (device !== null) {
        await byDevice.delete(`${device} ${email}`);
        return;
      }
      const key = clientKey(address);
      await byAddress.reward(key);
      await byPair.delete(`${key} ${email}`);
      await byAccount.reward(email);
    },
  };
}

export function createPasswordThrottle(db: Db): LoginThrottle {
  return createLoginThrottle(db, { kind: 'login', perAccount: 50 });
}

/** Codes have six digits, so a client that knows the password gets far fewer attempts. */
export function createCodeThrottle(db: Db): LoginThrottle {
  return createLoginThrottle(db, { kind: 'code', perAccount: 10 });
}
