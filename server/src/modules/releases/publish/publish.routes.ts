import type { FastifyInstance, FastifyRequest } from 'fastify';
import { promoteSchema, rollbackSchema, type RemoteState } from 'shared-contracts/release-management';
import { answer, done } from '../../../platform/http/envelope.ts';
import { jsonBody } from '../../../platform/http/json-body.ts';
import type { Services } from '../../../services.ts';
import { readPointer } from '../commands/pointers.repository.ts';
import { lastKnownGood } from '../commands/known-good.ts';
import { promote, rollBack } from '../commands/release-commands.service.ts';
import { createPublishing, type PublishingParts } from './publish.ts';
import { publisherOf, type Publisher } from './publisher.ts';
import { receiveRelease } from './receive.ts';
import { removeLeftovers } from '../files/release-files.ts';
import { newestReleases } from './remote-state.repository.ts';

const SHOWN = 20;

type RemoteCall = FastifyRequest<{ Params: { remote: string } }>;

/**
 * Routes for a team's pipeline, with a credential of its remote: publish, promote, roll back, and read the current
 * state.
 */
export async function publishRoutes(app: FastifyInstance, parts: PublishingParts): Promise<void> {
  const { services } = parts;
  const { dataDir } = services.config;
  await removeLeftovers(dataDir);
  const publishing = createPublishing(parts);
  const publishers = new WeakMap<FastifyRequest, Publisher>();

  // Authorizes the request before a byte of the body is read.
  const onRequest = async (request: RemoteCall) => {
    publishers.set(request, await publisherOf(services, request, request.params.remote));
  };
  const publisher = (request: RemoteCall) =>
    publishers.get(request) ?? publisherOf(services, request, request.params.remote);

  app.post(
    '/api/releases/:remote',
    { onRequest, config: { answers: 'PublishAnswer' } },
    async (request: RemoteCall, reply) => {
      const holder = await publisher(request);
      const received = await receiveRelease(request, { dataDir, publisher: holder, check: publishing.check });
      const kept = await publishing.keep(received, holder.name);
      return reply.code(201).send(done('Sürüm yüklendi.', kept));
    },
  );

  const config = { answers: 'RemoteState' } as const;
  app.get('/api/releases/:remote', { onRequest, config }, async (request: RemoteCall) =>
    answer(await stateOf(services, await publisher(request))),
  );

  app.post('/api/releases/:remote/promote', { onRequest, config }, async (request: RemoteCall) => {
    const holder = await publisher(request);
    const input = jsonBody(promoteSchema, request);
    const id = await promote(services, { actor: holder }, { ...input, unit: holder.remote });
    return done(`${id} sürümü canlıya alındı.`, await stateOf(services, holder));
  });

  app.post('/api/releases/:remote/rollback', { onRequest, config }, async (request: RemoteCall) => {
    const holder = await publisher(request);
    const input = jsonBody(rollbackSchema, request);
    const id = await rollBack(services, { actor: holder }, { ...input, unit: holder.remote });
    return done(`${id} sürümüne geri dönüldü.`, await stateOf(services, holder));
  });
}

async function stateOf(services: Services, { remote }: Publisher): Promise<RemoteState> {
  const pointer = await readPointer(services.db, remote);
  return {
    remote,
    live: pointer?.live ?? null,
    previous: await lastKnownGood(services, remote),
    candidate: pointer?.candidate ?? null,
    percent: pointer?.percent ?? 0,
    releases: await newestReleases(services.db, remote, SHOWN),
  };
}
