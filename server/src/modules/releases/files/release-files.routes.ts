import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fileReading } from '../../../platform/http/file-reading.ts';
import type { Services } from '../../../services.ts';

const NEVER_SERVED = /\/(?:ssr|\.[^/]*)\/|\/release\.json$|\.map$|\.(?:br|gz)$/;

/** Serves the immutable files of the releases. */
export async function releaseRoutes(app: FastifyInstance, { config }: Services): Promise<void> {
  await app.register(staticFiles, {
    root: path.join(config.dataDir, 'releases'),
    serve: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    allowedPath: (pathname) => !NEVER_SERVED.test(pathname),
  });
  app.get<{ Params: { '*': string } }>('/releases/*', (request, reply) =>
    reply.sendFile(`/${request.params['*']}`, fileReading),
  );
}
