import { randomInt } from 'node:crypto';
import { hostname } from 'node:os';
import { ConfigError } from '../../config/config-schema.ts';
import { helpersOf } from '../database/helpers.ts';
import { insertInstallation, readInstallation } from '../database/installation.repository.ts';
import { recordEvent } from '../audit/security-events.repository.ts';
import type { Db } from '../database/tables.ts';
import type { PlatformServices } from '../platform-services.ts';
import { passwordProblem } from './new-passwords.ts';
import { hashPassword } from './passwords.ts';
import { hasInitialPassword, hasUsers, insertUser, onlyUnusedAccount, type Account } from './users.repository.ts';

const LENGTH = 16;
/** Without letters and digits that look alike in a terminal. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function generatePassword(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** The account created at the first start, to be shown once. */
export interface FirstUser {
  email: string;
  /** Null if `ADMIN_PASSWORD` was used. */
  generatedPassword: string | null;
}

/**
 * Creates the first super administrator if there are no users; returns null otherwise. Only the password's hash is
 * stored.
 */
export async function createFirstUser(services: PlatformServices): Promise<FirstUser | null> {
  const { db, config } = services;
  if (await hasUsers(db)) return null;
  if (config.adminPassword !== null) await requireStrongPassword(services, config.adminPassword);
  const password = config.adminPassword ?? generatePassword();
  const password_hash = await hashPassword(password);
  const email = config.adminEmail;
  const generated = config.adminPassword === null;
  const must_change_password = generated ? 1 : 0;
  const isFirst = await db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'first-user');
    if (await hasUsers(trx)) return false;
    const person = { name: 'Yönetici', email, role_group: 'super_admin', password_hash, must_change_password } as const;
    const entityId = await insertUser(trx, person);
    const about = { actor: null, title: email, entity: 'user', entityId };
    await recordEvent(trx, { id: 'start', ip: '' }, { operation: 'create', result: 'done', ...about });
    if (generated) await insertInstallation(trx, 'first-password', JSON.stringify(printing(email)));
    return true;
  });
  return isFirst ? { email, generatedPassword: generated ? password : null } : null;
}

/** Where and when the first password was printed, and for which account. */
export interface PasswordPrinting {
  email: string;
  machine: string;
  at: string;
}

function printing(email: string): PasswordPrinting {
  return { email, machine: hostname(), at: new Date().toISOString() };
}

/** Returns where a first password was printed that has not been changed yet; null otherwise. */
export async function findUnchangedPrinting(db: Db): Promise<PasswordPrinting | null> {
  const { 'first-password': text } = await readInstallation(db);
  if (text === undefined) return null;
  const printed = JSON.parse(text) as PasswordPrinting;
  return (await hasInitialPassword(db, printed.email)) ? printed : null;
}

/**
 * Returns the account with a generated password while it is the only one and was never used to sign in, which means
 * that the site is not set up; undefined otherwise.
 */
export async function findUnclaimedAccount(db: Db): Promise<Account | undefined> {
  const { 'first-password': text } = await readInstallation(db);
  return text === undefined ? undefined : onlyUnusedAccount(db, (JSON.parse(text) as PasswordPrinting).email);
}

async function requireStrongPassword(services: PlatformServices, password: string): Promise<void> {
  const objection = await passwordProblem(services, services.config.adminEmail, password);
  if (objection !== null) throw new ConfigError('ADMIN_PASSWORD', objection);
}
