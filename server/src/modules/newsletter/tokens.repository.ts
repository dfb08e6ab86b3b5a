import { createHash } from 'node:crypto';
import { isToken, randomToken } from '../../platform/auth/secrets.ts';
import type { Db } from '../../platform/database/tables.ts';

/** What the link of a mail does. */
export type TokenPurpose = 'confirm' | 'leave';

/** Stores a new link as hash and returns what the mail contains. */
export async function createToken(
  trx: Db,
  { subscriptionId, purpose, at }: { subscriptionId: number; purpose: TokenPurpose; at: string },
): Promise<string> {
  const token = randomToken();
  const row = { hash: hashOf(token), subscription_id: subscriptionId, purpose, created_at: at };
  await trx.insertInto('newsletter_tokens').values(row).execute();
  return token;
}

/** Returns the subscription of a link; null for a text that is none. */
export async function subscriptionOfToken(db: Db, token: string, purpose: TokenPurpose): Promise<number | null> {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom('newsletter_tokens')
    .select('subscription_id')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row?.subscription_id ?? null;
}

export async function deleteConfirmTokens(trx: Db, subscriptionId: number): Promise<void> {
  await trx
    .deleteFrom('newsletter_tokens')
    .where('subscription_id', '=', subscriptionId)
    .where('purpose', '=', 'confirm')
    .execute();
}

/** A plain hash suffices: a token is 32 random bytes. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
