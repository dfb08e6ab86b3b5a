import { accountInputSchema, ownPasswordSchema, type Account } from '@vitrin/shared-contracts/account';
import { invalid } from '@vitrin/shared-contracts/validation';
import type { ConfirmPassword } from '../../platform/auth/confirm-password.ts';
import { newPasswordHash } from '../../platform/auth/new-passwords.ts';
import { deleteOtherSessions } from '../../platform/auth/sessions.repository.ts';
import type { StaffSession } from '../../platform/auth/sessions.ts';
import {
  normalizeEmail,
  lockAccount,
  savePassword,
  type Account as StoredAccount,
} from '../../platform/auth/users.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write } from '../../content/write.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { findAccount, updateAccount } from './account.repository.ts';
import { requireFreeEmail } from '../users/users.service.ts';

/** A change that users make to their own account. */
export interface AccountWrite {
  services: ContentServices;
  context: WriteContext;
  session: StaffSession;
  confirm: ConfirmPassword;
}

export async function accountOf(db: Db, id: number): Promise<Account> {
  const account = await findAccount(db, id);
  if (!account) throw new NotFound();
  return account;
}

/** Changes name and e-mail. A new e-mail requires the password, because it is a sign-in identifier. */
export async function changeAccount(
  { services, context, session, confirm }: AccountWrite,
  value: unknown,
): Promise<Account> {
  const { name, email, password, version } = validated(accountInputSchema, value);
  const { id } = session.user;
  const before = await accountOf(services.db, id);
  const fields = [
    ...(before.name === name ? [] : ['name']),
    ...(before.email === normalizeEmail(email) ? [] : ['email']),
  ];
  if (fields.includes('email')) {
    if (!password) throw new Invalid({ password: invalid.required });
    await confirm({ session, context }, password);
  }
  const guard = { table: 'users', id, version, current: (trx: Db) => accountOf(trx, id) } as const;
  return write(services, context, { action: 'update', entity: 'user', guard, keepsPages: true }, async (trx) => {
    await requireFreeEmail(trx, email, id);
    await updateAccount(trx, id, { name, email });
    return { data: await accountOf(trx, id), entityId: id, title: name, fields };
  });
}

/**
 * Returns the current account of a user who has confirmed the password; throws `Conflict` (409) when the password was
 * changed or reset after the confirmation.
 */
export async function confirmedAccount(trx: Db, confirmed: StoredAccount): Promise<StoredAccount> {
  const account = await lockAccount(trx, confirmed);
  if (!account) throw new Conflict('account-changed', 'Hesabınız bu arada değişti. Sayfayı yenileyip yeniden deneyin.');
  return account;
}

/** Changes the password and ends all other sessions of the user. */
export async function changeOwnPassword(
  { services, context, session, confirm }: AccountWrite,
  value: unknown,
): Promise<void> {
  const { password, new_password } = validated(ownPasswordSchema, value);
  const account = await confirm({ session, context }, password);
  const hash = await newPasswordHash(services, account, new_password);
  await write(services, context, { action: 'change-password', entity: 'user', keepsPages: true }, async (trx) => {
    await confirmedAccount(trx, account);
    await savePassword(trx, account.id, { hash, mustChange: false });
    await deleteOtherSessions(trx, account.id, session.id);
    return { data: null, entityId: account.id, title: account.name, fields: ['password'] };
  });
}
