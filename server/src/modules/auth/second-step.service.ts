import type { InferType } from 'yup';
import type { SignInAnswer, TotpSetUp, secondFactorSchema } from 'shared-contracts/auth';
import { keepTotp, proves, secondStepOf, wrongCode } from '../../platform/auth/second-factor.ts';
import type { TicketRow } from '../../platform/auth/tickets.repository.ts';
import { spendTicket, stepOver } from '../../platform/auth/tickets.ts';
import { stepOfCode, totpSetUp } from '../../platform/auth/totp.ts';
import { heldAccount, type Account } from '../../platform/auth/users.repository.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Services } from '../../services.ts';
import { afterSecondStep, type LoginFlow } from './login-flow.ts';
import { shownBy } from './ticket-holder.ts';
import type { Visitor } from './visitor.ts';

export type CodeInput = InferType<typeof secondFactorSchema>;

/** Takes the app's code or a recovery code; where the app is being set up, its first code, and answers the recovery codes. */
export async function proveSecondStep(flow: LoginFlow, visitor: Visitor, input: CodeInput): Promise<SignInAnswer> {
  const { services, codes } = flow;
  const purposes = ['second-factor', 'set-up-second-factor'] as const;
  const { ticket, account } = await shownBy(services, visitor, input.ticket, purposes);
  const attempt = visitor.attempt(account.email);
  await codes.charge(attempt);
  const step = stepOfSetUp(services, ticket, input.code);
  const isRight = ticket.purpose === 'second-factor' ? await proves(services, account, input.code) : step !== null;
  await recordEvent(services.db, visitor.source, {
    operation: 'second-factor',
    result: isRight ? 'done' : 'failed',
    actor: { id: account.id, name: account.name },
    title: account.email,
    entityId: account.id,
  });
  if (!isRight) throw wrongCode();
  await codes.repay(attempt);
  if (step !== null) return signInWithNewTotp(flow, visitor, { account, ticket, step });
  await spendTicket(services.db, ticket);
  return afterSecondStep(flow, visitor, account);
}

/** The time step of the code where an app is being set up; null for a wrong code and everywhere else. */
function stepOfSetUp(services: Services, { purpose, data }: TicketRow, code: string): number | null {
  return purpose === 'set-up-second-factor' ? stepOfCode(services, data, code) : null;
}

interface SetUp {
  account: Account;
  ticket: TicketRow;
  step: number;
}

async function signInWithNewTotp(flow: LoginFlow, visitor: Visitor, setUp: SetUp): Promise<SignInAnswer> {
  const { services } = flow;
  const recovery_codes = await services.db.transaction().execute((trx) => keepNewTotp(services, trx, visitor, setUp));
  return { ...(await afterSecondStep(flow, visitor, setUp.account)), recovery_codes };
}

/** Only where there is still none: whoever knows the password alone must not put an app in place of the owner's. */
async function keepNewTotp(
  services: Services,
  trx: Db,
  { source }: Visitor,
  { account, ticket, step }: SetUp,
): Promise<string[]> {
  const now = await heldAccount(trx, account);
  if (!now || (await secondStepOf(trx, now))?.kind !== 'set-up') throw stepOver();
  await spendTicket(trx, ticket);
  const { id, name, email } = account;
  const event = { operation: 'second-factor', result: 'done', actor: { id, name }, title: email } as const;
  await recordEvent(trx, source, { ...event, entity: 'user', entityId: id, fields: ['totp'] });
  return keepTotp(services, trx, id, { secret: ticket.data, step });
}

/** The secret and its QR code for somebody who may not sign in without a second step. A page that is reloaded gets the same. */
export async function beginSetUp({ services }: LoginFlow, visitor: Visitor, token: string): Promise<TotpSetUp> {
  const { ticket, account } = await shownBy(services, visitor, token, ['set-up-second-factor']);
  return totpSetUp(services, account.email, ticket.data);
}
