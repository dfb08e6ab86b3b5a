import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import type { StatusData } from '@vitrin/shared-contracts/auth';
import { loginPath, statusEndpoint } from '@vitrin/shared-contracts/first-paths';
import { keepReturnAddress } from '@vitrin/shared-contracts/return-address';
import { sessionStore } from '@vitrin/shared-contracts/state';
import { pageNavigation } from '../navigation/page-navigation.ts';
import { restoreSession } from './restore-session.ts';

/**
 * Redirect target when the status call neither authorizes the user nor ends the session: the sign-in keeps the records
 * and offers a retry.
 */
const UNREACHABLE = `${loginPath}?durum=ulasilamadi`;

/** Statuses for which the HTTP policy redirects by itself. */
const HTTP_POLICY_STATUSES = new Set([401, 429]);

/**
 * Authorizes the user for the panel (product §4): without a session it redirects to the sign-in without a call,
 * otherwise the status call decides. Resolves to false when the browser is navigating away.
 */
export async function authorizePanel(): Promise<boolean> {
  const session = restoreSession(localStore, new Date());
  if (!session) {
    keepReturnAddress(null);
    pageNavigation.replace(loginPath);
    return false;
  }
  const following = import('./follow-session.ts');
  const http = await import('@vitrin/shared-contracts/http');
  const { getJson, adoptPrefetched, extendSession } = http;
  const started = globalThis.vitrin?.status;
  const call = started ? adoptPrefetched<StatusData>(statusEndpoint, started) : getJson<StatusData>(statusEndpoint);
  const answer = await call.catch(() => null);
  if (answer && HTTP_POLICY_STATUSES.has(answer.status)) return false;
  if (!answer?.success || !answer.data) {
    keepReturnAddress(session.user.email);
    pageNavigation.replace(UNREACHABLE);
    return false;
  }
  const { user, rights, expires_in } = answer.data;
  sessionStore.set({ ...session, user, rights: new Set(rights) });
  extendSession(expires_in);
  // The screen does not wait for it: the server rejects an ended session by itself.
  void following.then(({ followSession }) => followSession(http));
  return true;
}
