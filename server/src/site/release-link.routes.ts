import type { FastifyInstance } from 'fastify';
import { contentPreviewPaths } from '@vitrin/shared-contracts/paths';
import { readLinkToken } from '../releases/serving/link-token.ts';
import { issueReleaseLink } from '../releases/serving/release-link-cookie.ts';
import { isLinkValid } from '../releases/serving/valid-link.ts';
import { knownUnits } from '../modules/releases/remotes/units.service.ts';
import type { Services } from '../services.ts';
import { messageDocument, messageStyleHash, previewMessages } from './content-preview/preview-message.ts';
import { contentPreviewHeaders, contentPreviewPolicy } from './policies.ts';
import { sendDocument } from './send-document.ts';

/** Registers the address of links to releases: it sets the cookie that selects the release, and opens the site. */
export async function releaseLinkPage(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { config, db } = services;
  app.get<{ Params: { token: string } }>(contentPreviewPaths.releaseLink(':token'), async (request, reply) => {
    void reply.headers(contentPreviewHeaders);
    const linked = readLinkToken(config, request.params.token);
    const unit = linked && (await isLinkValid(db, linked)) ? await unitOf(services, linked.unit) : undefined;
    if (!linked || !unit) {
      void reply.code(404).header('Content-Security-Policy', contentPreviewPolicy([messageStyleHash], false));
      return sendDocument(request, reply, messageDocument(previewMessages.goneLink));
    }
    issueReleaseLink(reply, config, linked);
    return reply.redirect(unit.segment === null || unit.segment === '*' ? '/' : `/${unit.segment}`, 303);
  });
}

async function unitOf({ db }: Pick<Services, 'db'>, name: string) {
  return (await knownUnits(db)).find(({ unit }) => unit === name);
}
