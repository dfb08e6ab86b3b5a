import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { apiKeyPrefix, apiKeyRights } from '@vitrin/shared-contracts/api-keys';
import { withContained, type Right } from '@vitrin/shared-contracts/rights';
import type { PlatformServices } from '../platform-services.ts';
import { UnknownApiKey } from '../errors.ts';
import { apiKeyHash, isApiKey } from './api-key-text.ts';
import { findValidApiKey, saveApiKeyUse, type ValidApiKey } from './api-keys.repository.ts';
import { rightsOf } from './role-rights.ts';
import type { StaffSession } from './sessions.ts';
import { clientKey, requireNotExhausted, requireWithinLimit } from './throttle.ts';

/** Requests that one key may send per minute to one process. */
const REQUESTS_PER_MINUTE = 600;
/** Unknown keys that one address may send per minute. */
const FAILURES_PER_MINUTE = 20;
const HOUR_MS = 3_600_000;

const KEY = new RegExp(`^Bearer (${apiKeyPrefix}\\S{1,100})$`);

/** Reports whether a request is sent with an API key instead of a session. */
export function hasApiKey({ headers }: FastifyRequest): boolean {
  return headers.authorization?.startsWith(`Bearer ${apiKeyPrefix}`) ?? false;
}

/**
 * Returns the authentication by API key. The key and the rights of its creator are read at every request, so that a key
 * loses its effect at once, in every process.
 */
export function createApiKeyAuthentication({
  db,
}: PlatformServices): (request: FastifyRequest) => Promise<StaffSession> {
  const perKey = new RateLimiterMemory({ points: REQUESTS_PER_MINUTE, duration: 60 });
  const failures = new RateLimiterMemory({ points: FAILURES_PER_MINUTE, duration: 60 });
  return async (request) => {
    const client = clientKey(request.ip);
    await requireNotExhausted(failures, client);
    const text = KEY.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const key = isApiKey(text) ? await findValidApiKey(db, apiKeyHash(text)) : undefined;
    if (!key) {
      await requireWithinLimit(failures.consume(client));
      throw new UnknownApiKey();
    }
    await requireWithinLimit(perKey.consume(key.id));
    await noteUse(db, key);
    return sessionOfKey(key, await rightsOf(db, key.role_group));
  };
}

/** Stored to the hour, so that a key that is in use costs no write for each request. */
async function noteUse(db: PlatformServices['db'], { id, last_used_at }: ValidApiKey): Promise<void> {
  const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS).toISOString();
  if (last_used_at !== hour) await saveApiKeyUse(db, id, hour);
}

/** A key never has more rights than its creator has now. The audit log names both. */
function sessionOfKey(key: ValidApiKey, held: ReadonlySet<Right>): StaffSession {
  const named = withContained(JSON.parse(key.rights) as Right[]);
  return {
    id: 0,
    user: {
      id: key.user_id,
      name: `${key.user_name} (API: ${key.name})`,
      email: key.email,
      role_group: key.role_group,
    },
    rights: new Set(apiKeyRights.filter((right) => named.has(right) && held.has(right))),
    expiresAt: key.expires_at,
    bindingCookie: '',
    apiKey: { id: key.id, name: key.name },
  };
}
