import { recordEvent, sourceOf } from '../audit/security-events.repository.ts';
import type { Db } from '../database/tables.ts';
import type { WriteContext } from '../database/write-context.ts';
import { Invalid } from '../errors.ts';
import { verifyPassword } from './passwords.ts';
import type { StaffSession } from './sessions.ts';
import { requireWithinLimit, createLimiter } from './throttle.ts';
import { activeAccountById, type Account } from './users.repository.ts';

const QUARTER_HOUR = 15 * 60;
const MOST_FAILURES = 5;

interface Asking {
  session: StaffSession;
  context: WriteContext;
}

/** Asks a signed-in user for the password again. */
export type ConfirmPassword = (asking: Asking, password: string) => Promise<Account>;

/**
 * Allows five wrong passwords in 15 minutes per session, so that an attacker at an open session does not lock its owner
 * out elsewhere.
 */
export function createPasswordConfirmation(db: Db): ConfirmPassword {
  const failures = createLimiter(db, { keyPrefix: 'confirm', points: MOST_FAILURES, duration: QUARTER_HOUR });
  return async function confirm({ session: { id, user }, context }, password) {
    await requireWithinLimit(failures.consume(String(id)));
    const account = await activeAccountById(db, user.id);
    if (!account || !(await verifyPassword(account.password_hash, password, true))) {
      await noteFailure(db, context, user);
      throw new Invalid({ password: 'Şifre Hatalı' }, 'wrong-password', 'Şifre hatalı.');
    }
    await failures.delete(String(id));
    return account;
  };
}

function noteFailure(db: Db, context: WriteContext, { id, name, email }: StaffSession['user']): Promise<void> {
  return recordEvent(db, sourceOf(context), {
    operation: 'confirm-password',
    result: 'failed',
    actor: { id, name },
    title: email,
    entityId: id,
  });
}
