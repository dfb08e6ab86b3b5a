import type { PasskeyOptions } from 'shared-contracts/account';

/** Why the browser made no passkey. */
export type PasskeyRefusal = 'cancelled' | 'exists' | 'failed';

export type CreatedPasskey =
  { response: object; refusal?: undefined } | { response?: undefined; refusal: PasskeyRefusal };

const refusals: Readonly<Record<string, PasskeyRefusal>> = {
  // Browsers do not tell whether somebody said no or the time ran out.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
};

export function canUsePasskeys(): boolean {
  return globalThis.PublicKeyCredential !== undefined;
}

/** Lets browser and person make a passkey. Everything that may go wrong there is an answer, not an error. */
export async function createPasskey({ options }: PasskeyOptions<never>): Promise<CreatedPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return { response: await startRegistration({ optionsJSON: options }) };
  } catch (error) {
    return { refusal: refusals[error instanceof Error ? error.name : ''] ?? 'failed' };
  }
}
