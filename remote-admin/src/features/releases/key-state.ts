import type { PublishKeyRow } from 'shared-contracts/release-management';

const DAY_MS = 24 * 60 * 60_000;

export type KeyStateName = 'valid' | 'expired' | 'revoked';

export function keyState({ revoked_at, expires_at }: PublishKeyRow): KeyStateName {
  if (revoked_at !== null) return 'revoked';
  return new Date(expires_at).getTime() <= Date.now() ? 'expired' : 'valid';
}

/** Whole days that a credential still holds. */
export function daysLeft({ expires_at }: PublishKeyRow): number {
  return Math.floor((new Date(expires_at).getTime() - Date.now()) / DAY_MS);
}
