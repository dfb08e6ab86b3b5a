import { credentialSchema, passkeyNameSchema, type Passkey, type PasskeyOptions } from 'shared-contracts/account';
import { limits } from 'shared-contracts/limits';
import { deletePasskey, insertPasskey, listPasskeys, renamePasskey } from '../../platform/auth/passkeys.repository.ts';
import { challengeOf, registrationOptions, verifiedRegistration } from '../../platform/auth/passkeys.ts';
import { issueTicket, shownTicket, spendTicket } from '../../platform/auth/tickets.ts';
import { write } from '../../content/write.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { asConfirmed, type OwnWrite } from './account.service.ts';
import { confirmed } from './own-totp.service.ts';

const operation = { action: 'passkey', entity: 'user', keepsPages: true } as const;

/** The password is asked here: a passkey is a way in of its own. */
export async function beginPasskey(call: OwnWrite, value: unknown): Promise<PasskeyOptions> {
  const { services, session } = call;
  const account = await confirmed(call, value);
  if ((await listPasskeys(services.db, account.id)).length >= limits.passkeysPerUser) throw tooManyPasskeys();
  const ticket = await issueTicket(services, {
    purpose: 'passkey-registration',
    companion: session.companion,
    account,
  });
  return { options: await registrationOptions(services, account, { ticket }) };
}

export async function addPasskey(
  { services, context, session }: OwnWrite,
  given: { name: unknown; response: unknown },
): Promise<Passkey[]> {
  const { name } = validated(passkeyNameSchema, { name: given.name });
  const { response } = validated(credentialSchema, { response: given.response });
  const { user } = session;
  const challenge = challengeOf(response);
  const ticket = await shownTicket(services, session.companion, challenge, ['passkey-registration']);
  if (ticket.user_id !== user.id) throw new NotFound();
  const passkey = await verifiedRegistration(services, response, { ticket: challenge });
  return write(services, context, operation, async (trx) => {
    await spendTicket(trx, ticket);
    await insertPasskey(trx, { ...passkey, user_id: user.id, name });
    const data = await listPasskeys(trx, user.id);
    if (data.length > limits.passkeysPerUser) throw tooManyPasskeys();
    return { data, entityId: user.id, title: user.name, fields: ['passkeys'] };
  });
}

export function nameOwnPasskey(
  { services, context, session: { user } }: OwnWrite,
  id: number,
  value: unknown,
): Promise<Passkey[]> {
  const { name } = validated(passkeyNameSchema, value);
  return write(services, context, operation, async (trx) => {
    if (!(await renamePasskey(trx, user.id, id, name))) throw new NotFound();
    return { data: await listPasskeys(trx, user.id), entityId: user.id, title: user.name, fields: ['passkey_name'] };
  });
}

/** Refused where it is the last second step of somebody who must have one. */
export async function removePasskey(call: OwnWrite, id: number, value: unknown): Promise<Passkey[]> {
  const { services, context } = call;
  const account = await confirmed(call, value);
  return write(services, context, operation, async (trx) => {
    const { second_factor_required, totp_secret } = await asConfirmed(trx, account);
    if ((await deletePasskey(trx, account.id, id)) === undefined) throw new NotFound();
    const left = await listPasskeys(trx, account.id);
    if (second_factor_required === 1 && totp_secret === null && left.length === 0)
      throw new Conflict(
        'last-passkey',
        'Hesabınız için iki adımlı giriş zorunlu. Son geçiş anahtarını silmeden önce başka bir yöntem ekleyin.',
      );
    return { data: left, entityId: account.id, title: account.name, fields: ['passkeys'] };
  });
}

function tooManyPasskeys(): Conflict {
  return new Conflict('too-many-passkeys', `En fazla ${limits.passkeysPerUser} geçiş anahtarı eklenebilir.`);
}
