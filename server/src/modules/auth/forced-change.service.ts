import type { SignInResponse } from '@vitrin/shared-contracts/auth';
import { newPasswordHash } from '../../platform/auth/new-passwords.ts';
import { deleteSessionsOf } from '../../platform/auth/sessions.repository.ts';
import { consumeChallengeToken, stepExpired } from '../../platform/auth/challenge-tokens.ts';
import { lockAccount, savePassword } from '../../platform/auth/users.repository.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import { afterSecondStep, type LoginFlow } from './login-flow.ts';
import { challengeTokenOf } from './challenge-token-holder.ts';
import type { SignInClient } from './sign-in-client.ts';

/** Replaces the one-time password by one that only the user knows, and signs the user in. */
export async function changeForcedPassword(
  flow: LoginFlow,
  visitor: SignInClient,
  input: { ticket: string; new_password: string },
): Promise<SignInResponse> {
  const { services } = flow;
  const { ticket, account } = await challengeTokenOf(services, visitor, input.ticket, ['change-password']);
  const hash = await newPasswordHash(services, account, input.new_password);
  await services.db.transaction().execute(async (trx) => {
    if (!(await lockAccount(trx, account))) throw stepExpired();
    await consumeChallengeToken(trx, ticket);
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
