import type { FastifyInstance } from 'fastify';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { answer, done } from '../../platform/http/envelope.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { readSiteSettings } from './site-settings.repository.ts';
import { changeSiteSettings } from './site-settings.service.ts';

export async function siteSettingsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(
    api.adminSiteSettings,
    { config: { answers: 'SiteSettingsRecord', access: { right: 'site-settings.read' } } },
    async () => answer(await readSiteSettings(services.db)),
  );

  formResource(app, api.adminSiteSettings, {
    PUT: {
      right: 'site-settings.write',
      answers: 'SiteSettingsRecord',
      handle: async ({ fields, context }) =>
        done(messages.updated, await changeSiteSettings(services, context, fields)),
    },
  });
}
