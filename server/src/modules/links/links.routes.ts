import type { FastifyInstance } from 'fastify';
import { linkCheckSchema, formerAddressSchema } from '@vitrin/shared-contracts/links';
import { limits } from '@vitrin/shared-contracts/limits';
import { pageKeyPattern } from '@vitrin/shared-contracts/menus';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { defaultLanguageOf, knownLanguages } from '../../content/active-languages.ts';
import { draftableKind } from '../../content/allowed-kind.ts';
import type { Languages } from '../../content/request-language.ts';
import { sessionOf } from '../../platform/auth/guard.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { queryText } from '../../platform/http/paging.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { findTargets, stateFor } from '../menus/menu-targets.service.ts';
import { removeFormerAddress } from './former-addresses.service.ts';
import { linkablePages } from './linkable-pages.service.ts';
import { brokenLinks, recordLinks } from './links.service.ts';
import { formData } from '../../platform/http/request-body.ts';

/** Every route also requires the right of the kind that it concerns. */
const right = 'account.use';

/** Texts are also written in languages that are not on the site yet. */
async function languagesOf({ db }: Pick<Services, 'db'>, lang: string | undefined): Promise<Languages> {
  const fallback = await defaultLanguageOf(db);
  return { fallback, requested: lang !== undefined && (await knownLanguages(db)).has(lang) ? lang : fallback };
}

/** Links between records, and the redirects of changed addresses. */
export function linkRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  app.get(
    api.adminLinkablePages,
    { config: { access: { right }, responses: 'LinkablePage[]', filters: ['search', 'lang'] } },
    async ({ query }) => {
      const typed = (queryText(query, 'search') ?? '').slice(0, limits.search.max);
      return dataEnvelope(await linkablePages(services, typed, await languagesOf(services, queryText(query, 'lang'))));
    },
  );

  app.get(
    api.adminRecordStates,
    { config: { access: { right }, responses: 'MenuTargetState[]', filters: ['keys'] } },
    async (request) => {
      const keys = (queryText(request.query, 'keys') ?? '').split(',').filter((key) => pageKeyPattern.test(key));
      const targets = await findTargets(services, keys.slice(0, limits.linksShown), [...(await knownLanguages(db))]);
      const { rights } = sessionOf(request);
      return dataEnvelope([...targets.values()].map((target) => stateFor(target, services.kinds, rights)));
    },
  );

  app.get<{ Params: { entity: string; record: string } }>(
    `${api.adminLinks}/:entity/:record`,
    { config: { access: { right }, responses: 'RecordLinks' } },
    async (request) => {
      const kind = draftableKind(services, request);
      const { record } = request.params;
      return dataEnvelope(await recordLinks(services, { kind, record }, sessionOf(request).rights));
    },
  );

  formResource(app, api.adminLinkCheck(':entity'), {
    POST: {
      right,
      responses: 'BrokenLink[]',
      body: linkCheckSchema,
      async handle({ request, fields }) {
        const kind = draftableKind(services, request);
        const sent = { ...Object.fromEntries(fields), values: jsonField(fields, 'values') };
        const { values, record } = validated(linkCheckSchema, sent);
        return dataEnvelope(await brokenLinks(services, { kind, record }, { ...values }));
      },
    },
  });

  formResource(app, api.adminFormerAddresses, {
    DELETE: {
      right,
      responses: 'FormerAddress',
      body: formData(formerAddressSchema),
      handle: async ({ fields, context, session: { rights } }) => {
        const value = jsonField(fields, 'form_data');
        return messageEnvelope(messages.deleted, await removeFormerAddress(services, context, { value, rights }));
      },
    },
  });
}
