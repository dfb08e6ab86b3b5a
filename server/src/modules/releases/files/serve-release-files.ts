import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fileReading } from '../../../platform/http/file-reading.ts';

const NEVER_SERVED = /\/(?:ssr|\.[^/]*)\/|\/release\.json$|\.map$|\.(?:br|gz)$/;

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
  });
  app.get<{ Params: { '*': string } }>('/releases/*', async (request, reply) => {
    const file = request.params['*'];
    await prepare?.(file);
    return reply.sendFile(`/${file}`, fileReading);
  });
}
