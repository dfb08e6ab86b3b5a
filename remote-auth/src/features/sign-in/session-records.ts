import type { LoginAnswer } from 'shared-contracts/auth';
import { storageKeys } from 'shared-contracts/storage';

export type Entry = Pick<LoginAnswer, 'expires_in' | 'data'> & { token: string };

/** Keeps the three records of a session (spec §3); the lifetime comes in seconds. */
export function keepSession(entry: Entry, now: Date): void {
  localStorage.setItem(storageKeys.token, entry.token);
  localStorage.setItem(storageKeys.userData, JSON.stringify(entry.data));
  localStorage.setItem(storageKeys.expirationDate, new Date(now.getTime() + entry.expires_in * 1000).toISOString());
}

/** Checked at submit, the e-mail is kept for next time; unchecked, it is forgotten (spec §4). */
export function rememberEmail(email: string, remember: boolean): void {
  if (remember) localStorage.setItem(storageKeys.rememberedEmail, email);
  else localStorage.removeItem(storageKeys.rememberedEmail);
}

export function rememberedEmail(): string {
  return localStorage.getItem(storageKeys.rememberedEmail) ?? '';
}
