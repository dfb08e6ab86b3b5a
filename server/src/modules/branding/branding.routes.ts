import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, writeEnvelope } from '../../platform/http/envelope.ts';
import { jsonField, type FormFields } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { queryText } from '../../platform/http/paging.ts';
import type { Services } from '../../services.ts';
import { readBrandingRecord } from './branding.repository.ts';
import { changeBranding, previewColours } from './branding.service.ts';
import { brandingUpdateSchema } from '@vitrin/shared-contracts/branding';

export async function brandingRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(
    api.adminBranding,
    { config: { responses: 'BrandingRecord', access: { right: 'branding.read' } } },
    async () => dataEnvelope(await readBrandingRecord(services)),
  );

  app.get(
    api.adminBrandingPreview,
    {
      config: {
        responses: 'BrandingPreview',
        access: { right: 'branding.read' },
        filters: ['mainColor', 'secondColor'],
      },
    },
    (request) =>
      dataEnvelope(previewColours(queryText(request.query, 'mainColor'), queryText(request.query, 'secondColor'))),
  );

  formResource(app, api.adminBranding, {
    PUT: {
      right: 'branding.write',
      responses: 'BrandingRecord',
      body: brandingUpdateSchema,
      handle: async ({ fields, context }) =>
        writeEnvelope(messages.updated, await changeBranding(services, context, brandingOf(fields))),
    },
  });
}

/** The options of the looks are a JSON field. */
function brandingOf(fields: FormFields): unknown {
  const lookOptions = fields.has('lookOptions') ? { lookOptions: jsonField(fields, 'lookOptions') } : {};
  return { ...Object.fromEntries(fields), ...lookOptions };
}
