import type { FastifyInstance } from 'fastify';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { findRelease } from '../stored/releases.repository.ts';
import { isGenuine } from '../stored/signatures.ts';
import { releaseFiles } from './serve-release-files.ts';
import { releaseExists, releaseFolder } from './release-files.ts';
import { localReleaseProblem } from './release-store.ts';
import type { ReleaseServices } from '../release-services.ts';

const RELEASE = /^([a-z0-9_]+)\/([0-9a-f]{16})\/[^/]/;

/** Serves the immutable files of the releases. */
export async function releaseRoutes(app: FastifyInstance, services: ReleaseServices): Promise<void> {
  const prepare = services.config.s3 === null ? undefined : (file: string) => fetchMissing(services, file);
  await app.register(releaseFiles, { dataDir: services.config.dataDir, ...(prepare && { prepare }) });
}

/** A visitor may have the document of another server, which had the release earlier. */
async function fetchMissing(services: ReleaseServices, file: string): Promise<void> {
  const [, unit, id] = RELEASE.exec(file) ?? [];
  if (unit === undefined || id === undefined) return;
  if (await releaseExists(releaseFolder(services.config.dataDir, unit as Unit, id))) return;
  const release = await findRelease(services.db, unit as Unit, id);
  if (release && (await isGenuine(services, release))) await localReleaseProblem(services, release.descriptor);
}
