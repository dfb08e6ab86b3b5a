import type { KnownBrowser } from '@vitrin/shared-contracts/auth';
import { api } from '@vitrin/shared-contracts/paths';
import { unreachableText, type Texts } from '../../shared/texts/texts.ts';
import { send } from './sign-in.api.ts';

export interface BrowserRecognition {
  text: string;
  email: string;
}

/** Sends the token of a mailed link to the server, so that it knows this browser from now on. */
export async function sendBrowserToken(token: string, texts: Texts): Promise<BrowserRecognition> {
  const answer = await send<KnownBrowser>(api.knownBrowser, { token });
  return { text: answer?.message ?? unreachableText(texts), email: answer?.data?.email ?? '' };
}
