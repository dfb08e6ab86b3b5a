import type { FastifyInstance } from 'fastify';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { readSiteSettings } from './site-settings.repository.ts';
import { changeSiteSettings } from './site-settings.service.ts';

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
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.updated, await changeSiteSettings(services, context, fields)),
    },
  });
}
