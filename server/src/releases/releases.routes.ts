import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

const NEVER_SERVED = /\/(?:ssr|\.[^/]*)\/|\/release\.json$|\.map$|\.(?:br|gz)$/;

/** The immutable files of the releases. */
export async function releaseRoutes(app: FastifyInstance, { config }: Services): Promise<void> {
  await app.register(staticFiles, {
    root: path.join(config.dataDir, 'releases'),
    prefix: '/releases/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    allowedPath: (pathname) => !NEVER_SERVED.test(pathname),
    setHeaders: (reply) => {
      reply.header('X-Content-Type-Options', 'nosniff');
      reply.header('Cross-Origin-Resource-Policy', 'same-origin');
    },
  });
}
