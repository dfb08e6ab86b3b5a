import type { FastifyReply, FastifyRequest } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { NotFound } from '../platform/errors.ts';
import type { CachedResponse } from '../platform/http/cached-response.ts';
import { dataOf, sectionsOf } from './document-data.ts';
import { parseDataAddress } from './hydration-data.ts';
import type { PreparedPages } from './prepared-pages.ts';
import { parseUrl } from './public-url.ts';
import { sendPage } from './send-page.ts';
import type { SurfaceContext } from './surface-context.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Responses that are made and cached together with a page. */
export interface RelatedResponses {
  /** Responds to a request for the hydration data of a page, or of a section on it. */
  answerData: Answer;
  /** Responds to a request for the rendered sections of remotes of a page. */
  answerSections: Answer;
}

export function relatedResponses(context: SurfaceContext, pages: PreparedPages): RelatedResponses {
  /** Sends a response that belongs to a page; 404 if the page does not exist or has no such response. */
  const answer = async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    pageAddress: string | undefined,
    find: (page: CachedResponse) => CachedResponse | null,
  ) => {
    const version = context.services.contentVersion.current();
    const state = await context.site.read();
    const asked = pageAddress === undefined ? null : parseUrl(pageAddress, undefined, state);
    if (!asked || asked.redirect !== null || asked.kind !== 'page') throw new NotFound();
    const { page, units } = await pages.prepare(request, state, asked);
    const related = find(page);
    if (!related) throw new NotFound();
    reply.hijack();
    sendPage(context, { request: request.raw, response: reply.raw }, related, { units, version });
    return reply;
  };
  return {
    answerData(request, reply) {
      const address = parseDataAddress(request.url);
      return answer({ request, reply }, address?.page, (page) => address && dataOf(page, address.hash));
    },
    answerSections: (request, reply) =>
      answer({ request, reply }, request.url.slice(api.sections('').length), sectionsOf),
  };
}
