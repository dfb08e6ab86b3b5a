import { durations } from '@vitrin/shared-contracts/limits';
import type { Config } from '../../config/config.ts';
import type { Db } from '../database/tables.ts';
import {
  countUse,
  deleteChallengeTokensOf,
  deleteExpiredTickets,
  insertChallengeToken,
  type ChallengeTokenRow,
} from './challenge-tokens.repository.ts';
import { equalsConstantTime, isToken, keyedHash, randomToken } from './secrets.ts';
import { activeAccountById, type Account } from './users.repository.ts';

type Secret = Pick<Config, 'secret'>;
type Owner = Pick<Account, 'id' | 'email' | 'password_hash'>;

const purpose = 'password-reset';

/**
 * Creates the token of a mailed link and returns its only copy. It replaces every earlier one of the account, and is
 * deleted with the account's unfinished sign-ins: when the password changes, the account is disabled or changes role.
 */
export async function issuePasswordResetToken(trx: Db, config: Secret, account: Owner): Promise<string> {
  const token = randomToken();
  await deleteExpiredTickets(trx);
  await deleteChallengeTokensOf(trx, account.id, purpose);
  await insertChallengeToken(trx, {
    ...keyOf(config, token),
    purpose,
    user_id: account.id,
    data: ownerHash(config, account),
    expires_at: new Date(Date.now() + durations.passwordResetMs).toISOString(),
  });
  return token;
}

export interface PasswordResetToken {
  ticket: ChallengeTokenRow;
  account: Account;
}

/**
 * Returns the account of a token and counts a use; undefined if the token is unknown, expired or used up, or if the
 * account has another e-mail or password since, or is disabled.
 */
export async function findPasswordReset(
  db: Db,
  config: Secret,
  token: string,
): Promise<PasswordResetToken | undefined> {
  if (!isToken(token)) return undefined;
  const { ticket_hash: ticketHash, companion_hash: bindingCookieHash } = keyOf(config, token);
  const ticket = await countUse(db, { ticketHash, purposes: [purpose], bindingCookieHash });
  const account = ticket?.user_id ? await activeAccountById(db, ticket.user_id) : undefined;
  if (!ticket || !account || !equalsConstantTime(ticket.data, ownerHash(config, account))) return undefined;
  return { ticket, account };
}

/** A link may be opened in any browser, so the token is bound to none. */
function keyOf({ secret }: Secret, token: string) {
  return { ticket_hash: keyedHash(secret, 'ticket', token), companion_hash: '' };
}

function ownerHash({ secret }: Secret, { id, email, password_hash }: Owner): string {
  return keyedHash(secret, purpose, [id, email, password_hash].join('\n'));
}
