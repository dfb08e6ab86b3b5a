import { randomInt } from 'node:crypto';
import type { Services } from '../services.ts';
import { hashPassword } from './passwords.ts';
import { hasUsers, insertUser } from './users.repository.ts';

const LENGTH = 16;
/** Without letters and digits that look alike in a terminal. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function generatePassword(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** What is to be told once about the account that the first start made. */
export interface FirstUser {
  email: string;
  /** Null: the one that `ADMIN_PASSWORD` gave. */
  generatedPassword: string | null;
}

/** Makes the first super administrator where there is nobody yet; null otherwise. Only the password's hash is kept. */
export async function createFirstUser({ db, config }: Services): Promise<FirstUser | null> {
  if (await hasUsers(db)) return null;
  const password = config.adminPassword ?? generatePassword();
  const password_hash = await hashPassword(password);
  await insertUser(db, { name: 'Yönetici', email: config.adminEmail, role_group: 'super_admin', password_hash });
  return { email: config.adminEmail, generatedPassword: config.adminPassword === null ? password : null };
}
