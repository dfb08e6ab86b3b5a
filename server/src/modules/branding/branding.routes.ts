import type { FastifyInstance } from 'fastify';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { answer, done } from '../../platform/http/envelope.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { queryText } from '../../platform/http/paging.ts';
import type { Services } from '../../services.ts';
import { readBrandingRecord } from './branding.repository.ts';
import { changeBranding, previewColours } from './branding.service.ts';

export async function brandingRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(api.adminBranding, { config: { answers: 'BrandingRecord', access: { right: 'branding.read' } } }, async () =>
    answer(await readBrandingRecord(services)),
  );

  app.get(
    api.adminBrandingPreview,
    { config: { answers: 'BrandingPreview', access: { right: 'branding.read' } } },
    (request) => answer(previewColours(queryText(request.query, 'mainColor'), queryText(request.query, 'secondColor'))),
  );

  formResource(app, api.adminBranding, {
    PUT: {
      right: 'branding.write',
      answers: 'BrandingRecord',
      handle: async ({ fields, context }) =>
        done(messages.updated, await changeBranding(services, context, Object.fromEntries(fields))),
    },
  });
}
