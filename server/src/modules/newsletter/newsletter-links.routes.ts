import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { api } from '@vitrin/shared-contracts/paths';
import { clientKey, requireWithinLimit } from '../../platform/auth/throttle.ts';
import type { Services } from '../../services.ts';
import { linkPage } from './link-pages.ts';
import { confirmSubscription, leaveNewsletter, readLink, type LinkState } from './subscription-links.service.ts';
import type { TokenPurpose } from './tokens.repository.ts';
import { visitorFrame } from './visitor-frame.ts';
import { sendVisitorPage } from './visitor-page.ts';

/** A mail program sends `List-Unsubscribe=One-Click`, our page nothing. */
const BODY_BYTES = 4_096;
/** For each address and minute: mail providers press for many people from few addresses. */
const PRESS_LIMIT = { points: 600, duration: 60 };

interface Link {
  Params: { token: string };
}

/**
 * Registers the pages of the links in mails. GET shows a button and changes nothing, because mail scanners open links;
 * POST does it, without account, cookie, script or origin: the link is the permission (RFC 8058).
 */
export async function newsletterLinkRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  const perAddress = new RateLimiterMemory(PRESS_LIMIT);
  const onRequest = (request: FastifyRequest) => requireWithinLimit(perAddress.consume(clientKey(request.ip)));
  // Whatever a mail program sends is accepted and not read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, _body, done) => done(null));

  const presses = { confirm: confirmSubscription, leave: leaveNewsletter } as const;
  const paths = { confirm: api.newsletterConfirm(':token'), leave: api.newsletterLeave(':token') } as const;
  for (const purpose of ['confirm', 'leave'] as const) {
    app.get<Link>(paths[purpose], { onRequest, exposeHeadRoute: false }, async (request, reply) =>
      answer(services, { request, reply, purpose }, await readLink(db, request.params.token, purpose)),
    );
    app.post<Link>(
      paths[purpose],
      { onRequest, bodyLimit: BODY_BYTES, config: { body: null } },
      async (request, reply) =>
        answer(services, { request, reply, purpose }, await presses[purpose](db, request.params.token)),
    );
  }
}

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  purpose: TokenPurpose;
}

async function answer(services: Services, { request, reply, purpose }: Asked, link: LinkState): Promise<FastifyReply> {
  const { frame, texts } = await visitorFrame(services, request);
  const status = link.state === 'invalid' ? 404 : 200;
  return sendVisitorPage(reply, status, { ...frame, ...linkPage(texts, purpose, link) });
}
