import { askPasswordSchema, type OwnTotpSetUp } from 'shared-contracts/account';
import { secondFactorSchema } from 'shared-contracts/auth';
import { listPasskeys } from '../../platform/auth/passkeys.repository.ts';
import { clearTotp } from '../../platform/auth/second-factor.repository.ts';
import { keepTotp, renewRecoveryCodes, wrongCode } from '../../platform/auth/second-factor.ts';
import { issueTicket, shownTicket, spendTicket } from '../../platform/auth/tickets.ts';
import { newEncryptedSecret, stepOfCode, totpSetUp } from '../../platform/auth/totp.ts';
import { write } from '../../content/write.ts';
import { Conflict, NotFound, Unauthenticated } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { activeAccountById, type Account } from '../../platform/auth/users.repository.ts';
import { asConfirmed, type OwnWrite } from './account.service.ts';

/** Responses with secrets that are shown only once must not be stored for idempotent retries: see `once`. */
const operation = { action: 'second-factor', entity: 'user', keepsPages: true } as const;

/** Shows the secret of a new app. Nothing changes before a code has proven that the app has it. */
export async function beginOwnTotp(call: OwnWrite, value: unknown): Promise<OwnTotpSetUp> {
  const { services, session } = call;
  const account = await confirmed(call, value);
  const data = newEncryptedSecret(services);
  const ticket = await issueTicket(services, {
    purpose: 'totp-set-up',
    companion: session.companion,
    account,
    data,
  });
  return { ticket, ...(await totpSetUp(services, account.email, data)) };
}

/** Puts the app into use, in place of the former one, and answers its recovery codes. */
export async function confirmOwnTotp({ services, context, session }: OwnWrite, value: unknown): Promise<string[]> {
  const input = validated(secondFactorSchema, value);
  const { user } = session;
  const ticket = await shownTicket(services, session.companion, input.ticket, ['totp-set-up']);
  if (ticket.user_id !== user.id) throw new NotFound();
  const step = stepOfCode(services, ticket.data, input.code);
  if (step === null) throw wrongCode();
  const account = await activeAccountById(services.db, user.id);
  if (!account) throw new Unauthenticated();
  let codes: string[] = [];
  await write(services, once(context), operation, async (trx) => {
    await asConfirmed(trx, account);
    await spendTicket(trx, ticket);
    codes = await keepTotp(services, trx, user.id, { secret: ticket.data, step });
    return { data: null, entityId: user.id, title: user.name, fields: ['totp'] };
  });
  return codes;
}

/** New codes in place of the former ten. */
export async function renewOwnCodes(call: OwnWrite, value: unknown): Promise<string[]> {
  const { services, context } = call;
  const account = await confirmed(call, value);
  let codes: string[] = [];
  await write(services, once(context), operation, async (trx) => {
    const { totp_secret } = await asConfirmed(trx, account);
    if (totp_secret === null) throw new Conflict('no-authenticator-app', 'Önce doğrulama uygulamasını kurun.');
    codes = await renewRecoveryCodes(services, trx, account.id);
    return { data: null, entityId: account.id, title: account.name, fields: ['recovery_codes'] };
  });
  return codes;
}

export async function endOwnTotp(call: OwnWrite, value: unknown): Promise<void> {
  const { services, context } = call;
  const account = await confirmed(call, value);
  await write(services, context, operation, async (trx) => {
    const { totp_secret, second_factor_required } = await asConfirmed(trx, account);
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

export function confirmed(call: OwnWrite, value: unknown): Promise<Account> {
  return call.confirm(call, validated(askPasswordSchema, value).password);
}

function once(context: OwnWrite['context']): OwnWrite['context'] {
  return { ...context, idempotencyKey: null };
}
