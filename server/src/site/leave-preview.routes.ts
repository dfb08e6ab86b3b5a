import type { FastifyInstance, FastifyRequest } from 'fastify';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import { isOwnOriginForm } from '../platform/auth/form-origin.ts';
import { endPreview } from '../releases/serving/preview-cookie.ts';
import { endReleaseLink } from '../releases/serving/release-link-cookie.ts';
import type { Services } from '../services.ts';
import { StalePage } from '../platform/errors.ts';

/**
 * Registers the button of the preview badge: it ends the preview and returns to the current page. A plain HTML form,
 * without JavaScript.
 */
export async function leavePreviewRoutes(
  app: FastifyInstance,
  { services: { config } }: { services: Services },
): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 100 }, (_r, _b, done) =>
    done(null),
  );
  app.post(api.leavePreview, { config: { body: null } }, async (request, reply) => {
    if (!isOwnOriginForm(request, config)) throw new StalePage();
    endPreview(reply, config);
    endReleaseLink(reply, config);
    return reply.redirect(previousPage(request), 303);
  });
}

/** Returns the path of the previous page on this site; never the host that a header names. */
function previousPage({ headers, host }: FastifyRequest): string {
  const page = URL.parse(headers.referer ?? '');
  if (!page || page.host !== host || page.pathname.startsWith('//')) return publicPaths.home;
  return page.pathname + page.search;
}
