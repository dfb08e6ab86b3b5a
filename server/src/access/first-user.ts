import { randomInt } from 'node:crypto';
import { ConfigError } from '../config-schema.ts';
import { recordEvent } from '../database/security-events.ts';
import type { Services } from '../services.ts';
import { passwordObjection } from './new-passwords.ts';
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
export async function createFirstUser(services: Services): Promise<FirstUser | null> {
  const { db, config } = services;
  if (await hasUsers(db)) return null;
  if (config.adminPassword !== null) await refuseWeak(services, config.adminPassword);
  const password = config.adminPassword ?? generatePassword();
  const password_hash = await hashPassword(password);
  const email = config.adminEmail;
  await db.transaction().execute(async (trx) => {
    const entityId = await insertUser(trx, { name: 'Yönetici', email, role_group: 'super_admin', password_hash });
    const about = { actor: null, title: email, entity: 'user', entityId };
    await recordEvent(trx, { id: 'start', ip: '' }, { operation: 'create', result: 'done', ...about });
  });
  return { email, generatedPassword: config.adminPassword === null ? password : null };
}

async function refuseWeak(services: Services, password: string): Promise<void> {
  const objection = await passwordObjection(services, services.config.adminEmail, password);
  if (objection !== null) throw new ConfigError('ADMIN_PASSWORD', objection);
}
