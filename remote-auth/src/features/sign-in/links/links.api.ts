import type { InvitationDetails, LinkOwner, PasswordResetOffer } from '@vitrin/shared-contracts/auth';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { api } from '@vitrin/shared-contracts/paths';
import { rejectedStepOf, send, type RejectedStep } from '../sign-in.api.ts';

/** Result of an accepted request, with what the server says. */
export interface Accepted<T> {
  said: string;
  data: T;
}

/** Null if the server was unreachable. */
export type LinkOutcome<T> = Accepted<T> | RejectedStep | null;

/** Returns whether links can be mailed; true if that is unknown, because the request for one says it too. */
export async function canMailLinks(): Promise<boolean> {
  try {
    const { getJson } = await import('@vitrin/shared-contracts/http');
    return (await getJson<PasswordResetOffer>(api.passwordResetLink)).data?.available ?? true;
  } catch {
    return true;
  }
}

export function requestLink(email: string): Promise<LinkOutcome<undefined>> {
  return sendLink(api.passwordResetLink, { email });
}

export function resetPassword(token: string, new_password: string): Promise<LinkOutcome<LinkOwner | undefined>> {
  return sendLink(api.passwordReset, { token, new_password });
}

export function readOwner(token: string): Promise<LinkOutcome<LinkOwner | undefined>> {
  return sendLink(api.passwordResetOwner, { token });
}

export function readInvitation(token: string): Promise<LinkOutcome<InvitationDetails | undefined>> {
  return sendLink(api.invitationDetails, { token });
}

export function acceptInvitation(token: string, new_password: string): Promise<LinkOutcome<LinkOwner | undefined>> {
  return sendLink(api.invitation, { token, new_password });
}

async function sendLink<T>(path: string, body: object): Promise<LinkOutcome<T | undefined>> {
  const answer: ApiResponse<T> | null = await send<T>(path, body);
  if (!answer) return null;
  return answer.success ? { said: answer.message ?? '', data: answer.data } : rejectedStepOf(answer);
}
