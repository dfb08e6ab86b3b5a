import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from 'shared-contracts/limits';
import { api } from 'shared-contracts/paths';
import { defaultLanguageOf } from '../database/active-languages.ts';
import { answer } from '../http/envelope.ts';
import { pageMeta, pageRequest } from '../http/paging.ts';
import type { Services } from '../services.ts';
import { mediaFolder } from './media-files.ts';
import { listMedia } from './media-list.ts';

/** Logos and icon that come with the product; the only SVG that is ever served. */
const brandFolder = join(import.meta.dirname, '../demo/brand');

const STORED = /^[0-9a-f]{32}-\d{1,4}\.webp$/;
const BRAND = /^[a-z0-9-]+\.svg$/;
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;

export async function mediaRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(api.adminMedia, { config: { access: { right: 'articles.read' } } }, async (request) => {
    const page = pageRequest(request.query, limits.panelPageSize);
    const { pictures, total } = await listMedia(services.db, await defaultLanguageOf(services.db), page);
    return answer(pictures, pageMeta(page, total));
  });
  await app.register(mediaFiles, { ...services, prefix: '/media' });
}

/** The files themselves. Whatever they hold, a browser that opens one gets neither script nor anything else loaded. */
async function mediaFiles(app: FastifyInstance, { config }: Services): Promise<void> {
  const stored = mediaFolder(config);
  await mkdir(stored, { recursive: true });
  await app.register(fastifyStatic, { root: stored, serve: false, cacheControl: false });
  app.setNotFoundHandler((_, reply) => absent(reply));

  app.get<{ Params: { file: string } }>('/:file', (request, reply) => {
    if (!STORED.test(request.params.file)) return absent(reply);
    return protectedFile(reply, `public, max-age=${YEAR_SECONDS}, immutable`).sendFile(request.params.file, stored);
  });

  app.get<{ Params: { file: string } }>('/brand/:file', (request, reply) => {
    if (!BRAND.test(request.params.file)) return absent(reply);
    return protectedFile(reply, `public, max-age=${HOUR_SECONDS}`).sendFile(request.params.file, brandFolder);
  });
}

function protectedFile(reply: FastifyReply, caching: string): FastifyReply {
  return reply
    .header('cache-control', caching)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff');
}

function absent(reply: FastifyReply): FastifyReply {
  return reply.code(404).removeHeader('cache-control').type('text/plain; charset=utf-8').send('Bulunamadı.');
}
