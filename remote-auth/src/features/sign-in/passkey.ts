import {
  startAuthentication,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasskeyOptions } from '@vitrin/shared-contracts/account';
import { api } from '@vitrin/shared-contracts/paths';
import type { Sentence } from '../../shared/texts/words.ts';
import { rejectedStepOf, send, sendStep, type StepOutcome } from './sign-in.api.ts';

type Options = PasskeyOptions<PublicKeyCredentialRequestOptionsJSON>;

/** `stopped` is the message to show when the browser returned no credential. */
export type PasskeyOutcome = StepOutcome | { failureMessage: string };

const failureMessage = {
  cancelled: 'Geçiş anahtarı kullanılmadı. Yeniden deneyebilir ya da başka bir yolla giriş yapabilirsiniz.',
  deviceError: 'Bu cihaz geçiş anahtarını kullanamadı. Başka bir yolla giriş yapabilirsiniz.',
} as const satisfies Record<string, Sentence>;

/** Requests a passkey of this site from the browser and sends it to the server. */
export async function verifyPasskey(): Promise<PasskeyOutcome> {
  const optionsResponse = await send<Options>(api.passkeyOptions, {});
  if (!optionsResponse) return null;
  if (!optionsResponse.success || !optionsResponse.data) return rejectedStepOf(optionsResponse);
  const asked = await requestCredential(optionsResponse.data.options);
  return 'failureMessage' in asked ? asked : sendStep(api.passkey, asked);
}

async function requestCredential(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<{ response: AuthenticationResponseJSON } | { failureMessage: string }> {
  try {
    return { response: await startAuthentication({ optionsJSON }) };
  } catch (error) {
    return { failureMessage: isCancelled(error) ? failureMessage.cancelled : failureMessage.deviceError };
  }
}

/** Checks for a cancelled prompt, a timeout, or no passkey for this site: browsers do not distinguish them. */
function isCancelled(error: unknown): boolean {
  const names = [error, error instanceof Error ? error.cause : null].map((reason) =>
    reason instanceof Error || reason instanceof DOMException ? reason.name : '',
  );
  return names.some((name) => name === 'NotAllowedError' || name === 'AbortError');
}
