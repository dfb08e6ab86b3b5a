import { confirmPasswordSchema, type ExtendSessionResponse } from '@vitrin/shared-contracts/account';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { validate } from '@vitrin/shared-contracts/validation';
import { loadHttp } from '../../data/http.ts';

/** Reason why the session was not extended; `stale` if only a reload helps. */
export interface ExtensionError {
  message: string;
  stale: boolean;
}

const unreachable = `${messages.unreachable.text} İnternet bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız bu tarayıcıda saklanıyor.`;

/**
 * Extends the session in this and the other tabs if the password is correct. Returns null on success, else the reason.
 */
export async function extendSession(password: string): Promise<ExtensionError | null> {
  const wrong = validate(confirmPasswordSchema, { password }).errors?.password;
  if (wrong) return { message: wrong, stale: false };
  try {
    const { prolongSession, sendForm } = await loadHttp();
    const answer = (await sendForm('POST', api.sessionExtend, { password })) as ApiResponse<unknown> &
      Partial<ExtendSessionResponse>;
    if (!answer.success || !answer.expires_in) return extensionErrorOf(answer);
    prolongSession(answer.expires_in);
    return null;
  } catch {
    return { message: unreachable, stale: false };
  }
}

function extensionErrorOf({ errors, message, code }: ApiResponse<unknown>): ExtensionError {
  return { message: errors?.password ?? message ?? messages.failed.text, stale: code === 'csrf' };
}
