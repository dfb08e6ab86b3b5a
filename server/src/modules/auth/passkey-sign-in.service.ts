import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { SignInAnswer } from 'shared-contracts/auth';
import { notePasskeyUse, passkeyByCredential } from '../../platform/auth/passkeys.repository.ts';
import {
  challengeOf,
  credentialIdOf,
  notVerified,
  signInOptions,
  verifiedUse,
  type ShownPasskey,
} from '../../platform/auth/passkeys.ts';
import { issueTicket, shownTicket, spendTicket } from '../../platform/auth/tickets.ts';
import { activeAccountById, type Account } from '../../platform/auth/users.repository.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import type { Services } from '../../services.ts';
import { afterSecondStep, type LoginFlow } from './login-flow.ts';
import type { Visitor } from './visitor.ts';
import { StalePage } from '../../platform/errors.ts';

export async function passkeyOptions(
  { services }: LoginFlow,
  { companion }: Visitor,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  if (companion === null) throw new StalePage();
  const ticket = await issueTicket(services, { purpose: 'passkey-sign-in', companion, account: null });
  return signInOptions(services, { ticket });
}

/** A passkey is both steps at once: the authenticator has asked for finger, face or PIN. */
export async function signInByPasskey(flow: LoginFlow, visitor: Visitor, credential: object): Promise<SignInAnswer> {
  const { services } = flow;
  const challenge = challengeOf(credential);
  await spendTicket(services.db, await shownTicket(services, visitor.companion, challenge, ['passkey-sign-in']));
  const passkey = await passkeyByCredential(services.db, credentialIdOf(credential));
  const account = passkey && (await activeAccountById(services.db, passkey.user_id));
  if (passkey && account && (await isUsed(services, { credential, challenge, passkey })))
    return afterSecondStep(flow, visitor, account);
  await noteFailure(services, visitor, account);
  throw notVerified();
}

async function isUsed(services: Services, shown: ShownPasskey): Promise<boolean> {
  const counter = await verifiedUse(services, shown);
  return counter !== null && notePasskeyUse(services.db, shown.passkey, counter);
}

async function noteFailure({ db }: Services, { source }: Visitor, account: Account | undefined): Promise<void> {
  await recordEvent(db, source, {
    operation: 'passkey',
    result: 'failed',
    actor: account ? { id: account.id, name: account.name } : null,
    title: account?.email ?? '',
    ...(account && { entityId: account.id }),
  });
}
