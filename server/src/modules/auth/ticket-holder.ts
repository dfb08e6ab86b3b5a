import type { TicketPurpose, TicketRow } from '../../platform/auth/tickets.repository.ts';
import { shownTicket } from '../../platform/auth/tickets.ts';
import { activeAccountById, type Account } from '../../platform/auth/users.repository.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import type { Visitor } from './visitor.ts';

/** The ticket with the person it was made for, as she stands now. */
export async function shownBy(
  services: Services,
  { companion }: Visitor,
  token: string,
  purposes: readonly TicketPurpose[],
): Promise<{ ticket: TicketRow; account: Account }> {
  const ticket = await shownTicket(services, companion, token, purposes);
  const account = ticket.user_id === null ? undefined : await activeAccountById(services.db, ticket.user_id);
  if (!account) throw new NotFound();
  return { ticket, account };
}
