import type { FastifyInstance } from 'fastify';
import type { MainCategoryRecord } from 'shared-contracts/catalogue';
import { api } from 'shared-contracts/paths';
import { answer } from '../../platform/http/envelope.ts';
import { idOf } from '../../platform/http/form-fields.ts';
import { NotFound } from '../../platform/errors.ts';
import { recordWrites } from '../../content/record-writes.ts';
import { searchFew } from '../../platform/http/search-few.ts';
import type { Services } from '../../services.ts';
import { findRecord, listRecords, type CategoryLevel } from './categories.repository.ts';
import { categoryWrites } from './categories.service.ts';

/** Registers the panel routes of both levels. */
export function categoryRoutes(app: FastifyInstance, services: Services): void {
  mount(app, services, { level: 'main-category', url: api.adminMainCategories, answers: 'MainCategoryRecord' });
  mount(app, services, { level: 'category', url: api.adminCategories, answers: 'CategoryRecord' });
}

interface Level {
  level: CategoryLevel;
  url: string;
  answers: 'MainCategoryRecord' | 'CategoryRecord';
}

function mount(app: FastifyInstance, services: Services, { level, url, answers }: Level): void {
  const { db } = services;
  const config = { access: { right: 'catalogue.read' } } as const;

  app.get(url, { config: { ...config, answers: `${answers}[]` } }, async ({ query }) =>
    answer(searchFew(await listRecords(db, level), query, namesOf)),
  );

  app.get<{ Params: { id: string } }>(`${url}/:id`, { config: { ...config, answers } }, async (request) => {
    const category = await findRecord(db, level, idOf(request.params.id));
    if (!category) throw new NotFound();
    return answer(category);
  });

  recordWrites(app, url, { right: 'catalogue.write', answers }, categoryWrites(services, level));
}

function namesOf({ translations }: MainCategoryRecord): string[] {
  return Object.values(translations).map(({ name }) => name);
}
