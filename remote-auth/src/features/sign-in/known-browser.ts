import type { KnownBrowser } from '@vitrin/shared-contracts/auth';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { send } from './sign-in.api.ts';

export interface BrowserRecognition {
  text: string;
  email: string;
}

/** Sends the token of a mailed link to the server, so that it knows this browser from now on. */
export async function sendBrowserToken(token: string): Promise<BrowserRecognition> {
  const answer = await send<KnownBrowser>(api.knownBrowser, { token });
  const { title, text } = messages.login.unreachable;
  return { text: answer?.message ?? `${title} ${text}`, email: answer?.data?.email ?? '' };
}
