import type { FastifyRequest } from 'fastify';
import { findUnclaimedAccount } from '../platform/auth/first-user.ts';
import { isLocalRequest } from '../platform/auth/local-request.ts';
import type { Services } from '../services.ts';

/** Whether a visitor of the sign-in can set up the site, and if so whether the setup code is needed. */
export type FirstRunState = 'done' | 'local' | 'code';

/** Returns the function that reads the state for a request. A site that is set up stays so, and is not read again. */
export function createFirstRunReader({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): (request: FastifyRequest) => Promise<FirstRunState> {
  let isDone = false;
  return async (request) => {
    isDone ||= (await findUnclaimedAccount(db)) === undefined;
    if (isDone) return 'done';
    return isLocalRequest(request, config) ? 'local' : 'code';
  };
}
