import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { SignInResponse } from '@vitrin/shared-contracts/auth';
import { recordPasskeyUse, passkeyByCredential } from '../../platform/auth/passkeys.repository.ts';
import {
  challengeOf,
  credentialIdOf,
  notVerified,
  signInOptions,
  verifyPasskeyUse,
  type PasskeyResponse,
} from '../../platform/auth/passkeys.ts';
import {
  issueChallengeToken,
  redeemChallengeToken,
  consumeChallengeToken,
} from '../../platform/auth/challenge-tokens.ts';
import { activeAccountById, type Account } from '../../platform/auth/users.repository.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { afterSecondStep, type LoginFlow } from './login-flow.ts';
import type { SignInClient } from './sign-in-client.ts';
import { StalePage } from '../../platform/errors.ts';

export async function passkeyOptions(
  { services }: LoginFlow,
  { bindingCookie }: SignInClient,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  if (bindingCookie === null) throw new StalePage();
  const ticket = await issueChallengeToken(services, {
    purpose: 'passkey-sign-in',
    bindingCookie,
    account: null,
  });
  return signInOptions(services, { ticket });
}

/**
 * Signs in with a passkey, which counts as password and second step: the authenticator has verified the user by
 * fingerprint, face or PIN.
 */
export async function signInByPasskey(
  flow: LoginFlow,
  visitor: SignInClient,
  credential: object,
): Promise<SignInResponse> {
  const { services } = flow;
  const challenge = await challengeOf(credential);
  await consumeChallengeToken(
    services.db,
    await redeemChallengeToken(services, visitor.bindingCookie, challenge, ['passkey-sign-in']),
  );
  const passkey = await passkeyByCredential(services.db, credentialIdOf(credential));
  const account = passkey && (await activeAccountById(services.db, passkey.user_id));
  if (passkey && account && (await isVerifiedUse(services, { credential, challenge, passkey })))
    return afterSecondStep(flow, visitor, account);
  await recordFailure(services, visitor, account);
  throw notVerified();
}

async function isVerifiedUse(services: PlatformServices, shown: PasskeyResponse): Promise<boolean> {
  const counter = await verifyPasskeyUse(services, shown);
  return counter !== null && recordPasskeyUse(services.db, shown.passkey, counter);
}

async function recordFailure(
  { db, metrics }: Pick<PlatformServices, 'db' | 'metrics'>,
  { source }: SignInClient,
  account: Account | undefined,
): Promise<void> {
  metrics.signInFailed('passkey');
  await recordEvent(db, source, {
    operation: 'passkey',
    result: 'failed',
    actor: account ? { id: account.id, name: account.name } : null,
    title: account?.email ?? '',
    ...(account && { entityId: account.id }),
  });
}
