import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentPreviewSchema, previewLinkSchema } from 'shared-contracts/content-previews';
import { limits } from 'shared-contracts/limits';
import { api } from 'shared-contracts/paths';
import { requireRight, sessionOf } from '../../platform/auth/guard.ts';
import { NotFound } from '../../platform/errors.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { contextOf } from '../../platform/http/form-resource.ts';
import { jsonBody } from '../../platform/http/json-body.ts';
import { queryText } from '../../platform/http/paging.ts';
import type { Services } from '../../services.ts';
import { saveContentPreview, shownKind, type ShownKind } from './content-previews.service.ts';
import { createPreviewLink, entityOfLink, previewLinks, revokePreviewLink } from './preview-links.service.ts';

/** Every route also requires the right of the kind that it shows. */
const access = { right: 'account.use' } as const;
/** The values are JSON inside JSON: quotes become two bytes, and most letters beyond ASCII are two as well. */
const bodyLimit = 3 * limits.draft.values;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

interface OneOf {
  Params: { id: string };
}

/** Registers the previews of forms, and the links that show a preview to people without an account. */
export function contentPreviewRoutes(app: FastifyInstance, services: Services): void {
  const allowedKind = (request: FastifyRequest, entity: string): ShownKind => {
    const kind = shownKind(services, entity);
    requireRight(request, kind.right);
    return kind;
  };

  app.put<OneOf>(
    api.adminContentPreview(':id'),
    { bodyLimit, config: { access, responses: null } },
    async (request) => {
      const { id } = request.params;
      if (!UUID.test(id)) throw new NotFound();
      const input = jsonBody(contentPreviewSchema, request);
      const kind = allowedKind(request, input.entity);
      await saveContentPreview(services, kind, { id, userId: sessionOf(request).user.id, input });
      return messageEnvelope('Önizleme hazır.');
    },
  );

  app.get(api.adminPreviewLinks, { config: { access, responses: 'PreviewLinkRow[]' } }, async (request) => {
    const { entity } = allowedKind(request, queryText(request.query, 'entity') ?? '');
    const record = queryText(request.query, 'record') ?? null;
    return dataEnvelope(await previewLinks(services, { entity, record, userId: sessionOf(request).user.id }));
  });

  app.post(api.adminPreviewLinks, { bodyLimit, config: { access, responses: 'PreviewLinkRow' } }, async (request) => {
    const input = jsonBody(previewLinkSchema, request);
    const kind = allowedKind(request, input.entity);
    const row = await createPreviewLink(services, contextOf(request), kind, input);
    return messageEnvelope('Önizleme bağlantısı oluşturuldu.', row);
  });

  app.delete<OneOf>(api.adminPreviewLink(':id'), { config: { access, responses: null } }, async (request) => {
    const { id } = request.params;
    allowedKind(request, await entityOfLink(services, id));
    await revokePreviewLink(services, contextOf(request), id);
    return messageEnvelope('Önizleme bağlantısı iptal edildi.');
  });
}
