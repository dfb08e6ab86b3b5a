import type { FastifyInstance } from 'fastify';
import type { MainCategoryRecord } from '@vitrin/shared-contracts/catalogue';
import { api } from '@vitrin/shared-contracts/paths';
import { recordRoutes } from '../../content/record/record-routes.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { searchFilter } from '../../platform/http/request-body.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { listRecords, type CategoryLevel } from './categories.repository.ts';
import { categoryRecords, mainCategoryRecords } from './categories.service.ts';

/** Registers the panel routes of both levels. */
export function categoryRoutes(app: FastifyInstance, services: Services): void {
  const main = { url: api.adminMainCategories, responses: 'MainCategoryRecord' } as const;
  listRoute(app, services, { level: 'main-category', ...main });
  recordRoutes(app, services, { ...main, records: mainCategoryRecords });
  const sub = { url: api.adminCategories, responses: 'CategoryRecord' } as const;
  listRoute(app, services, { level: 'category', ...sub });
  recordRoutes(app, services, { ...sub, records: categoryRecords });
}

interface Level {
  level: CategoryLevel;
  url: string;
  responses: 'MainCategoryRecord' | 'CategoryRecord';
}

function listRoute(app: FastifyInstance, { db }: Pick<Services, 'db'>, { level, url, responses }: Level): void {
  const access = { right: 'catalogue.read' } as const;
  app.get(url, { config: { access, responses: `${responses}[]`, filters: searchFilter } }, async ({ query }) =>
    dataEnvelope(searchInMemory(await listRecords(db, level), query, namesOf)),
  );
}

function namesOf({ translations }: MainCategoryRecord): string[] {
  return Object.values(translations).map(({ name }) => name);
}
