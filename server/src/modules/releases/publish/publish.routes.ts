import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  promoteSchema,
  rollbackSchema,
  type PublishResponse,
  type RemoteState,
} from '@vitrin/shared-contracts/release-management';
import { addTagsSchema, releaseLinkSchema } from '@vitrin/shared-contracts/release-lifecycle';
import { dataEnvelope, messageEnvelope } from '../../../platform/http/envelope.ts';
import { jsonBody } from '../../../platform/http/json-body.ts';
import type { Services } from '../../../services.ts';
import { readPointer } from '../../../releases/stored/pointers.repository.ts';
import { unitsOfTwoPeople } from '../commands/release-policies.repository.ts';
import { lastKnownGood } from '../commands/last-known-good.ts';
import { promote, rollBack } from '../commands/release-commands.service.ts';
import { createPublishing, type Publishing, type PublishingParts } from './publish.ts';
import { authenticatePublisher, requireMayPromote, type Publisher } from './publisher.ts';
import { maxBytesOf, receiveRelease } from './receive.ts';
import { createRejectionLimit, type RejectionLimit } from './rejection-limit.ts';
import { reserveUpload } from './reserve-upload.ts';
import { deleteUpload } from '../keys/upload-quota.repository.ts';
import type { SignedRelease } from '../../../releases/stored/releases.repository.ts';
import { removeLeftovers } from '../../../releases/files/release-files.ts';
import { removeStaleCopies } from '../../../releases/files/remove-stale-copies.ts';
import { createLink } from '../links/release-links.service.ts';
import { addTags } from '../tags/release-tags.service.ts';
import { newestReleases } from './remote-state.repository.ts';
import { lossesOf } from '../release-losses.service.ts';

const SHOWN_RELEASES = 20;

type RemoteCall = FastifyRequest<{ Params: { remote: string } }>;

/**
 * Routes for a team's pipeline, with a credential of its remote: publish, promote, roll back, and read the current
 * state.
 */
export async function publishRoutes(app: FastifyInstance, parts: PublishingParts): Promise<void> {
  const { services } = parts;
  await removeLeftovers(services.config.dataDir);
  await removeStaleCopies(services);
  const publishing = createPublishing(parts);
  const rejections = createRejectionLimit(services.db);
  const publishers = new WeakMap<FastifyRequest, Publisher>();

  // Authorizes the request before a byte of the body is read.
  const onRequest = async (request: RemoteCall) => {
    publishers.set(request, await authenticatePublisher(services, request, request.params.remote));
  };
  const publisherOf = (request: RemoteCall) =>
    publishers.get(request) ?? authenticatePublisher(services, request, request.params.remote);

  app.post(
    '/api/releases/:remote',
    { onRequest, config: { responses: 'PublishResponse', body: {}, files: ['release'] } },
    async (request: RemoteCall, reply) => {
      const stored = await receiveAndStore({ ...parts, publishing, rejections }, request, await publisherOf(request));
      return reply.code(201).send(messageEnvelope('Sürüm yüklendi.', stored));
    },
  );

  const config = { responses: 'RemoteState' } as const;
  app.get('/api/releases/:remote', { onRequest, config }, async (request: RemoteCall) =>
    dataEnvelope(await remoteState(services, await publisherOf(request))),
  );

  const promoting = { ...config, body: promoteSchema, json: true };
  app.post('/api/releases/:remote/promote', { onRequest, config: promoting }, async (request: RemoteCall) => {
    const publisher = await publisherOf(request);
    requireMayPromote(publisher);
    const input = jsonBody(promoteSchema, request);
    const id = await promote(services, { actor: publisher }, { ...input, unit: publisher.remote });
    const state = await stateWithLosses(services, publisher, input.expected);
    return messageEnvelope(`${id} sürümü canlıya alındı.`, state);
  });

  const tagging = { ...config, body: addTagsSchema, json: true };
  app.post('/api/releases/:remote/tags', { onRequest, config: tagging }, async (request: RemoteCall) => {
    const publisher = await publisherOf(request);
    await addTags(services, publisher, jsonBody(addTagsSchema, request));
    return messageEnvelope('Etiketlendi.', await remoteState(services, publisher));
  });

  const linking = { responses: 'ReleaseLink', body: releaseLinkSchema, json: true } as const;
  app.post('/api/releases/:remote/links', { onRequest, config: linking }, async (request: RemoteCall) => {
    const publisher = await publisherOf(request);
    const input = jsonBody(releaseLinkSchema, request);
    const link = await createLink(services, { actor: publisher }, publisher.remote, input);
    return messageEnvelope('Bağlantı oluşturuldu.', link);
  });

  const rollingBack = { ...config, body: rollbackSchema, json: true };
  app.post('/api/releases/:remote/rollback', { onRequest, config: rollingBack }, async (request: RemoteCall) => {
    const publisher = await publisherOf(request);
    requireMayPromote(publisher);
    const input = jsonBody(rollbackSchema, request);
    const id = await rollBack(services, { actor: publisher }, { ...input, unit: publisher.remote });
    const state = await stateWithLosses(services, publisher, input.expected);
    return messageEnvelope(`${id} sürümüne geri dönüldü.`, state);
  });
}

/**
 * Receives a release within the quota of the credential. The quota is checked after the description, which is a few
 * kilobytes, and before the first file: a release that is stored already gets its 409 although the quota is used up.
 */
async function receiveAndStore(
  { services, publishing, rejections }: PublishingParts & { publishing: Publishing; rejections: RejectionLimit },
  request: RemoteCall,
  publisher: Publisher,
): Promise<PublishResponse> {
  const { db, config, log } = services;
  let reservation: number | null = null;
  const check = async (release: SignedRelease) => {
    await publishing.check(release);
    await rejections.require(publisher.remote);
    reservation = await reserveUpload(services, publisher, maxBytesOf(request));
  };
  try {
    const received = await receiveRelease(request, { dataDir: config.dataDir, publisher, check });
    return await publishing.acceptRelease(received, { actor: publisher.name, reservation });
  } catch (error) {
    // Only stored releases count for the quota. The publisher needs the reason of the rejection, whatever happens here.
    if (reservation !== null)
      await Promise.all([deleteUpload(db, reservation), rejections.count(publisher.remote)]).catch((problem: unknown) =>
        log.error({ err: problem }, 'rejected upload not recorded'),
      );
    throw error;
  }
}

/** Returns the state after the live release has changed, with what visitors have lost compared with the one before. */
async function stateWithLosses(services: Services, publisher: Publisher, before: string | null): Promise<RemoteState> {
  const state = await remoteState(services, publisher);
  const warnings = before === null ? [] : await lossesOf(services, publisher.remote, { id: state.live, before });
  return { ...state, warnings };
}

async function remoteState(services: Services, { remote, mayPromote }: Publisher): Promise<RemoteState> {
  const pointer = await readPointer(services.db, remote);
  return {
    remote,
    live: pointer?.live ?? null,
    previous: await lastKnownGood(services, remote),
    candidate: pointer?.candidate ?? null,
    percent: pointer?.percent ?? 0,
    may_promote: mayPromote,
    two_people: (await unitsOfTwoPeople(services.db)).has(remote),
    releases: await newestReleases(services, remote, SHOWN_RELEASES),
  };
}
