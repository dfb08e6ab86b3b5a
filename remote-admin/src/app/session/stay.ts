import { askPasswordSchema, type ExtendAnswer } from 'shared-contracts/account';
import type { Answer } from 'shared-contracts/http';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { validate } from 'shared-contracts/validation';
import { loadHttp } from '../../shared/http.ts';

/** Why somebody is not signed in any longer than before; `stale` where only a reload helps. */
export interface Refusal {
  message: string;
  stale: boolean;
}

const unreachable = `${messages.unreachable.text} İnternet bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız bu tarayıcıda saklanıyor.`;

/** Prolongs the session, here and in the other tabs, for the right password. Null: done. */
export async function stay(password: string): Promise<Refusal | null> {
  const wrong = validate(askPasswordSchema, { password }).errors?.password;
  if (wrong) return { message: wrong, stale: false };
  try {
    const { prolongSession, sendForm } = await loadHttp();
    const answer = (await sendForm('POST', api.sessionExtend, { password })) as Answer<unknown> & Partial<ExtendAnswer>;
    if (!answer.success || !answer.expires_in) return refusalOf(answer);
    prolongSession(answer.expires_in);
    return null;
  } catch {
    return { message: unreachable, stale: false };
  }
}

function refusalOf({ errors, message, code }: Answer<unknown>): Refusal {
  return { message: errors?.password ?? message ?? messages.failed.text, stale: code === 'csrf' };
}
