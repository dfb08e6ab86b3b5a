import type { UserData } from 'shared-contracts/auth';
import { sessionStore, type Session } from 'shared-contracts/state';
import { storageKeys } from 'shared-contracts/storage';

/** The three records of a session (spec §3), or null when one is missing, broken or past its time. */
export function restoreSession(storage: Storage, now: Date): Session | null {
  const token = storage.getItem(storageKeys.token);
  const user = parseUser(storage.getItem(storageKeys.userData));
  const expiresAt = new Date(storage.getItem(storageKeys.expirationDate) ?? '');
  if (!token || !user || Number.isNaN(expiresAt.getTime()) || expiresAt <= now) return null;
  const session: Session = { token, user, rights: new Set(), expiresAt };
  sessionStore.set(session);
  return session;
}

/** Storage is open to every script of the origin, so nothing in it is taken for granted. */
function parseUser(text: string | null): UserData | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is UserData {
  if (typeof value !== 'object' || value === null) return false;
  return ['name', 'email', 'role_group'].every((key) => typeof Reflect.get(value, key) === 'string');
}
