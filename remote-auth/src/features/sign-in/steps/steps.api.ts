import type { TotpSetUp } from 'shared-contracts/auth';
import { api } from 'shared-contracts/paths';
import { refusalOf, send, takeStep, type Refused, type StepOutcome } from '../sign-in.api.ts';

/** The code of the authenticator app or a recovery code; the server tells them apart. */
export function proveCode(ticket: string, code: string): Promise<StepOutcome> {
  return takeStep(api.secondFactor, { ticket, code });
}

export function changePassword(ticket: string, new_password: string): Promise<StepOutcome> {
  return takeStep(api.changePassword, { ticket, new_password });
}

/** The same secret for the same ticket, however often it is asked. */
export async function beginSetUp(ticket: string): Promise<TotpSetUp | Refused | null> {
  const answer = await send<TotpSetUp>(api.secondFactorSetUp, { ticket });
  if (!answer) return null;
  return answer.success && answer.data ? answer.data : refusalOf(answer);
}
