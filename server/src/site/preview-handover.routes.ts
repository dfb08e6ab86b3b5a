import type { FastifyInstance } from 'fastify';
import { contentPreviewPaths } from '@vitrin/shared-contracts/paths';
import { issuePreview } from '../releases/serving/preview-cookie.ts';
import { previewHandoverParam, readHandover } from '../releases/serving/preview-handover.ts';
import { queryText } from '../platform/http/paging.ts';
import type { Services } from '../services.ts';
import { messageDocument, messageStyleHash, previewMessages } from './content-preview/preview-message.ts';
import { contentPreviewHeaders, contentPreviewPolicy } from './policies.ts';
import { sendDocument } from './send-document.ts';

/**
 * Registers the address by which the host of the site takes over the preview of a release: the cookie that the panel has
 * set is not sent there.
 */
export async function previewHandoverRoutes(
  app: FastifyInstance,
  { services: { config } }: { services: Services },
): Promise<void> {
  if (config.adminHost === null) return;
  app.get(contentPreviewPaths.release, async (request, reply) => {
    void reply.headers(contentPreviewHeaders);
    const handover = readHandover(config, queryText(request.query, previewHandoverParam) ?? '');
    if (!handover) {
      void reply.code(404).header('Content-Security-Policy', contentPreviewPolicy([messageStyleHash], false));
      return sendDocument(request, reply, messageDocument(previewMessages.endedHandover));
    }
    issuePreview(reply, config, handover);
    return reply.redirect(handover.address, 303);
  });
}
