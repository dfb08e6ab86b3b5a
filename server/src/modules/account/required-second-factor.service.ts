import { secondFactorRequiredSchema, type Account, type SecondFactorState } from '@vitrin/shared-contracts/account';
import { clearSecondFactor } from '../../platform/auth/second-factor.repository.ts';
import { deleteSessionsOf } from '../../platform/auth/sessions.repository.ts';
import type { StaffSession } from '../../platform/auth/sessions.ts';
import type { Db } from '../../platform/database/tables.ts';
import { write } from '../../content/write.ts';
import { Forbidden } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { saveSecondFactorRequirement } from './account.repository.ts';
import { requireManagedRole } from '../users/users.service.ts';
import { accountOf, type AccountWrite } from './account.service.ts';

type ManagedWrite = Pick<AccountWrite, 'services' | 'context' | 'session'>;

const operation = { action: 'second-factor', entity: 'user', keepsPages: true } as const;

/**
 * Returns the second-factor methods of another user and whether one is required; throws `Forbidden` unless the caller
 * may manage that user.
 */
export async function secondFactorOf(db: Db, session: StaffSession, id: number): Promise<SecondFactorState> {
  const account = await accountOf(db, id);
  await requireManagedRole(db, session, account.role_group);
  return stateOf(account);
}

/**
 * Sets or removes the requirement. Existing sessions continue; the next sign-in asks the user to set up a second
 * factor.
 */
export async function setSecondFactorRequirement(
  { services, context, session }: ManagedWrite,
  id: number,
  value: unknown,
): Promise<SecondFactorState> {
  const { required } = validated(secondFactorRequiredSchema, value);
  return write(services, context, operation, async (trx) => {
    const { name } = await managedAccount(trx, session, id);
    await saveSecondFactorRequirement(trx, id, required);
    const data = stateOf(await accountOf(trx, id));
    return { data, entityId: id, title: name, fields: ['second_factor_required'] };
  });
}

/**
 * Removes all second factors and sessions of a user who has lost both phone and recovery codes. The user must sign in
 * again.
 */
export async function resetSecondFactor(
  { services, context, session }: ManagedWrite,
  id: number,
): Promise<SecondFactorState> {
  return write(services, context, operation, async (trx) => {
    const { name } = await managedAccount(trx, session, id);
    await clearSecondFactor(trx, id);
    await deleteSessionsOf(trx, id);
    const data = stateOf(await accountOf(trx, id));
    return { data, entityId: id, title: name, fields: ['totp', 'passkeys'] };
  });
}

/**
 * Returns the account of another user whom the caller may manage; throws `Forbidden` otherwise. Users cannot change the
 * requirement on their own account.
 */
async function managedAccount(trx: Db, session: StaffSession, id: number): Promise<Account> {
  if (id === session.user.id)
    throw new Forbidden(
      'own-second-factor',
      'Kendi iki adımlı girişinizi buradan değiştiremezsiniz; Hesabım ekranını kullanın.',
    );
  const account = await accountOf(trx, id);
  await requireManagedRole(trx, session, account.role_group);
  return account;
}

function stateOf({ second_factor, passkeys }: Account): SecondFactorState {
  return { required: second_factor.required, totp: second_factor.totp, passkeys: passkeys.length };
}
