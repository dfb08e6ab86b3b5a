import type { FastifyInstance } from 'fastify';
import { articleGapLabels } from '@vitrin/shared-contracts/articles';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { publicationStateLabels } from '@vitrin/shared-contracts/publication-state';
import { defaultLanguageOf, knownLanguages } from '../../content/active-languages.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { recordRoutes } from '../../content/record/record-routes.ts';
import { limitFreshness } from '../../platform/http/read-cache.ts';
import { queryChoice, queryId, queryText, pageMeta, pageRequest } from '../../platform/http/paging.ts';
import type { Db } from '../../platform/database/tables.ts';
import { NotFound } from '../../platform/errors.ts';
import { requestLanguages, type Languages } from '../../content/request-language.ts';
import type { Services } from '../../services.ts';
import { summaryContent } from './article-summaries.repository.ts';
import { listArticles, listAuthors, type ArticleFilters } from './articles.repository.ts';
import { articleRecords } from './articles.service.ts';
import { categoryOfSlug } from './public-article-categories.repository.ts';
import { findPublished, listPublished, nextPublication } from './public-articles.repository.ts';
import { searchFilter, pageFilters } from '../../platform/http/request-body.ts';

export async function articleRoutes(app: FastifyInstance, services: Services): Promise<void> {
  publicReads(app, services);
  panelReads(app, services);
  recordRoutes(app, services, { url: api.adminArticles, responses: 'ArticleRecord', records: articleRecords });
}

function publicReads(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get(
    api.articles,
    {
      config: {
        responses: 'ArticleSummary[]',
        content: summaryContent,
        query: ['page', 'category', 'category_id'],
        filters: [...searchFilter, 'category', 'category_id'],
      },
    },
    async (request) => {
      limitFreshness(request, await nextPublication(db));
      const languages = await requestLanguages(db, request);
      const category = await categoryFilter(db, request.query, languages);
      const page = { ...pageRequest(request.query, limits.articlesPerPage), category };
      const { rows, total } = await listPublished(db, languages, page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get<{ Params: { slug: string } }>(
    `${api.articles}/:slug`,
    { config: { responses: 'Article', content: summaryContent } },
    async (request) => {
      limitFreshness(request, await nextPublication(db));
      const article = await findPublished(db, request.params.slug, await requestLanguages(db, request));
      if (!article) throw new NotFound();
      return dataEnvelope(article);
    },
  );
}

/** Reads a category by its id or its slug, current or former; one that does not exist has no articles. Null without a filter. */
async function categoryFilter(db: Db, query: unknown, languages: Languages): Promise<number | null> {
  const id = queryId(query, 'category_id');
  if (id !== null) return id;
  const slug = queryText(query, 'category');
  return slug ? ((await categoryOfSlug(db, slug, languages)) ?? NO_CATEGORY) : null;
}

/** Id that no category has. */
const NO_CATEGORY = 0;

function panelReads(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const access = { right: 'articles.read' } as const;

  app.get(
    api.adminArticles,
    {
      config: {
        access,
        responses: 'ArticleRow[]',
        filters: [...pageFilters, 'missing', 'state', 'language', 'author', 'category'],
      },
    },
    async (request) => {
      const page = {
        ...pageRequest(request.query, limits.panelPageSize),
        ...(await articleFilters(db, request.query)),
      };
      const { rows, total } = await listArticles(db, await defaultLanguageOf(db), page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get(api.adminArticleAuthors, { config: { access, responses: 'ArticleAuthor[]' } }, async () =>
    dataEnvelope(await listAuthors(db)),
  );
}

/** Reads the filters of the list; one with an unknown value selects all articles. */
async function articleFilters(db: Db, query: unknown): Promise<ArticleFilters> {
  return {
    missing: queryChoice(query, 'missing', articleGapLabels),
    state: queryChoice(query, 'state', publicationStateLabels),
    language: await languageFilter(db, queryText(query, 'language') ?? ''),
    author: queryId(query, 'author'),
    category: queryText(query, 'category') === 'none' ? 'none' : queryId(query, 'category'),
  };
}

/** Reads `en`, the articles in English, and `-en`, those that are not. */
async function languageFilter(db: Db, text: string): Promise<ArticleFilters['language']> {
  if (text === '') return null;
  const isPresent = !text.startsWith('-');
  const abbr = isPresent ? text : text.slice(1);
  return (await knownLanguages(db)).has(abbr) ? { abbr, isPresent } : null;
}
