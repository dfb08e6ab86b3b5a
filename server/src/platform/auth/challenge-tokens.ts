import { durations } from '@vitrin/shared-contracts/limits';
import type { Db } from '../database/tables.ts';
import { Invalid, type DomainError } from '../errors.ts';
import { isToken, keyedHash, randomToken } from './secrets.ts';
import {
  countUse,
  deleteExpiredTickets,
  deleteChallengeToken,
  insertChallengeToken,
  type ChallengePurpose,
  type ChallengeTokenRow,
} from './challenge-tokens.repository.ts';
import { lockAccount, type Account } from './users.repository.ts';

interface TokenServices {
  db: Db;
  config: { secret: string };
}

export interface NewChallengeToken {
  purpose: ChallengePurpose;
  bindingCookie: string;
  /** The account when the password was verified; null until the user is known. */
  account: Account | null;
  data?: string;
}

/**
 * Creates a challenge token and returns its only copy: 32 random bytes, stored as a keyed hash, valid for ten minutes
 * and this browser.
 */
export async function issueChallengeToken(
  { db, config }: TokenServices,
  { account, ...ticket }: NewChallengeToken,
): Promise<string> {
  const token = randomToken();
  const row = {
    ticket_hash: keyedHash(config.secret, 'ticket', token),
    purpose: ticket.purpose,
    companion_hash: keyedHash(config.secret, 'companion', ticket.bindingCookie),
    user_id: account?.id ?? null,
    data: ticket.data ?? '',
    expires_at: new Date(Date.now() + durations.ticketMs).toISOString(),
  };
  await deleteExpiredTickets(db);
  await db.transaction().execute(async (trx) => {
    if (account && !(await lockAccount(trx, account))) throw stepExpired();
    await insertChallengeToken(trx, row);
  });
  return token;
}

/**
 * Returns the challenge token of a request and counts one use. Throws 422 if it is unknown, expired, used up or another
 * browser's.
 */
export async function redeemChallengeToken(
  { db, config }: TokenServices,
  bindingCookie: string | null,
  token: string,
  purposes: readonly ChallengePurpose[],
): Promise<ChallengeTokenRow> {
  if (!isToken(token) || bindingCookie === null) throw stepExpired();
  const key = {
    ticketHash: keyedHash(config.secret, 'ticket', token),
    purposes,
    bindingCookieHash: keyedHash(config.secret, 'companion', bindingCookie),
  };
  const row = await countUse(db, key);
  if (!row) throw stepExpired();
  return row;
}

/** Deletes the challenge token; throws 422 for the second of two simultaneous requests with it. */
export async function consumeChallengeToken(db: Db, { ticket_hash }: ChallengeTokenRow): Promise<void> {
  if (!(await deleteChallengeToken(db, ticket_hash))) throw stepExpired();
}

/** Returns the error for an expired step. */
export function stepExpired(): DomainError {
  return new Invalid({ ticket: 'Süresi Doldu' }, 'step-expired', 'Bu adımın süresi doldu. Lütfen baştan başlayın.');
}
