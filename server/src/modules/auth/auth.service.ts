import type { LoginInput, SignInResponse } from '@vitrin/shared-contracts/auth';
import { signInAnswers } from '@vitrin/shared-contracts/server-answers';
import { verifyPassword } from '../../platform/auth/passwords.ts';
import { activeAccount, normalizeEmail } from '../../platform/auth/users.repository.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import { Invalid } from '../../platform/errors.ts';
import { withLinkOffer } from './browser-link.service.ts';
import { afterPassword, type LoginFlow } from './login-flow.ts';
import type { SignInClient } from './sign-in-client.ts';

/**
 * First step of the sign-in: 422 for wrong credentials, 429 for too many attempts. Known, unknown and disabled users
 * cost the same work and get the same message.
 */
export async function signIn(
  flow: LoginFlow,
  visitor: SignInClient,
  { email, password }: LoginInput,
): Promise<SignInResponse> {
  const { services, passwords } = flow;
  const key = normalizeEmail(email);
  const attempt = visitor.attemptFor(key);
  try {
    await passwords.charge(attempt);
  } catch (error) {
    throw withLinkOffer(services, visitor, key, error);
  }
  const account = await activeAccount(services.db, key);
  const isVerified = await verifyPassword(account?.password_hash ?? null, password, attempt.device !== null);
  if (!account || !isVerified) {
    services.metrics.signInFailed('password');
    await recordEvent(services.db, visitor.source, {
      operation: 'sign-in',
      result: 'failed',
      actor: null,
      title: key,
    });
    throw new Invalid(null, 'sign-in', signInAnswers.wrongCredentials);
  }
  await passwords.refund(attempt);
  return afterPassword(flow, visitor, account);
}
