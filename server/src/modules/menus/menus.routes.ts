import type { FastifyInstance } from 'fastify';
import { menuInputSchema } from '@vitrin/shared-contracts/menu-input';
import { menuSizes } from '@vitrin/shared-contracts/menus';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { remotePageEntity } from '@vitrin/shared-contracts/remote-page-rows';
import { knownLanguages } from '../../content/active-languages.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { sessionOf } from '../../platform/auth/guard.ts';
import { NotFound } from '../../platform/errors.ts';
import { dataEnvelope, writeEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { queryText } from '../../platform/http/paging.ts';
import { limitContent, limitFreshness } from '../../platform/http/read-cache.ts';
import { formData } from '../../platform/http/request-body.ts';
import type { Services } from '../../services.ts';
import { findTargets, stateFor } from './menu-targets.service.ts';
import { changeMenu, isMenuPlace, readMenu } from './menus.service.ts';
import { siteMenus } from './site-menus.service.ts';

export async function menuRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db, kinds } = services;
  const withPages = [...kinds.values()].flatMap(({ entity, addresses }) => (addresses ? [entity] : []));
  const content = ['menu', remotePageEntity, ...withPages];
  app.get(api.menus, { config: { responses: 'SiteMenus', content } }, async (request) => {
    const { menus, entities, nextChange } = await siteMenus(services, await requestLanguages(db, request));
    limitContent(request, ['menu', ...entities]);
    limitFreshness(request, nextChange);
    return dataEnvelope(menus);
  });

  app.get<{ Params: { place: string } }>(
    `${api.adminMenus}/:place`,
    { config: { access: { right: 'menus.read' }, responses: 'MenuRecord' } },
    async ({ params: { place } }) => {
      if (!isMenuPlace(place)) throw new NotFound();
      return dataEnvelope(await readMenu(db, place));
    },
  );

  app.get(
    api.adminMenuTargets,
    { config: { access: { right: 'menus.read' }, responses: 'MenuTargetState[]', filters: ['keys'] } },
    async (request) => {
      const { query } = request;
      const { rights } = sessionOf(request);
      const keys = (queryText(query, 'keys') ?? '').split(',').filter((key) => /^[a-z-]+\.[a-z\d]+$/.test(key));
      const languages = [...(await knownLanguages(db))];
      const targets = await findTargets(services, keys.slice(0, menuSizes.header), languages);
      return dataEnvelope([...targets.values()].map((target) => stateFor(target, kinds, rights)));
    },
  );

  formResource(app, api.adminMenus, {
    PUT: {
      right: 'menus.write',
      responses: 'MenuRecord',
      body: formData(menuInputSchema),
      handle: async ({ fields, context }) =>
        writeEnvelope(messages.updated, await changeMenu(services, context, jsonField(fields, 'form_data'))),
    },
  });
}
