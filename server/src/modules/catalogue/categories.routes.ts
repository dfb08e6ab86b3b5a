import type { FastifyInstance } from 'fastify';
import type { MainCategoryRecord } from '@vitrin/shared-contracts/catalogue';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { idOf } from '../../platform/http/form-fields.ts';
import { NotFound } from '../../platform/errors.ts';
import { recordRoutes } from '../../content/record-operations.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { findRecord, listRecords, type CategoryLevel } from './categories.repository.ts';
import { categoryWrites } from './categories.service.ts';
import { mainCategoryInputSchema, categoryInputSchema } from '@vitrin/shared-contracts/catalogue';
import { type Schema } from 'yup';
import { searchFilter } from '../../platform/http/request-body.ts';

/** Registers the panel routes of both levels. */
export function categoryRoutes(app: FastifyInstance, services: Services): void {
  registerLevel(app, services, {
    level: 'main-category',
    url: api.adminMainCategories,
    responses: 'MainCategoryRecord',
    input: mainCategoryInputSchema,
  });
  registerLevel(app, services, {
    level: 'category',
    url: api.adminCategories,
    responses: 'CategoryRecord',
    input: categoryInputSchema,
  });
}

interface Level {
  level: CategoryLevel;
  url: string;
  responses: 'MainCategoryRecord' | 'CategoryRecord';
  input: Schema;
}

function registerLevel(app: FastifyInstance, services: Services, { level, url, responses, input }: Level): void {
  const { db } = services;
  const config = { access: { right: 'catalogue.read' } } as const;

  app.get(url, { config: { ...config, responses: `${responses}[]`, filters: searchFilter } }, async ({ query }) =>
    dataEnvelope(searchInMemory(await listRecords(db, level), query, namesOf)),
  );

  app.get<{ Params: { id: string } }>(`${url}/:id`, { config: { ...config, responses } }, async (request) => {
    const category = await findRecord(db, level, idOf(request.params.id));
    if (!category) throw new NotFound();
    return dataEnvelope(category);
  });

  recordRoutes(app, url, { right: 'catalogue.write', responses, input }, categoryWrites(services, level));
}

function namesOf({ translations }: MainCategoryRecord): string[] {
  return Object.values(translations).map(({ name }) => name);
}
