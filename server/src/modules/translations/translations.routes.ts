import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { confirmedTranslationSchema } from '@vitrin/shared-contracts/translation-input';
import { translationStateLabels } from '@vitrin/shared-contracts/translation-states';
import { allowedKind, kindWithDrafts, pathParameter } from '../../content/allowed-kind.ts';
import { knownLanguages } from '../../content/active-languages.ts';
import { isTranslated } from '../../content/translations/write-translations.ts';
import { NotFound } from '../../platform/errors.ts';
import { sessionOf } from '../../platform/auth/guard.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { pageMeta, pageRequest, queryChoice, queryText } from '../../platform/http/paging.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { confirm, translationDetail, type TranslationOf } from './translation-detail.service.ts';
import { nextTranslation } from './next-translation.service.ts';
import { translationPage, translationSummary } from './translations.service.ts';
import { formData, pageFilters } from '../../platform/http/request-body.ts';

/** Every operation also requires a right of the kind: to read, that to write drafts. */
const right = 'translations.use';
const access = { right } as const;

export function translationRoutes(app: FastifyInstance, services: Services): void {
  listRoutes(app, services);
  recordRoutes(app, services);
}

function listRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    api.adminTranslations,
    { config: { access, responses: 'TranslatedRecord[]', filters: [...pageFilters, 'entity', 'state', 'lang'] } },
    async (request) => {
      const page = pageRequest(request.query, limits.panelPageSize);
      const filter = { ...filterOf(request), lang: queryText(request.query, 'lang') || null };
      const { rows, total } = await translationPage(services, filter, page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get(
    api.adminTranslationSummary,
    { config: { access, responses: 'TranslationSummary', filters: ['entity', 'state'] } },
    async (request) => dataEnvelope(await translationSummary(services, filterOf(request))),
  );

  app.get(
    api.adminNextTranslation,
    {
      config: {
        access,
        responses: 'NextTranslation',
        filters: ['entity', 'state', 'lang', 'after_entity', 'after_record'],
      },
    },
    async (request) => {
      const [entity, record] = [queryText(request.query, 'after_entity'), queryText(request.query, 'after_record')];
      const after = entity && record ? { entity, record } : null;
      const lang = queryText(request.query, 'lang') ?? '';
      return dataEnvelope(await nextTranslation(services, { ...filterOf(request), lang, after }));
    },
  );
}

function filterOf(request: FastifyRequest) {
  const { query } = request;
  return {
    rights: sessionOf(request).rights,
    entity: queryText(query, 'entity') || null,
    state: queryChoice(query, 'state', translationStateLabels),
  };
}

function recordRoutes(app: FastifyInstance, services: Services): void {
  const url = `${api.adminTranslations}/:entity/:record/:lang`;

  app.get(url, { config: { access, responses: 'TranslationDetail' } }, async (request) =>
    dataEnvelope(await translationDetail(services, await translationOf(services, request, kindWithDrafts))),
  );

  formResource(app, url, {
    PUT: {
      right,
      responses: 'TranslationDetail',
      body: formData(confirmedTranslationSchema),
      async handle({ request, fields, context }) {
        const of = await translationOf(services, request, allowedKind);
        const { source } = validated(confirmedTranslationSchema, jsonField(fields, 'form_data'));
        return messageEnvelope(messages.updated, await confirm(services, context, of, source));
      },
    },
  });
}

async function translationOf(
  services: Services,
  request: FastifyRequest,
  kindOf: typeof allowedKind,
): Promise<TranslationOf> {
  const kind = kindOf(services, request);
  const lang = pathParameter(request, 'lang');
  if (!isTranslated(kind) || !(await knownLanguages(services.db)).has(lang)) throw new NotFound();
  return { kind, record: pathParameter(request, 'record'), lang };
}
