import { durations } from '@vitrin/shared-contracts/limits';
import type { Db } from '../database/tables.ts';
import { keyedHash, equalsConstantTime } from './secrets.ts';
import { activeAccountById, type Account } from './users.repository.ts';

const FORMAT = /^(\d{1,9})\.(\d{13})\.([\w-]{43})$/;

type Owner = Pick<Account, 'id' | 'email' | 'password_hash'>;

/** Returns the token of a mailed link; valid for an hour, and only while e-mail and password are unchanged. */
export function browserLinkToken(secret: string, account: Owner): string {
  const until = Date.now() + durations.browserLinkMs;
  return `${account.id}.${until}.${signature(secret, account, until)}`;
}

/** Returns the account that the link was mailed to; undefined for a forged, modified or expired link. */
export async function accountOfLink(db: Db, secret: string, token: string): Promise<Account | undefined> {
  const parts = FORMAT.exec(token);
  if (!parts) return undefined;
  const [, id, until, signed = ''] = parts;
  if (Number(until) < Date.now()) return undefined;
  const account = await activeAccountById(db, Number(id));
  return account && equalsConstantTime(signed, signature(secret, account, Number(until))) ? account : undefined;
}

function signature(secret: string, { id, email, password_hash }: Owner, until: number): string {
  return keyedHash(secret, 'browser-link', [id, until, email, password_hash].join('\n'));
}
