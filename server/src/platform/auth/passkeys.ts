import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { durations } from '@vitrin/shared-contracts/limits';
import { signInAnswers } from '@vitrin/shared-contracts/server-answers';
import { adminUrl } from '../../config/admin-url.ts';
import type { Config } from '../../config/config.ts';
import { Invalid, type DomainError } from '../errors.ts';
import type { PlatformServices } from '../platform-services.ts';
import { companyNames } from './company-names.repository.ts';
import { credentialsOf, type NewPasskey, type PasskeyKey } from './passkeys.repository.ts';
import { keyedHash } from './secrets.ts';

/**
 * EdDSA, ES256 and RS256: every authenticator supports one of them; newer algorithms are experimental in the runtime.
 */
const supportedAlgorithmIDs = [-8, -7, -257];

// Loaded by the first request about passkeys: the library is a tenth of the server's modules.
const webauthn = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** The challenge token is the WebAuthn challenge: the authenticator's signed response refers to it. */
export interface Challenge {
  ticket: string;
}

/** Passkeys belong to the configured host of the sign-in, never to the Host header of a request. */
function relyingParty(config: Config): { rpID: string; origin: string } {
  const origin = adminUrl(config);
  return { rpID: new URL(origin).hostname, origin };
}

/**
 * Returns the options for a sign-in. The browser offers all passkeys that it has for this site: no e-mail is requested,
 * so none is revealed.
 */
export async function signInOptions(
  { config }: PlatformServices,
  { ticket }: Challenge,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(config).rpID,
    challenge: Buffer.from(ticket, 'base64url'),
    timeout: durations.ticketMs,
    userVerification: 'required',
  });
}

export async function registrationOptions(
  services: PlatformServices,
  user: { id: number; name: string; email: string },
  { ticket }: Challenge,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { db, config } = services;
  const [rpName = 'Vitrin'] = await companyNames(services);
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName,
    rpID: relyingParty(config).rpID,
    userID: Buffer.from(keyedHash(config.secret, 'passkey-user', String(user.id)), 'base64url'),
    userName: user.email,
    userDisplayName: user.name,
    challenge: Buffer.from(ticket, 'base64url'),
    timeout: durations.ticketMs,
    attestationType: 'none',
    excludeCredentials: await credentialsOf(db, user.id),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Returns the challenge token of a response; only the signature proves it. */
export async function challengeOf(credential: object): Promise<string> {
  const { decodeClientDataJSON } = await helpers();
  try {
    return decodeClientDataJSON((credential as AuthenticationResponseJSON).response.clientDataJSON).challenge;
  } catch {
    throw notVerified();
  }
}

export function credentialIdOf(credential: object): string {
  return 'id' in credential && typeof credential.id === 'string' ? credential.id : '';
}

/** Returns the data of a new passkey to store. */
export async function verifyRegistration(
  { config }: PlatformServices,
  credential: object,
  { ticket }: Challenge,
): Promise<Pick<NewPasskey, 'credential_id' | 'public_key' | 'counter' | 'transports'>> {
  const { rpID, origin } = relyingParty(config);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: ticket,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(rejectUnverified);
  if (!registrationInfo) throw notVerified();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const named = transports.filter((transport) => /^[a-z-]{1,20}$/.test(transport));
  return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter, transports: named };
}

/** An authenticator's response, with the passkey and the challenge that it refers to. */
export interface PasskeyResponse {
  credential: object;
  challenge: string;
  passkey: PasskeyKey;
}

/**
 * Returns the authenticator's new counter if the response is signed by this passkey for this site and challenge; null
 * otherwise.
 */
export async function verifyPasskeyUse(
  { config }: PlatformServices,
  { credential, challenge, passkey }: PasskeyResponse,
): Promise<number | null> {
  const { rpID, origin } = relyingParty(config);
  const { verifyAuthenticationResponse } = await webauthn();
  const use = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Buffer.from(passkey.public_key, 'base64url'),
      counter: passkey.counter,
    },
  }).catch(() => null);
  return use?.verified ? use.authenticationInfo.newCounter : null;
}

export function notVerified(): DomainError {
  return new Invalid(null, 'passkey-not-verified', signInAnswers.passkeyNotVerified);
}

/** The library reports details in English; the user gets one message for all of them. */
function rejectUnverified(): never {
  throw notVerified();
}
