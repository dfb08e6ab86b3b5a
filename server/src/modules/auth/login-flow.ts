import type { LoginAnswer, NextStep, NextStepAnswer, SignInAnswer } from 'shared-contracts/auth';
import { messages } from 'shared-contracts/messages';
import type { LoginThrottle } from '../../platform/auth/login-throttle.ts';
import { secondStepOf } from '../../platform/auth/second-factor.ts';
import { randomToken } from '../../platform/auth/secrets.ts';
import { deleteExpiredSessions } from '../../platform/auth/sessions.repository.ts';
import { openSession } from '../../platform/auth/sessions.ts';
import { issueTicket, stepOver } from '../../platform/auth/tickets.ts';
import { newEncryptedSecret } from '../../platform/auth/totp.ts';
import { noteSignIn, type Account } from '../../platform/auth/users.repository.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import type { Services } from '../../services.ts';
import type { Visitor } from './visitor.ts';
import { StalePage } from '../../platform/errors.ts';

/** Dependencies of all sign-in steps. */
export interface LoginFlow {
  services: Services;
  passwords: LoginThrottle;
  codes: LoginThrottle;
}

const texts: Readonly<Record<NextStep, string>> = {
  'second-factor': 'Doğrulama kodunu girin.',
  'set-up-second-factor': 'Hesabınız için iki adımlı giriş zorunlu. Doğrulama uygulamanızı kurun.',
  'change-password': 'Devam etmek için yeni bir şifre belirleyin.',
};

/** After a right password: the second step where there is one, then what `afterSecondStep` says. */
export async function afterPassword(flow: LoginFlow, visitor: Visitor, account: Account): Promise<SignInAnswer> {
  const step = await secondStepOf(flow.services.db, account);
  if (step?.kind === 'set-up') return nextStep(flow, visitor, account, 'set-up-second-factor');
  if (step) return { ...(await nextStep(flow, visitor, account, 'second-factor')), methods: step.methods };
  return afterSecondStep(flow, visitor, account);
}

/** A secret that others know is changed first; then the session. */
export async function afterSecondStep(flow: LoginFlow, visitor: Visitor, account: Account): Promise<SignInAnswer> {
  if (account.must_change_password === 1) return nextStep(flow, visitor, account, 'change-password');
  return completeSignIn(flow, visitor, account);
}

async function nextStep(
  { services }: LoginFlow,
  { companion }: Visitor,
  account: Account,
  next: NextStep,
): Promise<NextStepAnswer> {
  if (companion === null) throw new StalePage();
  const data = next === 'set-up-second-factor' ? newEncryptedSecret(services) : '';
  const ticket = await issueTicket(services, { purpose: next, companion, account, data });
  return { success: true, message: texts[next], token: null, next, ticket };
}

/** In one transaction with a last look at the person: who was shut out in between does not get in. */
async function completeSignIn({ services }: LoginFlow, visitor: Visitor, account: Account): Promise<LoginAnswer> {
  const { db } = services;
  const { id, name, email, role_group } = account;
  const companion = randomToken();
  await deleteExpiredSessions(db);
  const session = await db.transaction().execute(async (trx) => {
    if (!(await noteSignIn(trx, account))) throw stepOver();
    const event = { operation: 'sign-in', result: 'done', actor: { id, name }, title: email, entityId: id } as const;
    await recordEvent(trx, visitor.source, event);
    return openSession(trx, services, {
      userId: id,
      companion,
      formerCompanion: visitor.companion,
      address: visitor.source.ip,
      agent: visitor.agent,
    });
  });
  visitor.admit(email, companion);
  return { success: true, message: messages.login.success.title, ...session, data: { name, email, role_group } };
}
