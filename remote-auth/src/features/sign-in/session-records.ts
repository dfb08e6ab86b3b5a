import type { LoginAnswer } from 'shared-contracts/auth';
import { storageKeys } from 'shared-contracts/storage';

/** A session as it was opened; its lifetime in seconds counts `since` the answer came. */
export interface Entry extends Pick<LoginAnswer, 'expires_in' | 'data'> {
  token: string;
  since: Date;
}

/** Keeps the three records of a session (product §3). */
export function keepSession({ token, data, since, expires_in }: Entry): void {
  localStorage.setItem(storageKeys.token, token);
  localStorage.setItem(storageKeys.userData, JSON.stringify(data));
  localStorage.setItem(storageKeys.expirationDate, new Date(since.getTime() + expires_in * 1000).toISOString());
}

/** Stores the e-mail if the checkbox is checked at submit, and deletes it otherwise (product §4). */
export function rememberEmail(email: string, remember: boolean): void {
  if (remember) localStorage.setItem(storageKeys.rememberedEmail, email);
  else localStorage.removeItem(storageKeys.rememberedEmail);
}

export function rememberedEmail(): string {
  return localStorage.getItem(storageKeys.rememberedEmail) ?? '';
}
