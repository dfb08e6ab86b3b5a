import type { SecondFactorMethod } from 'shared-contracts/auth';
import type { Db } from '../database/tables.ts';
import type { Services } from '../../services.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import {
  countRecoveryCodes,
  replaceRecoveryCodes,
  saveTotp,
  takeRecoveryCode,
  takeTotpStep,
} from './second-factor.repository.ts';
import { deleteTicketsOf } from './tickets.repository.ts';
import { stepOfCode } from './totp.ts';
import type { Account } from './users.repository.ts';
import { Invalid } from '../errors.ts';

/** What a user needs besides the password: a second factor, its setup, or nothing (null). */
export type SecondStep = { kind: 'prove'; methods: SecondFactorMethod[] } | { kind: 'set-up' } | null;

/**
 * Returns the second step of a sign-in. A user with an authenticator app always needs a code. Passkeys are a separate
 * way to sign in: they are required after a password only if a second factor is required.
 */
export async function secondStepOf(db: Db, account: Account): Promise<SecondStep> {
  const hasPasskey = (await listPasskeys(db, account.id)).length > 0;
  const passkey = hasPasskey ? (['passkey'] as const) : [];
  if (account.totp_secret !== null) {
    const codes = (await countRecoveryCodes(db, account.id)) > 0 ? (['recovery-code'] as const) : [];
    return { kind: 'prove', methods: ['totp', ...codes, ...passkey] };
  }
  if (account.second_factor_required === 0) return null;
  return hasPasskey ? { kind: 'prove', methods: ['passkey'] } : { kind: 'set-up' };
}

/** True for the app's code or a recovery code; either is good for once. */
export async function proves(services: Services, account: Account, code: string): Promise<boolean> {
  const { db, config } = services;
  if (account.totp_secret === null) return false;
  const step = stepOfCode(services, account.totp_secret, code);
  if (step !== null) return takeTotpStep(db, account.id, step);
  return takeRecoveryCode(db, account.id, recoveryCodeHash(config.secret, account.id, code));
}

/** Puts an authenticator app into use that has shown a right code. Returns the recovery codes, of which only hashes are kept. */
export async function keepTotp(
  { config }: Pick<Services, 'config'>,
  trx: Db,
  userId: number,
  totp: { secret: string; step: number },
): Promise<string[]> {
  await saveTotp(trx, userId, totp);
  // Sign-ins that the password alone has carried this far do not pass the new second step by.
  await deleteTicketsOf(trx, userId);
  return renewRecoveryCodes({ config }, trx, userId);
}

export async function renewRecoveryCodes(
  { config }: Pick<Services, 'config'>,
  trx: Db,
  userId: number,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryCodeHash(config.secret, userId, code));
  await replaceRecoveryCodes(trx, userId, hashes);
  return codes;
}

export function wrongCode(): Invalid {
  return new Invalid({ code: 'Kod Hatalı' }, 'wrong-code', 'Kod hatalı ya da süresi geçmiş.');
}
