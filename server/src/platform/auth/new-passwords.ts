import { newPasswordSchema, weakPassword } from '@vitrin/shared-contracts/new-password';
import { validate } from '@vitrin/shared-contracts/validation';
import { Invalid } from '../errors.ts';
import type { PlatformServices } from '../platform-services.ts';
import { companyNames } from './company-names.repository.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

type Sources = Pick<PlatformServices, 'db' | 'config'>;

/**
 * Returns why this user may not have this password; null if it is acceptable. `names` are those of the company, which
 * are stored by default.
 */
export async function passwordProblem(
  sources: Sources,
  email: string,
  password: string,
  names?: readonly string[],
): Promise<string | null> {
  const schema = newPasswordSchema({ email, companyNames: names ?? (await companyNames(sources)) });
  return Object.values(validate(schema, password).errors ?? {})[0] ?? null;
}

/** Returns the hash of the first password of an account; throws 422 at its field. */
export async function acceptedPasswordHash(sources: Sources, email: string, password: string): Promise<string> {
  const objection = await passwordProblem(sources, email, password);
  if (objection !== null) throw new Invalid({ new_password: objection });
  return hashPassword(password);
}

export interface PasswordOwner {
  email: string;
  password_hash: string;
  /** Names of the company, if they are saved together with the password. */
  companyNames?: readonly string[];
}

/**
 * Returns the hash of a new password of an existing user; throws 422 at its field. Call it outside transactions,
 * because hashing is slow.
 */
export async function newPasswordHash(sources: Sources, owner: PasswordOwner, password: string): Promise<string> {
  const objection = await passwordProblem(sources, owner.email, password, owner.companyNames);
  if (objection !== null) throw new Invalid({ new_password: objection });
  if (await verifyPassword(owner.password_hash, password, true)) throw new Invalid({ new_password: weakPassword.same });
  return hashPassword(password);
}
