import {
  credentialSchema,
  passkeyNameSchema,
  type Passkey,
  type PasskeyOptions,
} from '@vitrin/shared-contracts/account';
import { limits } from '@vitrin/shared-contracts/limits';
import { deletePasskey, insertPasskey, listPasskeys, renamePasskey } from '../../platform/auth/passkeys.repository.ts';
import { challengeOf, registrationOptions, verifyRegistration } from '../../platform/auth/passkeys.ts';
import {
  issueChallengeToken,
  redeemChallengeToken,
  consumeChallengeToken,
} from '../../platform/auth/challenge-tokens.ts';
import { write } from '../../content/write.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { confirmedAccount, type AccountWrite } from './account.service.ts';
import { confirmPasswordOf } from './own-totp.service.ts';

const operation = { action: 'passkey', entity: 'user', keepsPages: true } as const;

/** Begins the registration of a passkey. Requires the password, because a passkey alone is enough to sign in. */
export async function beginPasskey(call: AccountWrite, value: unknown): Promise<PasskeyOptions> {
  const { services, session } = call;
  const account = await confirmPasswordOf(call, value);
  if ((await listPasskeys(services.db, account.id)).length >= limits.passkeysPerUser) throw tooManyPasskeys();
  const ticket = await issueChallengeToken(services, {
    purpose: 'passkey-registration',
    bindingCookie: session.bindingCookie,
    account,
  });
  return { options: await registrationOptions(services, account, { ticket }) };
}

export async function addPasskey(
  { services, context, session }: AccountWrite,
  given: { name: unknown; response: unknown },
): Promise<Passkey[]> {
  const { name } = validated(passkeyNameSchema, { name: given.name });
  const { response } = validated(credentialSchema, { response: given.response });
  const { user } = session;
  const challenge = await challengeOf(response);
  const ticket = await redeemChallengeToken(services, session.bindingCookie, challenge, ['passkey-registration']);
  if (ticket.user_id !== user.id) throw new NotFound();
  const passkey = await verifyRegistration(services, response, { ticket: challenge });
  return write(services, context, operation, async (trx) => {
    await consumeChallengeToken(trx, ticket);
    await insertPasskey(trx, { ...passkey, user_id: user.id, name });
    const data = await listPasskeys(trx, user.id);
    if (data.length > limits.passkeysPerUser) throw tooManyPasskeys();
    return { data, entityId: user.id, title: user.name, fields: ['passkeys'] };
  });
}

export function renameOwnPasskey(
  { services, context, session: { user } }: AccountWrite,
  id: number,
  value: unknown,
): Promise<Passkey[]> {
  const { name } = validated(passkeyNameSchema, value);
  return write(services, context, operation, async (trx) => {
    if (!(await renamePasskey(trx, user.id, id, name))) throw new NotFound();
    return { data: await listPasskeys(trx, user.id), entityId: user.id, title: user.name, fields: ['passkey_name'] };
  });
}

/** Removes a passkey. Throws `Conflict` when it is the last second factor of a user who must have one. */
export async function removePasskey(call: AccountWrite, id: number, value: unknown): Promise<Passkey[]> {
  const { services, context } = call;
  const account = await confirmPasswordOf(call, value);
  return write(services, context, operation, async (trx) => {
    const { second_factor_required, totp_secret } = await confirmedAccount(trx, account);
    if ((await deletePasskey(trx, account.id, id)) === undefined) throw new NotFound();
    const remaining = await listPasskeys(trx, account.id);
    if (second_factor_required === 1 && totp_secret === null && remaining.length === 0)
      throw new Conflict(
        'last-passkey',
        'Hesabınız için iki adımlı giriş zorunlu. Son geçiş anahtarını silmeden önce başka bir yöntem ekleyin.',
      );
    return { data: remaining, entityId: account.id, title: account.name, fields: ['passkeys'] };
  });
}

function tooManyPasskeys(): Conflict {
  return new Conflict('too-many-passkeys', `En fazla ${limits.passkeysPerUser} geçiş anahtarı eklenebilir.`);
}
