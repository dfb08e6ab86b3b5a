import { confirmPasswordSchema, type OwnTotpSetUp } from '@vitrin/shared-contracts/account';
import { secondFactorSchema } from '@vitrin/shared-contracts/auth';
import { listPasskeys } from '../../platform/auth/passkeys.repository.ts';
import { clearTotp } from '../../platform/auth/second-factor.repository.ts';
import { activateTotp, renewRecoveryCodes, wrongCode } from '../../platform/auth/second-factor.ts';
import {
  issueChallengeToken,
  redeemChallengeToken,
  consumeChallengeToken,
} from '../../platform/auth/challenge-tokens.ts';
import { newEncryptedSecret, stepOfCode, totpSetUp } from '../../platform/auth/totp.ts';
import { write } from '../../content/write.ts';
import { Conflict, NotFound, Unauthenticated } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { activeAccountById, type Account } from '../../platform/auth/users.repository.ts';
import { confirmedAccount, type AccountWrite } from './account.service.ts';

/** Responses with secrets that are shown only once must not be stored for idempotent retries: see `once`. */
const operation = { action: 'second-factor', entity: 'user', keepsPages: true } as const;

/**
 * Creates and returns the secret for a new app. The account changes only after a code proves that the app has the
 * secret.
 */
export async function startTotpSetup(call: AccountWrite, value: unknown): Promise<OwnTotpSetUp> {
  const { services, session } = call;
  const account = await confirmPasswordOf(call, value);
  const data = newEncryptedSecret(services);
  const ticket = await issueChallengeToken(services, {
    purpose: 'totp-set-up',
    bindingCookie: session.bindingCookie,
    account,
    data,
  });
  return { ticket, ...(await totpSetUp(services, account.email, data)) };
}

/** Activates the app, which replaces the previous one, and returns its recovery codes. */
export async function confirmTotpSetup(
  { services, context, session }: AccountWrite,
  value: unknown,
): Promise<string[]> {
  const input = validated(secondFactorSchema, value);
  const { user } = session;
  const ticket = await redeemChallengeToken(services, session.bindingCookie, input.ticket, ['totp-set-up']);
  if (ticket.user_id !== user.id) throw new NotFound();
  const step = stepOfCode(services, ticket.data, input.code);
  if (step === null) throw wrongCode();
  const account = await activeAccountById(services.db, user.id);
  if (!account) throw new Unauthenticated();
  let codes: string[] = [];
  await write(services, withoutIdempotencyKey(context), operation, async (trx) => {
    await confirmedAccount(trx, account);
    await consumeChallengeToken(trx, ticket);
    codes = await activateTotp(services, trx, user.id, { secret: ticket.data, step });
    return { data: null, entityId: user.id, title: user.name, fields: ['totp'] };
  });
  return codes;
}

/** Replaces all recovery codes by new ones. */
export async function renewRecoveryCodesOfUser(call: AccountWrite, value: unknown): Promise<string[]> {
  const { services, context } = call;
  const account = await confirmPasswordOf(call, value);
  let codes: string[] = [];
  await write(services, withoutIdempotencyKey(context), operation, async (trx) => {
    const { totp_secret } = await confirmedAccount(trx, account);
    if (totp_secret === null) throw new Conflict('no-authenticator-app', 'Önce doğrulama uygulamasını kurun.');
    codes = await renewRecoveryCodes(services, trx, account.id);
    return { data: null, entityId: account.id, title: account.name, fields: ['recovery_codes'] };
  });
  return codes;
}

export async function removeTotp(call: AccountWrite, value: unknown): Promise<void> {
  const { services, context } = call;
  const account = await confirmPasswordOf(call, value);
  await write(services, context, operation, async (trx) => {
    const { totp_secret, second_factor_required } = await confirmedAccount(trx, account);
    if (totp_secret === null) throw new NotFound();
    if (second_factor_required === 1 && (await listPasskeys(trx, account.id)).length === 0)
      throw new Conflict(
        'last-authenticator-app',
        'Hesabınız için iki adımlı giriş zorunlu. Önce bir geçiş anahtarı ekleyin.',
      );
    await clearTotp(trx, account.id);
    return { data: null, entityId: account.id, title: account.name, fields: ['totp'] };
  });
}

export function confirmPasswordOf(call: AccountWrite, value: unknown): Promise<Account> {
  return call.confirm(call, validated(confirmPasswordSchema, value).password);
}

function withoutIdempotencyKey(context: AccountWrite['context']): AccountWrite['context'] {
  return { ...context, idempotencyKey: null };
}
