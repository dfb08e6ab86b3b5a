import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Unit } from 'shared-contracts/releases';
import { fileReading } from '../../../platform/http/file-reading.ts';
import { findRelease } from '../releases.repository.ts';
import { isGenuine } from '../signatures.ts';
import { releaseExists, releaseFolder } from './release-files.ts';
import { localReleaseProblem } from './release-store.ts';
import type { Services } from '../../../services.ts';

const RELEASE = /^([a-z0-9_]+)\/([0-9a-f]{16})\/[^/]/;
const NEVER_SERVED = /\/(?:ssr|\.[^/]*)\/|\/release\.json$|\.map$|\.(?:br|gz)$/;

/** Serves the immutable files of the releases. */
export async function releaseRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  await app.register(staticFiles, {
    root: path.join(config.dataDir, 'releases'),
    serve: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    allowedPath: (pathname) => !NEVER_SERVED.test(pathname),
  });
  app.get<{ Params: { '*': string } }>('/releases/*', async (request, reply) => {
    const file = request.params['*'];
    if (config.s3 !== null) await fetchMissing(services, file);
    return reply.sendFile(`/${file}`, fileReading);
  });
}

/** A visitor may have the document of another server, which had the release earlier. */
async function fetchMissing(services: Services, file: string): Promise<void> {
  const [, unit, id] = RELEASE.exec(file) ?? [];
  if (unit === undefined || id === undefined) return;
  if (await releaseExists(releaseFolder(services.config.dataDir, unit as Unit, id))) return;
  const release = await findRelease(services.db, unit as Unit, id);
  if (release && (await isGenuine(services, release))) await localReleaseProblem(services, release.descriptor);
}
