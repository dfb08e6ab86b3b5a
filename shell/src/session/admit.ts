import type { StatusData } from 'shared-contracts/auth';
import { loginPath, statusCall } from 'shared-contracts/first-paths';
import { sessionStore } from 'shared-contracts/state';
import { departure } from '../navigation/departure.ts';
import { restoreSession } from './restore-session.ts';

/**
 * Redirect target when the status call neither authorizes the user nor ends the session: the sign-in keeps the records
 * and offers a retry.
 */
const UNREACHABLE = `${loginPath}?durum=ulasilamadi`;

/** The http policy moves the page by itself. */
const LEFT_TO_HTTP = new Set([401, 429]);

/**
 * Authorizes the user for the panel (product §4): without a session it redirects to the sign-in without a call,
 * otherwise the status call decides. Resolves to false when the browser is navigating away.
 */
export async function admitToPanel(): Promise<boolean> {
  const session = restoreSession(localStorage, new Date());
  if (!session) {
    departure.replace(loginPath);
    return false;
  }
  const following = import('./follow-session.ts');
  const http = await import('shared-contracts/http');
  const { getJson, takeOver, prolongSession } = http;
  const started = globalThis.vitrin?.status;
  const call = started ? takeOver<StatusData>(statusCall, started) : getJson<StatusData>(statusCall);
  const answer = await call.catch(() => null);
  if (answer && LEFT_TO_HTTP.has(answer.status)) return false;
  if (!answer?.success || !answer.data) {
    departure.replace(UNREACHABLE);
    return false;
  }
  const { user, rights, expires_in } = answer.data;
  sessionStore.set({ ...session, user, rights: new Set(rights) });
  prolongSession(expires_in);
  (await following).followSession(http);
  return true;
}
