import type { LoginAnswer, LoginInput, UserData } from 'shared-contracts/auth';
import type { Answer } from 'shared-contracts/http';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import type { Entry } from './session-records.ts';

/** `entry` on success, else the words of the refusal. */
export type SignInResult = { entry: Entry } | { refusal: string };

/** Throws when the server was not reached. */
export async function signIn({ email, password }: LoginInput): Promise<SignInResult> {
  const { postJson } = await import('shared-contracts/http');
  const answer = (await postJson<UserData>(api.login, { email, password })) as Answer<UserData> & Partial<LoginAnswer>;
  const { success, token, expires_in, data } = answer;
  if (success && token && expires_in && data) return { entry: { token, expires_in, data } };
  return { refusal: answer.message ?? messages.failed.text };
}
