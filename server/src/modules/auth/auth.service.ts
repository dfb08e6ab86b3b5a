import type { LoginAnswer, LoginInput } from 'shared-contracts/auth';
import { messages } from 'shared-contracts/messages';
import { GateFull } from '../../access/gate.ts';
import type { LoginThrottle } from '../../access/login-throttle.ts';
import { passwordFits } from '../../access/passwords.ts';
import { openSession } from '../../access/sessions.ts';
import { activeAccount, emailKey, noteSignIn, type Account } from '../../access/users.repository.ts';
import { Problem, problems } from '../../http/problem.ts';
import type { Services } from '../../services.ts';

/** From where somebody signs in. */
export interface Device {
  address: string;
  agent: string;
  /** Makes the cookie that the new session is bound to. Called on success only. */
  newCompanion(): string;
}

/** Signs in, or ends with 422 for wrong credentials and 429 for too many; one message for every wrong pair. */
export async function signIn(
  services: Services,
  throttle: LoginThrottle,
  { email, password }: LoginInput,
  device: Device,
): Promise<LoginAnswer> {
  const key = emailKey(email);
  await throttle.charge(device.address, key);
  const account = await checkedAccount(services, key, password);
  await throttle.repay(device.address, key);
  await noteSignIn(services.db, account.id);
  const companion = device.newCompanion();
  const session = await openSession(services, {
    userId: account.id,
    companion,
    address: device.address,
    agent: device.agent,
  });
  const { name, role_group } = account;
  return {
    success: true,
    message: messages.login.success.title,
    ...session,
    data: { name, email: account.email, role_group },
  };
}

async function checkedAccount(services: Services, email: string, password: string): Promise<Account> {
  const account = await activeAccount(services.db, email);
  const fits = await passwordFits(account?.password_hash ?? null, password).catch((error: unknown) => {
    throw error instanceof GateFull ? problems.throttled(1) : error;
  });
  if (!account || !fits) throw new Problem(422, 'E-posta ya da şifre hatalı.');
  return account;
}
