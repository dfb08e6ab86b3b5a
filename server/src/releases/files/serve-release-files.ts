import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { encodingFor } from '../../platform/http/content-encoding.ts';
import { fileReading } from '../../platform/http/file-reading.ts';

const NEVER_SERVED = /\/(?:ssr|\.[^/]*)\/|\/release\.json$|\.map$|\.(?:br|gz)$/;

/** Seconds that a shared cache keeps a gzip variant until it asks for the Brotli variant. */
const INTERIM_SECONDS = 60;

interface ReleaseFiles {
  dataDir: string;
  /** Called with each requested file before it is sent. */
  prepare?: (file: string) => Promise<void>;
}

/** Registers the public addresses of the files of the releases in the data folder. */
export async function releaseFiles(app: FastifyInstance, { dataDir, prepare }: ReleaseFiles): Promise<void> {
  await app.register(staticFiles, {
    root: path.join(dataDir, 'releases'),
    serve: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    allowedPath: (pathname) => !NEVER_SERVED.test(pathname),
    setHeaders: limitInterim,
  });
  app.get<{ Params: { '*': string } }>(
    '/releases/*',
    { config: { sendsImmutableFiles: true } },
    async (request, reply) => {
      const file = request.params['*'];
      await prepare?.(file);
      // Sign-in and panel require it of their workers.
      void reply.header('Cross-Origin-Embedder-Policy', 'require-corp');
      return reply.sendFile(`/${file}`, fileReading);
    },
  );
}

/**
 * The Brotli variants of a new release are written after it is stored. Until then browsers get gzip and may keep it,
 * but a shared cache would send the larger variant to everyone for a year.
 */
function limitInterim(reply: FastifyReply, file: string): void {
  if (file.endsWith('.gz') && encodingFor(reply.request.headers['accept-encoding']) === 'br')
    void reply.header('CDN-Cache-Control', `max-age=${INTERIM_SECONDS}`);
}
