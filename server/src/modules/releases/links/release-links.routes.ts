import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { releaseLabelsSchema, releaseLinkSchema } from '@vitrin/shared-contracts/release-lifecycle';
import { dataEnvelope, messageEnvelope } from '../../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../../platform/http/form-fields.ts';
import { formResource } from '../../../platform/http/form-resource.ts';
import { queryText } from '../../../platform/http/paging.ts';
import { formData } from '../../../platform/http/request-body.ts';
import type { Services } from '../../../services.ts';
import { requireUnit } from '../remotes/units.service.ts';
import { setLabels } from '../tags/release-tags.service.ts';
import { createLink, listLinks, revokeReleaseLink } from './release-links.service.ts';

/** Routes for tags, notes and links of stored releases. */
export function releaseLinkRoutes(app: FastifyInstance, services: Services): void {
  const right = 'releases.publish';
  const { db } = services;
  app.get<{ Params: { id: string } }>(
    `${api.adminReleases}/:id/links`,
    { config: { responses: 'ReleaseLink[]', access: { right: 'releases.read' }, filters: ['release'] } },
    async ({ params, query }) => {
      const { unit } = await requireUnit(db, params.id);
      return dataEnvelope(await listLinks(services, unit, queryText(query, 'release') ?? ''));
    },
  );
  formResource(app, `${api.adminReleases}/:id/links`, {
    POST: {
      right,
      responses: 'ReleaseLink',
      body: formData(releaseLinkSchema),
      async handle({ fields, context, id }) {
        const { unit } = await requireUnit(db, id);
        const link = await createLink(services, context, unit, jsonField(fields, 'form_data'));
        return messageEnvelope('Bağlantı oluşturuldu.', link);
      },
    },
  });
  formResource(app, `${api.adminReleases}/:id/labels`, {
    POST: {
      right,
      responses: null,
      body: formData(releaseLabelsSchema),
      async handle({ fields, context, id }) {
        const { unit } = await requireUnit(db, id);
        await setLabels(services, context, unit, jsonField(fields, 'form_data'));
        return messageEnvelope('Etiketler ve not kaydedildi.');
      },
    },
  });
  formResource(app, '/api/admin/release-links/:id', {
    DELETE: {
      right,
      responses: 'ReleaseLink',
      body: null,
      handle: async ({ context, id }) =>
        messageEnvelope('Bağlantı iptal edildi.', await revokeReleaseLink(services, context, idOf(id))),
    },
  });
}
