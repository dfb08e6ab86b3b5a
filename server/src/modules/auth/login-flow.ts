import type { LoginResponse, NextStep, NextStepResponse, SignInResponse } from '@vitrin/shared-contracts/auth';
import { messages } from '@vitrin/shared-contracts/messages';
import { createCodeThrottle, createPasswordThrottle, type LoginThrottle } from '../../platform/auth/login-throttle.ts';
import { requiredSecondStep } from '../../platform/auth/second-factor.ts';
import { randomToken } from '../../platform/auth/secrets.ts';
import { deleteExpiredSessions } from '../../platform/auth/sessions.repository.ts';
import { openSession } from '../../platform/auth/sessions.ts';
import { issueChallengeToken, stepExpired } from '../../platform/auth/challenge-tokens.ts';
import { newEncryptedSecret } from '../../platform/auth/totp.ts';
import { recordSignIn, type Account } from '../../platform/auth/users.repository.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import type { ContentServices } from '../../content/content-services.ts';
import type { SignInClient } from './sign-in-client.ts';
import { StalePage } from '../../platform/errors.ts';

/** Dependencies of all sign-in steps. */
export interface LoginFlow {
  services: ContentServices;
  passwords: LoginThrottle;
  codes: LoginThrottle;
}

export function createLoginFlow(services: ContentServices): LoginFlow {
  const { db } = services;
  return { services, passwords: createPasswordThrottle(db), codes: createCodeThrottle(db) };
}

const texts: Readonly<Record<NextStep, string>> = {
  'second-factor': 'Doğrulama kodunu girin.',
  'set-up-second-factor': 'Hesabınız için iki adımlı giriş zorunlu. Doğrulama uygulamanızı kurun.',
  'change-password': 'Devam etmek için yeni bir şifre belirleyin.',
};

/** Continues after a correct password: with the second step if there is one, otherwise with `afterSecondStep`. */
export async function afterPassword(flow: LoginFlow, visitor: SignInClient, account: Account): Promise<SignInResponse> {
  const step = await requiredSecondStep(flow.services.db, account);
  if (step?.kind === 'set-up') return nextStep(flow, visitor, account, 'set-up-second-factor');
  if (step) return { ...(await nextStep(flow, visitor, account, 'second-factor')), methods: step.methods };
  return afterSecondStep(flow, visitor, account);
}

/** Requires a new password if the current one is a one-time password; otherwise opens the session. */
export async function afterSecondStep(
  flow: LoginFlow,
  visitor: SignInClient,
  account: Account,
): Promise<SignInResponse> {
  if (account.must_change_password === 1) return nextStep(flow, visitor, account, 'change-password');
  return completeSignIn(flow, visitor, account);
}

async function nextStep(
  { services }: LoginFlow,
  { bindingCookie }: SignInClient,
  account: Account,
  next: NextStep,
): Promise<NextStepResponse> {
  if (bindingCookie === null) throw new StalePage();
  const data = next === 'set-up-second-factor' ? newEncryptedSecret(services) : '';
  const ticket = await issueChallengeToken(services, { purpose: next, bindingCookie, account, data });
  return { success: true, message: texts[next], token: null, next, ticket };
}

/**
 * Opens the session in one transaction that checks the account again, so that a user who was disabled meanwhile is not
 * signed in.
 */
async function completeSignIn(
  { services }: LoginFlow,
  visitor: SignInClient,
  account: Account,
): Promise<LoginResponse> {
  const { db } = services;
  const { id, name, email, role_group } = account;
  const bindingCookie = randomToken();
  await deleteExpiredSessions(db);
  const session = await db.transaction().execute(async (trx) => {
    if (!(await recordSignIn(trx, account))) throw stepExpired();
    const event = { operation: 'sign-in', result: 'done', actor: { id, name }, title: email, entityId: id } as const;
    await recordEvent(trx, visitor.source, event);
    return openSession(trx, services, {
      userId: id,
      bindingCookie,
      previousCookie: visitor.bindingCookie,
      address: visitor.source.ip,
      agent: visitor.agent,
    });
  });
  visitor.startSession(email, bindingCookie);
  return { success: true, message: messages.login.success.title, ...session, data: { name, email, role_group } };
}
