import type { Account } from '@vitrin/shared-contracts/account';
import { listPasskeys } from '../../platform/auth/passkeys.repository.ts';
import { countRecoveryCodes } from '../../platform/auth/second-factor.repository.ts';
import { normalizeEmail } from '../../platform/auth/users.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { RoleGroup } from '@vitrin/shared-contracts/rights';

/** Returns the account data of a user; undefined when the user does not exist. */
export async function findAccount(db: Db, id: number): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['name', 'email', 'role_group', 'version', 'second_factor_required', 'totp_secret'])
    .where('id', '=', id)
    .$narrowType<{ role_group: RoleGroup }>()
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, email, role_group, version } = row;
  const second_factor = {
    required: row.second_factor_required === 1,
    totp: row.totp_secret !== null,
    recovery_codes_left: await countRecoveryCodes(db, id),
  };
  return { name, email, role_group, version, second_factor, passkeys: await listPasskeys(db, id) };
}

export async function updateAccount(
  trx: Db,
  id: number,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ name, email: normalizeEmail(email) })
    .where('id', '=', id)
    .execute();
}

export async function saveSecondFactorRequirement(trx: Db, id: number, required: boolean): Promise<void> {
  await trx
    .updateTable('users')
    .set((column) => ({ second_factor_required: required ? 1 : 0, version: column('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
