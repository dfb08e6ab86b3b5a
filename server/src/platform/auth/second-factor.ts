import type { SecondFactorMethod } from '@vitrin/shared-contracts/auth';
import { signInAnswers } from '@vitrin/shared-contracts/server-answers';
import type { Db } from '../database/tables.ts';
import type { PlatformServices } from '../platform-services.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { newRecoveryCodes, recoveryCodeHash, recoveryCodeHashes } from './recovery-codes.ts';
import {
  countRecoveryCodes,
  replaceRecoveryCodes,
  saveTotp,
  consumeRecoveryCode,
  consumeTotpStep,
} from './second-factor.repository.ts';
import { deleteChallengeTokensOf } from './challenge-tokens.repository.ts';
import { stepOfCode } from './totp.ts';
import type { Account } from './users.repository.ts';
import { Invalid } from '../errors.ts';

/** What a user needs besides the password: a second factor, its setup, or nothing (null). */
export type SecondStep = { kind: 'prove'; methods: SecondFactorMethod[] } | { kind: 'set-up' } | null;

/**
 * Returns the second step of a sign-in. A user with an authenticator app always needs a code. Passkeys are a separate
 * way to sign in: they are required after a password only if a second factor is required.
 */
export async function requiredSecondStep(db: Db, account: Account): Promise<SecondStep> {
  const hasPasskey = (await listPasskeys(db, account.id)).length > 0;
  const passkey = hasPasskey ? (['passkey'] as const) : [];
  if (account.totp_secret !== null) {
    const codes = (await countRecoveryCodes(db, account.id)) > 0 ? (['recovery-code'] as const) : [];
    return { kind: 'prove', methods: ['totp', ...codes, ...passkey] };
  }
  if (account.second_factor_required === 0) return null;
  return hasPasskey ? { kind: 'prove', methods: ['passkey'] } : { kind: 'set-up' };
}

/** Checks the app's code or a recovery code; each is valid once. */
export async function verifySecondFactorCode(
  services: PlatformServices,
  account: Account,
  code: string,
): Promise<boolean> {
  const { db, config } = services;
  if (account.totp_secret === null) return false;
  const step = stepOfCode(services, account.totp_secret, code);
  if (step !== null) return consumeTotpStep(db, account.id, step);
  return consumeRecoveryCode(db, account.id, recoveryCodeHashes(config, account.id, code));
}

/**
 * Activates an authenticator app whose code was verified. Returns the recovery codes, of which only hashes are stored.
 */
export async function activateTotp(
  { config }: Pick<PlatformServices, 'config'>,
  trx: Db,
  userId: number,
  totp: { secret: string; step: number },
): Promise<string[]> {
  await saveTotp(trx, userId, totp);
  // A sign-in in progress that has only passed the password must not bypass the new second factor.
  await deleteChallengeTokensOf(trx, userId);
  return renewRecoveryCodes({ config }, trx, userId);
}

export async function renewRecoveryCodes(
  { config }: Pick<PlatformServices, 'config'>,
  trx: Db,
  userId: number,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryCodeHash(config.secret, userId, code));
  await replaceRecoveryCodes(trx, userId, hashes);
  return codes;
}

export function wrongCode(): Invalid {
  return new Invalid({ code: signInAnswers.wrongCodeField }, 'wrong-code', signInAnswers.wrongCode);
}
