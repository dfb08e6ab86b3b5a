import type { ChallengePurpose, ChallengeTokenRow } from '../../platform/auth/challenge-tokens.repository.ts';
import { redeemChallengeToken } from '../../platform/auth/challenge-tokens.ts';
import { activeAccountById, type Account } from '../../platform/auth/users.repository.ts';
import { NotFound } from '../../platform/errors.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { SignInClient } from './sign-in-client.ts';

/**
 * Returns a valid challenge token together with the current account of its user; throws `NotFound` when the user is
 * gone or disabled.
 */
export async function challengeTokenOf(
  services: Pick<PlatformServices, 'db' | 'config'>,
  { bindingCookie }: SignInClient,
  token: string,
  purposes: readonly ChallengePurpose[],
): Promise<{ ticket: ChallengeTokenRow; account: Account }> {
  const ticket = await redeemChallengeToken(services, bindingCookie, token, purposes);
  const account = ticket.user_id === null ? undefined : await activeAccountById(services.db, ticket.user_id);
  if (!account) throw new NotFound();
  return { ticket, account };
}
