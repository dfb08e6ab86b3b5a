import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionBindingCookieOf, setSessionBindingCookie } from '../../platform/auth/session-binding-cookie.ts';
import { knownDevice, rememberDevice } from '../../platform/auth/known-device.ts';
import { isLocalRequest } from '../../platform/auth/local-request.ts';
import type { Attempt } from '../../platform/auth/login-throttle.ts';
import type { EventSource } from '../../platform/audit/security-events.repository.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';

const AGENT_LENGTH = 200;

/** The client of a sign-in request: its address, its browser and its cookies. */
export interface SignInClient {
  source: EventSource;
  agent: string;
  /** Whether the browser is on the server's own machine; false when in doubt. */
  isLocal: boolean;
  /** Session-binding cookie of the page that sends the request; null if there is none. */
  bindingCookie: string | null;
  /** Key by which the throttles count attempts for this e-mail. */
  attemptFor(email: string): Attempt;
  /** Marks the browser as known for this e-mail, so that its attempts are counted separately. */
  markKnown(email: string): void;
  /** Sets the cookies of a new session that has been stored; `bindingCookie` is the value that the session is bound to. */
  startSession(email: string, bindingCookie: string): void;
}

export function signInClientOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { config }: Pick<PlatformServices, 'config'>,
): SignInClient {
  return {
    source: { id: request.id, ip: request.ip },
    agent: (request.headers['user-agent'] ?? '').slice(0, AGENT_LENGTH),
    isLocal: isLocalRequest(request, config),
    bindingCookie: sessionBindingCookieOf(request, config),
    attemptFor: (email) => ({ address: request.ip, email, device: knownDevice(request, config, email) }),
    markKnown: (email) => rememberDevice(request, reply, config, email),
    startSession(email, bindingCookie) {
      rememberDevice(request, reply, config, email);
      setSessionBindingCookie(reply, config, bindingCookie);
    },
  };
}
