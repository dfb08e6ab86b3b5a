import type { InferType } from 'yup';
import type { SignInResponse, TotpSetUp, secondFactorSchema } from '@vitrin/shared-contracts/auth';
import {
  activateTotp,
  verifySecondFactorCode,
  requiredSecondStep,
  wrongCode,
} from '../../platform/auth/second-factor.ts';
import type { ChallengeTokenRow } from '../../platform/auth/challenge-tokens.repository.ts';
import { consumeChallengeToken, stepExpired } from '../../platform/auth/challenge-tokens.ts';
import { stepOfCode, totpSetUp } from '../../platform/auth/totp.ts';
import { lockAccount, type Account } from '../../platform/auth/users.repository.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { afterSecondStep, type LoginFlow } from './login-flow.ts';
import { challengeTokenOf } from './challenge-token-holder.ts';
import type { SignInClient } from './sign-in-client.ts';

export type CodeInput = InferType<typeof secondFactorSchema>;

/**
 * Verifies a code of the app or a recovery code. While the app is being set up, verifies its first code and returns the
 * recovery codes.
 */
export async function verifySecondStep(
  flow: LoginFlow,
  visitor: SignInClient,
  input: CodeInput,
): Promise<SignInResponse> {
  const { services, codes } = flow;
  const purposes = ['second-factor', 'set-up-second-factor'] as const;
  const { ticket, account } = await challengeTokenOf(services, visitor, input.ticket, purposes);
  const attempt = visitor.attemptFor(account.email);
  await codes.charge(attempt);
  const step = setupTimeStep(services, ticket, input.code);
  const isRight =
    ticket.purpose === 'second-factor' ? await verifySecondFactorCode(services, account, input.code) : step !== null;
  await recordEvent(services.db, visitor.source, {
    operation: 'second-factor',
    result: isRight ? 'done' : 'failed',
    actor: { id: account.id, name: account.name },
    title: account.email,
    entityId: account.id,
  });
  if (!isRight) {
    services.metrics.signInFailed('second-factor');
    throw wrongCode();
  }
  await codes.refund(attempt);
  if (step !== null) return signInWithNewTotp(flow, visitor, { account, ticket, step });
  await consumeChallengeToken(services.db, ticket);
  return afterSecondStep(flow, visitor, account);
}

/**
 * Returns the TOTP time step of a correct code while an app is being set up; null for a wrong code and in all other
 * cases.
 */
function setupTimeStep(
  services: Pick<PlatformServices, 'config'>,
  { purpose, data }: ChallengeTokenRow,
  code: string,
): number | null {
  return purpose === 'set-up-second-factor' ? stepOfCode(services, data, code) : null;
}

interface SetUp {
  account: Account;
  ticket: ChallengeTokenRow;
  step: number;
}

async function signInWithNewTotp(flow: LoginFlow, visitor: SignInClient, setUp: SetUp): Promise<SignInResponse> {
  const { services } = flow;
  const recovery_codes = await services.db.transaction().execute((trx) => saveNewTotp(services, trx, visitor, setUp));
  return { ...(await afterSecondStep(flow, visitor, setUp.account)), recovery_codes };
}

/**
 * Saves the new app only if the user still has none: someone who knows only the password must not replace the owner's
 * app.
 */
async function saveNewTotp(
  services: Pick<PlatformServices, 'config'>,
  trx: Db,
  { source }: SignInClient,
  { account, ticket, step }: SetUp,
): Promise<string[]> {
  const now = await lockAccount(trx, account);
  if (!now || (await requiredSecondStep(trx, now))?.kind !== 'set-up') throw stepExpired();
  await consumeChallengeToken(trx, ticket);
  const { id, name, email } = account;
  const event = { operation: 'second-factor', result: 'done', actor: { id, name }, title: email } as const;
  await recordEvent(trx, source, { ...event, entity: 'user', entityId: id, fields: ['totp'] });
  return activateTotp(services, trx, id, { secret: ticket.data, step });
}

/**
 * Returns secret and QR code for a user who must set up a second factor to sign in. A reload of the page gets the same
 * secret.
 */
export async function startTotpSetup(
  { services }: LoginFlow,
  visitor: SignInClient,
  token: string,
): Promise<TotpSetUp> {
  const { ticket, account } = await challengeTokenOf(services, visitor, token, ['set-up-second-factor']);
  return totpSetUp(services, account.email, ticket.data);
}
