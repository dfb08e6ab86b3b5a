import type { LoginInput, SignInAnswer } from 'shared-contracts/auth';
import { verifyPassword } from '../../platform/auth/passwords.ts';
import { activeAccount, emailKey } from '../../platform/auth/users.repository.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import { Invalid } from '../../platform/errors.ts';
import { withLinkOffered } from './browser-link.service.ts';
import { afterPassword, type LoginFlow } from './login-flow.ts';
import type { Visitor } from './visitor.ts';

/**
 * First step of the sign-in: 422 for wrong credentials, 429 for too many attempts. Known, unknown and disabled users
 * cost the same work and get the same message.
 */
export async function signIn(
  flow: LoginFlow,
  visitor: Visitor,
  { email, password }: LoginInput,
): Promise<SignInAnswer> {
  const { services, passwords } = flow;
  const key = emailKey(email);
  const attempt = visitor.attempt(key);
  try {
    await passwords.charge(attempt);
  } catch (error) {
    throw withLinkOffered(services, visitor, key, error);
  }
  const account = await activeAccount(services.db, key);
  const fits = await verifyPassword(account?.password_hash ?? null, password, attempt.device !== null);
  if (!account || !fits) {
    await recordEvent(services.db, visitor.source, {
      operation: 'sign-in',
      result: 'failed',
      actor: null,
      title: key,
    });
    throw new Invalid(null, 'sign-in', 'E-posta ya da şifre hatalı.');
  }
  await passwords.repay(attempt);
  return afterPassword(flow, visitor, account);
}
