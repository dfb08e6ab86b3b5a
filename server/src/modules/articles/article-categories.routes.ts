import type { FastifyInstance } from 'fastify';
import type { ArticleCategoryRow } from '@vitrin/shared-contracts/article-categories';
import { api } from '@vitrin/shared-contracts/paths';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { recordRoutes } from '../../content/record/record-routes.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { NotFound } from '../../platform/errors.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { limitFreshness } from '../../platform/http/read-cache.ts';
import { searchFilter } from '../../platform/http/request-body.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { listCategoryRows } from './article-categories.repository.ts';
import { articleCategoryRecords } from './article-categories.service.ts';
import { findCategoryPage, listCountedCategories } from './public-article-categories.repository.ts';
import { nextPublication } from './public-articles.repository.ts';

/** What the public reads are made from: a category is public while it has a published article. */
const content = ['article-category', 'article'];

export async function articleCategoryRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  app.get(api.articleCategories, { config: { responses: 'CountedArticleCategory[]', content } }, async (request) => {
    limitFreshness(request, await nextPublication(db));
    return dataEnvelope(await listCountedCategories(db, await requestLanguages(db, request)));
  });

  app.get<{ Params: { slug: string } }>(
    '/api/pages/article-category/:slug',
    { config: { responses: 'ArticleCategoryPage', content } },
    async (request) => {
      limitFreshness(request, await nextPublication(db));
      const category = await findCategoryPage(db, request.params.slug, await requestLanguages(db, request));
      if (!category) throw new NotFound();
      return dataEnvelope(category);
    },
  );

  app.get(
    api.adminArticleCategories,
    { config: { access: { right: 'articles.read' }, responses: 'ArticleCategoryRow[]', filters: searchFilter } },
    async ({ query }) =>
      dataEnvelope(searchInMemory(await listCategoryRows(db, await defaultLanguageOf(db)), query, namesOf)),
  );

  recordRoutes(app, services, {
    url: api.adminArticleCategories,
    responses: 'ArticleCategoryRecord',
    records: articleCategoryRecords,
  });
}

function namesOf({ name }: ArticleCategoryRow): string[] {
  return [name];
}
