import {
  startAuthentication,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasskeyOptions } from 'shared-contracts/account';
import { api } from 'shared-contracts/paths';
import { refusalOf, send, takeStep, type StepOutcome } from './sign-in.api.ts';

type Options = PasskeyOptions<PublicKeyCredentialRequestOptionsJSON>;

/** `stopped` tells why the browser gave no answer that could be sent. */
export type PasskeyOutcome = StepOutcome | { stopped: string };

const stopped = {
  byPerson: 'Geçiş anahtarı kullanılmadı. Yeniden deneyebilir ya da başka bir yolla giriş yapabilirsiniz.',
  byDevice: 'Bu cihaz geçiş anahtarını kullanamadı. Başka bir yolla giriş yapabilirsiniz.',
} as const;

/** Asks the browser for a passkey of this site and shows it to the server. */
export async function provePasskey(): Promise<PasskeyOutcome> {
  const begun = await send<Options>(api.passkeyOptions, {});
  if (!begun) return null;
  if (!begun.success || !begun.data) return refusalOf(begun);
  const asked = await ask(begun.data.options);
  return 'stopped' in asked ? asked : takeStep(api.passkey, asked);
}

async function ask(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<{ response: AuthenticationResponseJSON } | { stopped: string }> {
  try {
    return { response: await startAuthentication({ optionsJSON }) };
  } catch (error) {
    return { stopped: isWithdrawal(error) ? stopped.byPerson : stopped.byDevice };
  }
}

/** Closed, waited out, or without a passkey for this site: browsers do not tell these apart. */
function isWithdrawal(error: unknown): boolean {
  const names = [error, error instanceof Error ? error.cause : null].map((reason) =>
    reason instanceof Error || reason instanceof DOMException ? reason.name : '',
  );
  return names.some((name) => name === 'NotAllowedError' || name === 'AbortError');
}
