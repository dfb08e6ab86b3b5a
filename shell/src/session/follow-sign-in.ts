import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import { sessionStore } from '@vitrin/shared-contracts/state';
import { onStoredSession } from './on-stored-session.ts';
import { storedSession } from './restore-session.ts';

/**
 * Takes over the session when a user signs in in another tab, so that an open sign-in page leads to the panel. Active
 * for the lifetime of the page.
 */
export function followSignIn(): void {
  const takeOver = () => {
    const kept = storedSession(localStore);
    if (kept && kept.expiresAt > new Date() && kept.token !== sessionStore.get()?.token) sessionStore.set(kept);
  };
  takeOver();
  onStoredSession(takeOver);
}
