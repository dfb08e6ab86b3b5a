import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { adminUrl } from '../../config/admin-url.ts';
import type { Services } from '../../services.ts';
import type { ApiPart } from './openapi-document.ts';

interface Stored {
  text: string;
  etag: string;
}

/**
 * Sends the descriptions of the API. The public part is for everyone; the calls of the panel are for staff only, because a
 * list of them is of no use to visitors. A description is made at its first request.
 */
export async function openApiRoutes(app: FastifyInstance, { config }: Pick<Services, 'config'>): Promise<void> {
  const made = new Map<ApiPart, Promise<Stored>>();
  const documentOf = (part: ApiPart): Promise<Stored> => {
    const document = made.get(part) ?? makeDocument(app, part, part === 'panel' ? adminUrl(config) : config.publicUrl);
    made.set(part, document);
    return document;
  };
  const sendPart = (part: ApiPart) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { text, etag } = await documentOf(part);
    void reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  };
  app.get(api.openApi, { compress: {} }, sendPart('public'));
  app.get(
    api.adminOpenApi,
    { compress: {}, config: { access: { right: 'account.use' }, anyApiKey: true } },
    sendPart('panel'),
  );
}

async function makeDocument(app: FastifyInstance, part: ApiPart, server: string): Promise<Stored> {
  const { openApiDocument } = await import('./openapi-document.ts');
  const text = JSON.stringify(openApiDocument(app.listedRoutes, part, server));
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}
