import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createIcons, iconPaths } from './icons.ts';
import type { SurfaceContext } from './surface-context.ts';

/** A changed icon is seen within the hour. */
const CACHING = 'public, max-age=3600';

/** What telephones and browsers put on a home screen, made of the company's own icon. */
export async function iconRoutes(app: FastifyInstance, { services, site }: SurfaceContext): Promise<void> {
  const icons = createIcons(services);
  for (const path of iconPaths)
    app.get(path, async (request, reply) => {
      const icon = await icons.read((await site.read()).branding, path);
      if (icon === null) return reply.callNotFound();
      const etag = `"${createHash('sha256').update(icon).digest('base64url').slice(0, 22)}"`;
      void reply.headers({ etag, 'cache-control': CACHING, 'cross-origin-resource-policy': 'same-origin' });
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('image/png').send(icon);
    });
}
