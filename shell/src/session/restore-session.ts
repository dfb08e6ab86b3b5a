import type { UserData } from '@vitrin/shared-contracts/auth';
import type { GuardedStorage } from '@vitrin/shared-contracts/guarded-storage';
import { sessionStore, type Session } from '@vitrin/shared-contracts/state';
import { sessionKeys, storageKeys } from '@vitrin/shared-contracts/storage';

/** Where the records are: only these functions of the storage are used. */
type SessionRecords = Pick<GuardedStorage, 'getItem' | 'removeItem'>;

/**
 * Returns the session in the three stored records (product §3). Deletes the records if one is missing, broken or
 * expired.
 */
export function restoreSession(storage: SessionRecords, now: Date): Session | null {
  const session = storedSession(storage);
  if (session && session.expiresAt > now) {
    sessionStore.set(session);
    return session;
  }
  for (const key of sessionKeys) storage.removeItem(key);
  return null;
}

/** Returns the session in the records, even if it is expired; null if they are no valid session. */
export function storedSession(storage: SessionRecords): Session | null {
  const token = storage.getItem(storageKeys.token);
  const user = parseUser(storage.getItem(storageKeys.userData));
  const expiresAt = new Date(storage.getItem(storageKeys.expirationDate) ?? '');
  if (!token || !user || Number.isNaN(expiresAt.getTime())) return null;
  return { token, user, rights: new Set(), expiresAt };
}

/** Returns the stored user, null if invalid: every script of the origin can write to storage. */
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
