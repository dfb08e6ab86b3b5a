import { durations } from 'shared-contracts/limits';
import type { Db } from '../database/tables.ts';
import { Invalid, type DomainError } from '../errors.ts';
import { isToken, keyedHash, randomToken } from './secrets.ts';
import {
  countUse,
  deleteExpiredTickets,
  endTicket,
  insertTicket,
  type TicketPurpose,
  type TicketRow,
} from './tickets.repository.ts';
import { heldAccount, type Account } from './users.repository.ts';

interface Holder {
  db: Db;
  config: { secret: string };
}

export interface TicketOf {
  purpose: TicketPurpose;
  companion: string;
  /** The account when the password was verified; null until the user is known. */
  account: Account | null;
  data?: string;
}

/** Makes a ticket and returns its one copy: 32 random bytes of which a keyed hash is kept, for ten minutes and this browser. */
export async function issueTicket({ db, config }: Holder, { account, ...ticket }: TicketOf): Promise<string> {
  const token = randomToken();
  const row = {
    ticket_hash: keyedHash(config.secret, 'ticket', token),
    purpose: ticket.purpose,
    companion_hash: keyedHash(config.secret, 'companion', ticket.companion),
    user_id: account?.id ?? null,
    data: ticket.data ?? '',
    expires_at: new Date(Date.now() + durations.ticketMs).toISOString(),
  };
  await deleteExpiredTickets(db);
  await db.transaction().execute(async (trx) => {
    if (account && !(await heldAccount(trx, account))) throw stepOver();
    await insertTicket(trx, row);
  });
  return token;
}

/** The ticket that a call shows, with one use counted; 422 where it is none, too old, used up or another browser's. */
export async function shownTicket(
  { db, config }: Holder,
  companion: string | null,
  token: string,
  purposes: readonly TicketPurpose[],
): Promise<TicketRow> {
  if (!isToken(token) || companion === null) throw stepOver();
  const key = {
    ticketHash: keyedHash(config.secret, 'ticket', token),
    purposes,
    companionHash: keyedHash(config.secret, 'companion', companion),
  };
  const row = await countUse(db, key);
  if (!row) throw stepOver();
  return row;
}

/** Ends the ticket; 422 for the second of two calls that show it at the same moment. */
export async function spendTicket(db: Db, { ticket_hash }: TicketRow): Promise<void> {
  if (!(await endTicket(db, ticket_hash))) throw stepOver();
}

/** What was begun cannot be finished any more. */
export function stepOver(): DomainError {
  return new Invalid({ ticket: 'Süresi Doldu' }, 'step-expired', 'Bu adımın süresi doldu. Lütfen baştan başlayın.');
}
