import type { FastifyRequest } from 'fastify';
import { recordEvent, type SecurityEvent } from '../audit/security-events.repository.ts';
import type { PlatformServices } from '../platform-services.ts';
import type { Problem } from './problem.ts';

/** Writes an audit log entry for a denied request. A failure here never prevents the response. */
export async function recordRejection(
  { db }: PlatformServices,
  request: FastifyRequest,
  problem: Problem,
): Promise<void> {
  const event = eventOf(request, problem);
  if (!event) return;
  try {
    await recordEvent(db, request, event);
  } catch (error) {
    request.log.error({ err: error }, 'rejection not recorded');
  }
}

/**
 * Anonymous clients are recorded by their failed sign-ins and throttles; all their other requests are a 401 and are not
 * recorded.
 */
function eventOf(request: FastifyRequest, { status, extras }: Problem): SecurityEvent | null {
  const { url = '' } = request.routeOptions;
  const actor = request.session?.user ?? null;
  const about = { result: 'refused', actor, title: `${request.method} ${url}` } as const;
  if (status === 403 && actor) return { ...about, operation: 'access', entity: extras.code ?? 'right' };
  if (status === 429 && /^\/api\/(?:auth|admin)\//.test(url)) return { ...about, operation: 'throttle' };
  return null;
}
