import type { TotpSetUp } from '@vitrin/shared-contracts/auth';
import { api } from '@vitrin/shared-contracts/paths';
import { rejectedStepOf, send, sendStep, type RejectedStep, type StepOutcome } from '../sign-in.api.ts';

/** Sends the code of the authenticator app or a recovery code; the server distinguishes them. */
export function verifyCode(ticket: string, code: string): Promise<StepOutcome> {
  return sendStep(api.secondFactor, { ticket, code });
}

export function changePassword(ticket: string, new_password: string): Promise<StepOutcome> {
  return sendStep(api.changePassword, { ticket, new_password });
}

/** Requests the setup data. Repeated requests with one challenge token return the same secret. */
export async function requestSetUp(ticket: string): Promise<TotpSetUp | RejectedStep | null> {
  const answer = await send<TotpSetUp>(api.secondFactorSetUp, { ticket });
  if (!answer) return null;
  return answer.success && answer.data ? answer.data : rejectedStepOf(answer);
}
