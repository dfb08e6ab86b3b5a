import type { SignInAnswer } from 'shared-contracts/auth';
import { newPasswordHash } from '../../platform/auth/new-passwords.ts';
import { deleteSessionsOf } from '../../platform/auth/sessions.repository.ts';
import { spendTicket, stepOver } from '../../platform/auth/tickets.ts';
import { heldAccount, savePassword } from '../../platform/auth/users.repository.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import { afterSecondStep, type LoginFlow } from './login-flow.ts';
import { shownBy } from './ticket-holder.ts';
import type { Visitor } from './visitor.ts';

/** Puts a password that nobody else knows in place of the secret that was handed over, and lets the person in. */
export async function changeForced(
  flow: LoginFlow,
  visitor: Visitor,
  input: { ticket: string; new_password: string },
): Promise<SignInAnswer> {
  const { services } = flow;
  const { ticket, account } = await shownBy(services, visitor, input.ticket, ['change-password']);
  const hash = await newPasswordHash(services, account, input.new_password);
  await services.db.transaction().execute(async (trx) => {
    if (!(await heldAccount(trx, account))) throw stepOver();
    await spendTicket(trx, ticket);
    await savePassword(trx, account.id, { hash, mustChange: false });
    await deleteSessionsOf(trx, account.id);
    await recordEvent(trx, visitor.source, {
      operation: 'change-password',
      result: 'done',
      actor: { id: account.id, name: account.name },
      title: account.email,
      entity: 'user',
      entityId: account.id,
      fields: ['password'],
    });
  });
  return afterSecondStep(flow, visitor, { ...account, password_hash: hash, must_change_password: 0 });
}
