import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import type { LoginResponse } from '@vitrin/shared-contracts/auth';
import { storageKeys } from '@vitrin/shared-contracts/storage';

/** A new session. Its lifetime `expires_in`, in seconds, counts from `since`, the time of the response. */
export interface NewSession extends Pick<LoginResponse, 'expires_in' | 'data'> {
  token: string;
  receivedAt: Date;
}

/** Stores the three records of a session (product §3). */
export function storeSession({ token, data, receivedAt, expires_in }: NewSession): void {
  localStore.setItem(storageKeys.token, token);
  localStore.setItem(storageKeys.userData, JSON.stringify(data));
  localStore.setItem(storageKeys.expirationDate, new Date(receivedAt.getTime() + expires_in * 1000).toISOString());
}

/** Stores the e-mail if the checkbox is checked at submit, and deletes it otherwise (product §4). */
export function rememberEmail(email: string, remember: boolean): void {
  if (remember) localStore.setItem(storageKeys.rememberedEmail, email);
  else localStore.removeItem(storageKeys.rememberedEmail);
}

export function rememberedEmail(): string {
  return localStore.getItem(storageKeys.rememberedEmail) ?? '';
}
