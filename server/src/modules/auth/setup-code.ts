import { keyedHash, equalsConstantTime } from '../../platform/auth/secrets.ts';
import { verifyPassword } from '../../platform/auth/passwords.ts';
import type { Account } from '../../platform/auth/users.repository.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import { Invalid } from '../../platform/errors.ts';
import type { LoginFlow } from './login-flow.ts';
import type { SignInClient } from './sign-in-client.ts';

/**
 * Checks the setup code: `SETUP_CODE`, or the password that the first start has printed. It is limited together with the
 * sign-ins to the account, because it may be its password. Throws 422 for a wrong code, 429 for too many attempts.
 */
export async function requireSetupCode(
  { services, passwords }: LoginFlow,
  client: SignInClient,
  account: Account,
  code: string,
): Promise<void> {
  const attempt = client.attemptFor(account.email);
  await passwords.charge(attempt);
  const isSetting = isSetupCode(services.config, code);
  // Checked in any case, so that the time does not reveal which of the two is correct.
  const isPassword = await verifyPassword(account.password_hash, code);
  if (!isSetting && !isPassword) {
    const event = { operation: 'sign-in', result: 'failed', actor: null, title: account.email } as const;
    await recordEvent(services.db, client.source, event);
    throw new Invalid({ code: 'Kurulum Kodu Hatalı' });
  }
  await passwords.refund(attempt);
}

/** Compares hashes, which have the same length whatever the code is. */
function isSetupCode({ secret, setupCode }: { secret: string; setupCode: string | null }, code: string): boolean {
  const hash = (text: string) => keyedHash(secret, 'setup-code', text);
  return equalsConstantTime(hash(code), hash(setupCode ?? '')) && setupCode !== null;
}
