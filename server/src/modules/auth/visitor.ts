import type { FastifyReply, FastifyRequest } from 'fastify';
import { companionOf, issueCompanion } from '../../platform/auth/companion.ts';
import { knownDevice, rememberDevice } from '../../platform/auth/known-device.ts';
import type { Attempt } from '../../platform/auth/login-throttle.ts';
import type { EventSource } from '../../platform/audit/security-events.repository.ts';
import type { Services } from '../../services.ts';

const AGENT_LENGTH = 200;

/** Somebody at the door: from where, and by which browser. */
export interface Visitor {
  source: EventSource;
  agent: string;
  /** Session-binding cookie of the page that sends the request; null if there is none. */
  companion: string | null;
  /** What the throttles count for this e-mail. */
  attempt(email: string): Attempt;
  /** From now on the browser's attempts for this e-mail are counted apart. */
  remember(email: string): void;
  /** Gives the browser the cookies of a new session, when it stands: `companion` is the one that it is bound to. */
  admit(email: string, companion: string): void;
}

export function visitorOf(request: FastifyRequest, reply: FastifyReply, { config }: Services): Visitor {
  return {
    source: { id: request.id, ip: request.ip },
    agent: (request.headers['user-agent'] ?? '').slice(0, AGENT_LENGTH),
    companion: companionOf(request, config),
    attempt: (email) => ({ address: request.ip, email, device: knownDevice(request, config, email) }),
    remember: (email) => rememberDevice(request, reply, config, email),
    admit(email, companion) {
      rememberDevice(request, reply, config, email);
      issueCompanion(reply, config, companion);
    },
  };
}
