import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config/config.ts';
import { fileReading } from '../../platform/http/file-reading.ts';
import { mediaResourcePolicy } from '../../platform/http/media-host.ts';
import { sendStoredFile } from '../../platform/http/send-stored-file.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { brandFolder, isBrandFile, isPictureFile, mediaFile } from './media-files.ts';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;

/**
 * Registers the public addresses of pictures. Whatever a file contains, a browser that opens it runs no scripts and
 * loads nothing else.
 */
export async function pictureFiles(
  app: FastifyInstance,
  { config, files }: Pick<PlatformServices, 'files'> & { config: Pick<Config, 'dataDir' | 'mediaUrl'> },
): Promise<void> {
  await app.register(fastifyStatic, { root: config.dataDir, serve: false, cacheControl: false });
  app.setNotFoundHandler((_, reply) => notFound(reply));
  const protection = {
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': mediaResourcePolicy(config),
    'x-content-type-options': 'nosniff',
  };

  app.get<{ Params: { file: string } }>('/:file', async (request, reply) => {
    if (!isPictureFile(request.params.file)) return notFound(reply);
    const headers = { ...protection, 'cache-control': `public, max-age=${YEAR_SECONDS}, immutable` };
    const isSent = await sendStoredFile(reply, files, { file: mediaFile(request.params.file), headers });
    return isSent ? reply : notFound(reply);
  });

  app.get<{ Params: { file: string } }>('/brand/:file', { compress: {} }, (request, reply) => {
    if (!isBrandFile(request.params.file)) return notFound(reply);
    const headers = { ...protection, 'cache-control': `public, max-age=${HOUR_SECONDS}` };
    return reply.headers(headers).sendFile(request.params.file, brandFolder, fileReading);
  });
}

/** A file that does not exist yet may be uploaded at any time. */
function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Bulunamadı.');
}
