import type { Config } from '../../config/config.ts';
import { readInstallation, replaceInstallation } from '../database/installation.repository.ts';
import type { Db } from '../database/tables.ts';
import { decrypt, encrypt } from './encryption.ts';

const KEY = 'former-secrets';

/** The secret of the server, and those that it had before a rotation. */
export type SecretKeys = Pick<Config, 'secret' | 'formerSecrets'>;

/**
 * Returns the secrets before a rotation, the newest first; none if they were encrypted with another secret than this.
 */
export async function readFormerSecrets(db: Db, secret: string): Promise<string[]> {
  const { [KEY]: stored } = await readInstallation(db);
  const json = stored === undefined ? null : decrypt(secret, KEY, stored);
  return json === null ? [] : (JSON.parse(json) as string[]);
}

/** Stores them, encrypted with the current secret. */
export async function saveFormerSecrets(trx: Db, secret: string, former: readonly string[]): Promise<void> {
  await replaceInstallation(trx, KEY, encrypt(secret, KEY, JSON.stringify(former)));
}
