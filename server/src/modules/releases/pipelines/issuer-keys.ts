import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { usableKeys } from './usable-keys.ts';

/** Milliseconds after which keys are fetched again. */
const MAX_AGE_MS = 10 * 60_000;
/** Milliseconds for which the last keys are used while the issuer does not respond. */
const MAX_STALE_MS = 24 * 3_600_000;
/** Milliseconds between two requests to the same issuer, whatever the tokens contain. */
const COOLDOWN_MS = 30_000;

/** The issuer does not respond, and no keys of it are known. */
export class IssuerUnavailable extends Error {}

interface Entry {
  find: ReturnType<typeof createLocalJWKSet> | null;
  fetchedAt: number;
  triedAt: number;
  pending: Promise<void> | null;
}

interface Source {
  fetchKeys: (issuer: string) => Promise<JSONWebKeySet>;
  onFailure: (issuer: string, error: unknown) => void;
  now?: () => number;
}

/**
 * Caches the public keys of issuers. An unknown key id causes one request at most every 30 seconds; while an issuer
 * does not respond, its last keys are used for a day. The returned function throws `IssuerUnavailable` without keys.
 */
export function createIssuerKeys({
  fetchKeys,
  onFailure,
  now = Date.now,
}: Source): (issuer: string) => JWTVerifyGetKey {
  const entries = new Map<string, Entry>();

  async function refresh(issuer: string, entry: Entry): Promise<void> {
    if (now() - entry.triedAt < COOLDOWN_MS) {
      await entry.pending;
      return;
    }
    entry.triedAt = now();
    entry.pending = store(issuer, entry);
    await entry.pending;
    entry.pending = null;
  }

  async function store(issuer: string, entry: Entry): Promise<void> {
    try {
      entry.find = createLocalJWKSet(await usableKeys(await fetchKeys(issuer)));
      entry.fetchedAt = now();
    } catch (error) {
      onFailure(issuer, error);
    }
  }

  return (issuer) => async (header, token) => {
    const entry = entries.get(issuer) ?? { find: null, fetchedAt: 0, triedAt: -Infinity, pending: null };
    entries.set(issuer, entry);
    if (now() - entry.fetchedAt > MAX_AGE_MS) await refresh(issuer, entry);
    try {
      return await knownKeys(entry, now())(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await refresh(issuer, entry);
      return knownKeys(entry, now())(header, token);
    }
  };
}

function knownKeys({ find, fetchedAt }: Entry, now: number): NonNullable<Entry['find']> {
  if (!find || now - fetchedAt > MAX_STALE_MS) throw new IssuerUnavailable();
  return find;
}
