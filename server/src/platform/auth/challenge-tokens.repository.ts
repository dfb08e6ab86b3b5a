import type { Db } from '../database/tables.ts';

/** Purpose of a challenge token; a token of one purpose is never accepted for another. */
export type ChallengePurpose =
  | 'second-factor'
  | 'set-up-second-factor'
  | 'change-password'
  | 'password-reset'
  | 'passkey-sign-in'
  | 'passkey-registration'
  | 'totp-set-up';

export interface ChallengeTokenRow {
  ticket_hash: string;
  purpose: ChallengePurpose;
  user_id: number | null;
  data: string;
}

export interface TicketKey {
  ticketHash: string;
  purposes: readonly ChallengePurpose[];
  bindingCookieHash: string;
}

export interface NewTicket {
  ticket_hash: string;
  purpose: ChallengePurpose;
  companion_hash: string;
  user_id: number | null;
  data: string;
  expires_at: string;
}

export async function insertChallengeToken(trx: Db, ticket: NewTicket): Promise<void> {
  await trx.insertInto('tickets').values(ticket).execute();
}

export async function deleteExpiredTickets(db: Db): Promise<void> {
  await db.deleteFrom('tickets').where('expires_at', '<', new Date().toISOString()).execute();
}

/** Deletes a user's unfinished sign-ins and mailed links, or only those of one purpose. */
export async function deleteChallengeTokensOf(trx: Db, userId: number, purpose?: ChallengePurpose): Promise<void> {
  const tokens = trx.deleteFrom('tickets').where('user_id', '=', userId);
  await (purpose === undefined ? tokens : tokens.where('purpose', '=', purpose)).execute();
}

/**
 * Wrong codes per challenge token. The other purposes allow more uses: there is nothing to guess, and a user may need
 * several tries to find a password that is accepted.
 */
const MAX_CODE_USES = 5;
const MAX_USES = 30;

/**
 * Counts a use and returns the challenge token in one statement, so that parallel requests get no more uses than
 * sequential ones.
 */
export function countUse(db: Db, key: TicketKey): Promise<ChallengeTokenRow | undefined> {
  return db
    .updateTable('tickets')
    .set((expression) => ({ attempts: expression('attempts', '+', 1) }))
    .where('ticket_hash', '=', key.ticketHash)
    .where('purpose', 'in', key.purposes)
    .where('companion_hash', '=', key.bindingCookieHash)
    .where('expires_at', '>', new Date().toISOString())
    .where('attempts', '<', (column) =>
      column.case().when('purpose', '=', 'second-factor').then(MAX_CODE_USES).else(MAX_USES).end(),
    )
    .returning(['ticket_hash', 'user_id', 'data', 'purpose'])
    .$narrowType<{ purpose: ChallengePurpose }>()
    .executeTakeFirst();
}

/** Deletes a challenge token. Returns true only for the caller that deleted it. */
export async function deleteChallengeToken(db: Db, ticketHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('tickets')
    .where('ticket_hash', '=', ticketHash)
    .returning('ticket_hash')
    .executeTakeFirst();
  return row !== undefined;
}
