import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { allowSharedCaching } from '../platform/http/shared-cache.ts';
import { createIcons, iconPaths } from './icons.ts';
import type { SurfaceContext } from './surface-context.ts';

/** A changed icon becomes visible within an hour. */
const CACHING = 'public, max-age=3600';

/** Registers the home screen icons of phones and browsers, made from the company's icon. */
export async function iconRoutes(app: FastifyInstance, { services, site }: SurfaceContext): Promise<void> {
  const icons = createIcons(services);
  for (const path of iconPaths)
    app.get(path, async (request, reply) => {
      const version = services.contentVersion.current();
      const icon = await icons.read((await site.read()).branding, path);
      if (icon === null) return reply.callNotFound();
      allowSharedCaching(services, request.raw, reply.raw, { tags: ['branding'], version });
      const etag = `"${createHash('sha256').update(icon).digest('base64url').slice(0, 22)}"`;
      void reply.headers({ etag, 'cache-control': CACHING, 'cross-origin-resource-policy': 'same-origin' });
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('image/png').send(icon);
    });
}
