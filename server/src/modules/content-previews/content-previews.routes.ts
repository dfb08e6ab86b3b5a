import type { FastifyInstance } from 'fastify';
import { contentPreviewSchema, previewLinkSchema } from '@vitrin/shared-contracts/content-previews';
import { draftRightOf } from '@vitrin/shared-contracts/draft-rights';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { uuidPattern } from '@vitrin/shared-contracts/uuid';
import type { ContentKind } from '../../content/content-kind.ts';
import { sessionOf } from '../../platform/auth/guard.ts';
import type { StaffSession } from '../../platform/auth/sessions.ts';
import { Forbidden, NotFound } from '../../platform/errors.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { jsonBody } from '../../platform/http/json-body.ts';
import { queryText } from '../../platform/http/paging.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { saveContentPreview, shownKind } from './content-previews.service.ts';
import { createPreviewLink, entityOfLink, previewLinks, revokePreviewLink } from './preview-links.service.ts';

/** Every route also requires the right of the kind that it shows. */
const right = 'account.use';
const access = { right } as const;
/** The values are JSON inside JSON: quotes become two bytes, and most letters beyond ASCII are two as well. */
const bodyLimit = 3 * limits.draft.values;

interface OneOf {
  Params: { id: string };
}

/** Registers the previews of forms, and the links that show a preview to people without an account. */
export function contentPreviewRoutes(app: FastifyInstance, services: Services): void {
  app.put<OneOf>(
    api.adminContentPreview(':id'),
    { bodyLimit, config: { access, responses: null, body: contentPreviewSchema, json: true } },
    async (request) => {
      const { id } = request.params;
      if (!uuidPattern.test(id)) throw new NotFound();
      const input = jsonBody(contentPreviewSchema, request);
      const kind = previewableKind(services, sessionOf(request), input.entity);
      await saveContentPreview(services, kind, { id, userId: sessionOf(request).user.id, input });
      return messageEnvelope('Önizleme hazır.');
    },
  );

  app.get(
    api.adminPreviewLinks,
    { config: { access, responses: 'PreviewLinkRow[]', filters: ['entity', 'record', 'working_copy'] } },
    async (request) => {
      const { entity } = allowedKind(services, sessionOf(request), queryText(request.query, 'entity') ?? '');
      const record = queryText(request.query, 'record') ?? null;
      const copy = queryText(request.query, 'working_copy') ?? null;
      return dataEnvelope(await previewLinks(services, { entity, record, copy, userId: sessionOf(request).user.id }));
    },
  );

  formResource(app, api.adminPreviewLinks, {
    POST: {
      right,
      responses: 'PreviewLinkRow',
      body: previewLinkSchema,
      async handle({ fields, context, session }) {
        const input = validated(previewLinkSchema, Object.fromEntries(fields));
        const kind = allowedKind(services, session, input.entity);
        const row = await createPreviewLink(services, context, kind, input);
        return messageEnvelope('Önizleme bağlantısı oluşturuldu.', row);
      },
    },
  });

  formResource(app, api.adminPreviewLink(':id'), {
    DELETE: {
      right,
      responses: null,
      body: null,
      async handle({ id, context, session }) {
        allowedKind(services, session, await entityOfLink(services, id));
        await revokePreviewLink(services, context, id);
        return messageEnvelope('Önizleme bağlantısı iptal edildi.');
      },
    },
  });
}

/** Returns a kind whose form the user may preview. */
function previewableKind(services: Services, { rights }: StaffSession, entity: string): ContentKind {
  const kind = shownKind(services, entity);
  if (!rights.has(draftRightOf(kind.right))) throw new Forbidden();
  return kind;
}

/** Returns a kind that the user may show to people without an account: only who may publish it. */
function allowedKind(services: Services, { rights }: StaffSession, entity: string): ContentKind {
  const kind = shownKind(services, entity);
  if (!rights.has(kind.right)) throw new Forbidden();
  return kind;
}
