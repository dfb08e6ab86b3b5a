import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, writeEnvelope } from '../../platform/http/envelope.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { readSiteSettings } from './site-settings.repository.ts';
import { changeSiteSettings } from './site-settings.service.ts';
import { jsonValue } from '../../platform/http/request-body.ts';
import { siteSettingsSchema } from '@vitrin/shared-contracts/integrations';

export async function siteSettingsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(
    api.adminSiteSettings,
    { config: { responses: 'SiteSettingsRecord', access: { right: 'site-settings.read' } } },
    async () => dataEnvelope(await readSiteSettings(services.db)),
  );

  formResource(app, api.adminSiteSettings, {
    PUT: {
      right: 'site-settings.write',
      responses: 'SiteSettingsRecord',
      // A form sends the keywords as one text.
      body: () => siteSettingsSchema.shape({ keywords: jsonValue }),
      handle: async ({ fields, context }) =>
        writeEnvelope(messages.updated, await changeSiteSettings(services, context, fields)),
    },
  });
}
