import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import {
  metaGapLabels,
  metaRouteLabels,
  metaRoutes,
  type PageMetaRecord,
  pageMetaInputSchema,
} from '@vitrin/shared-contracts/page-meta';
import { api } from '@vitrin/shared-contracts/paths';
import { listActiveLanguages } from '../../content/active-languages.ts';
import { NotFound } from '../../platform/errors.ts';
import { dataEnvelope, writeEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { queryChoice } from '../../platform/http/paging.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { findPageMeta, listPageMeta, readPageMeta } from './page-meta.repository.ts';
import { changePageMeta } from './page-meta.service.ts';
import { formData } from '../../platform/http/request-body.ts';

export async function pageMetaRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  app.get(api.pageMeta, { config: { responses: 'PageMetaMap', content: ['page-meta'] } }, async (request) =>
    dataEnvelope(await readPageMeta(db, await requestLanguages(db, request))),
  );

  app.get(
    api.adminPageMeta,
    { config: { responses: 'PageMetaRecord[]', access: { right: 'page-meta.read' }, filters: ['search', 'missing'] } },
    async ({ query }) => dataEnvelope(searchInMemory(await listed(services, query), query, wordsOf)),
  );

  app.get<{ Params: { route: string } }>(
    `${api.adminPageMeta}/:route`,
    { config: { responses: 'PageMetaRecord', access: { right: 'page-meta.read' } } },
    async ({ params }) => {
      const route = metaRoutes.find((each) => each === params.route);
      if (!route) throw new NotFound();
      return dataEnvelope(await findPageMeta(db, route));
    },
  );

  formResource(app, api.adminPageMeta, {
    PUT: {
      right: 'page-meta.write',
      responses: 'PageMetaRecord',
      body: formData(pageMetaInputSchema),
      handle: async ({ fields, context }) =>
        writeEnvelope(messages.updated, await changePageMeta(services, context, jsonField(fields, 'form_data'))),
    },
  });
}

async function listed({ db }: Pick<Services, 'db'>, query: unknown): Promise<PageMetaRecord[]> {
  const records = await listPageMeta(db);
  if (queryChoice(query, 'missing', metaGapLabels) === null) return records;
  const languages = await listActiveLanguages(db);
  return records.filter(({ translations }) => languages.some(({ abbr }) => !translations[abbr]?.description));
}

function wordsOf({ route, translations }: PageMetaRecord): string[] {
  const written = Object.values(translations).map(({ title, description }) => `${title ?? ''}\n${description ?? ''}`);
  return [metaRouteLabels[route], ...written];
}
