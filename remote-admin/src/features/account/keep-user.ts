import type { UserData } from 'shared-contracts/auth';
import { sessionStore } from 'shared-contracts/state';
import { storageKeys } from 'shared-contracts/storage';
import { moveDrafts } from '../../shared/drafts/draft-store.ts';

/** Header, kept record, remembered e-mail and drafts follow what the account says now. */
export function keepUser({ name, email, role_group }: UserData): void {
  const session = sessionStore.get();
  if (!session) return;
  const user = { name, email, role_group };
  if (localStorage.getItem(storageKeys.rememberedEmail) === session.user.email)
    localStorage.setItem(storageKeys.rememberedEmail, email);
  localStorage.setItem(storageKeys.userData, JSON.stringify(user));
  moveDrafts(session.user.email, email);
  sessionStore.set({ ...session, user });
}
