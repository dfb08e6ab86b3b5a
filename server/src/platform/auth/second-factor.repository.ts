import type { Db } from '../database/tables.ts';

export interface TotpState {
  /** Encrypted. */
  secret: string;
  /** Time step of the code that confirmed it. */
  step: number;
}

export async function saveTotp(trx: Db, userId: number, { secret, step }: TotpState): Promise<void> {
  await trx.updateTable('users').set({ totp_secret: secret, totp_step: step }).where('id', '=', userId).execute();
}

/** Stores the time step of a used code. Returns true if no code of this time step or a later one was used before. */
export async function consumeTotpStep(db: Db, userId: number, step: number): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ totp_step: step })
    .where('id', '=', userId)
    .where('totp_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function clearTotp(trx: Db, userId: number): Promise<void> {
  await trx.updateTable('users').set({ totp_secret: null }).where('id', '=', userId).execute();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Deletes all second factors of a user; whether one is required stays unchanged. */
export async function clearSecondFactor(trx: Db, userId: number): Promise<void> {
  await clearTotp(trx, userId);
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

export async function replaceRecoveryCodes(trx: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((code_hash) => ({ code_hash, user_id: userId }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** Deletes a recovery code. Returns true if it existed. */
export async function consumeRecoveryCode(db: Db, userId: number, hashes: readonly string[]): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', 'in', hashes)
    .returning('code_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}
