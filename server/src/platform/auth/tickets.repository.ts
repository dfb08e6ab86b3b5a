import type { Db } from '../database/tables.ts';

/** What a ticket stands for; one of one kind never serves as another. */
export type TicketPurpose =
  | 'second-factor'
  | 'set-up-second-factor'
  | 'change-password'
  | 'passkey-sign-in'
  | 'passkey-registration'
  | 'totp-set-up';

export interface TicketRow {
  ticket_hash: string;
  purpose: TicketPurpose;
  user_id: number | null;
  data: string;
}

export interface TicketKey {
  ticketHash: string;
  purposes: readonly TicketPurpose[];
  companionHash: string;
}

export interface NewTicket {
  ticket_hash: string;
  purpose: TicketPurpose;
  companion_hash: string;
  user_id: number | null;
  data: string;
  expires_at: string;
}

export async function insertTicket(trx: Db, ticket: NewTicket): Promise<void> {
  await trx.insertInto('tickets').values(ticket).execute();
}

export async function deleteExpiredTickets(db: Db): Promise<void> {
  await db.deleteFrom('tickets').where('expires_at', '<', new Date().toISOString()).execute();
}

/** Sign-ins of this person that are not finished. */
export async function deleteTicketsOf(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('tickets').where('user_id', '=', userId).execute();
}

/** Wrong codes that one ticket takes; elsewhere there is nothing to guess, and people look for a password that is good. */
const MOST_CODES = 5;
const MOST_USES = 30;

/** Counts a use and returns the ticket, in one statement: a crowd of parallel ones has no more uses than one after another. */
export function countUse(db: Db, key: TicketKey): Promise<TicketRow | undefined> {
  return db
    .updateTable('tickets')
    .set((expression) => ({ attempts: expression('attempts', '+', 1) }))
    .where('ticket_hash', '=', key.ticketHash)
    .where('purpose', 'in', key.purposes)
    .where('companion_hash', '=', key.companionHash)
    .where('expires_at', '>', new Date().toISOString())
    .where('attempts', '<', (column) =>
      column.case().when('purpose', '=', 'second-factor').then(MOST_CODES).else(MOST_USES).end(),
    )
    .returning(['ticket_hash', 'user_id', 'data', 'purpose'])
    .$narrowType<{ purpose: TicketPurpose }>()
    .executeTakeFirst();
}

/** True for the one that ends it. */
export async function endTicket(db: Db, ticketHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('tickets')
    .where('ticket_hash', '=', ticketHash)
    .returning('ticket_hash')
    .executeTakeFirst();
  return row !== undefined;
}
