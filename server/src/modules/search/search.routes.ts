import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { requestLanguages } from '../../content/request-language.ts';
import { clientKey, requireWithinLimit } from '../../platform/auth/throttle.ts';
import { LimitReached, limitConcurrency } from '../../platform/concurrency-limiter.ts';
import { Malformed } from '../../platform/errors.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { pageMeta, pageRequest, queryText } from '../../platform/http/paging.ts';
import { problems } from '../../platform/http/problem.ts';
import { limitFreshness } from '../../platform/http/read-cache.ts';
import { pageFilters } from '../../platform/http/request-body.ts';
import type { Services } from '../../services.ts';
import { isVisitingRead } from './visiting-read.ts';
import { missedSearches, nextRecheck } from './missed-searches.service.ts';
import { createSiteSearch } from './search.service.ts';
import { suggest } from './suggestions.service.ts';

/** Searches and suggestions of one network address in a minute: a fast typist with a result for each letter. */
const MAX_PER_MINUTE = 300;
/** Searches at the same time; the others wait, and are refused when too many do. */
const concurrency = { running: 4, waiting: 40 };

export function searchRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const search = createSiteSearch(services);
  const limited = createLimits();

  app.get(
    api.search,
    {
      config: { responses: 'SiteSearchResults', content: search.entities, filters: ['search', 'kind', 'page'] },
    },
    async (request) => {
      const page = pageRequest(request.query, limits.visitorSearch.perPage);
      requireLength(page.search);
      limitFreshness(request, await nextRecheck(db));
      const languages = await requestLanguages(db, request);
      const asked = { search: page.search, page: page.page, kind: queryText(request.query, 'kind') ?? null, languages };
      const { results, total } = await limited(request, () => search.find(asked));
      countSearch(
        services,
        request,
        { search: page.search, lang: languages.requested },
        total === 0 || results.is_partial,
      );
      return dataEnvelope(results, pageMeta(page, total));
    },
  );

  app.get(
    api.searchSuggestions,
    { config: { responses: 'SearchSuggestions', content: search.entities, filters: ['search'] } },
    async (request) => {
      const typed = queryText(request.query, 'search') ?? '';
      requireLength(typed);
      limitFreshness(request, await nextRecheck(db));
      const languages = await requestLanguages(db, request);
      return dataEnvelope(await limited(request, () => suggest(services, typed, languages)));
    },
  );

  app.get(
    api.adminMissedSearches,
    { config: { responses: 'MissedSearch[]', access: { right: 'redirects.read' }, filters: pageFilters } },
    async ({ query }) => {
      const page = pageRequest(query, limits.panelPageSize);
      // The counts in memory are stored first, so that the list is up to date.
      await services.missedSearches.flush(db);
      const { rows, total } = await missedSearches(db, page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );
}

function requireLength(search: string): void {
  if (search.length > limits.search.max)
    throw new Malformed('search-too-long', `Arama en çok ${limits.search.max} karakter olabilir.`);
}

/** The page itself is counted when its document is sent. */
function countSearch(
  { missedSearches: counter }: Pick<Services, 'missedSearches'>,
  request: FastifyRequest,
  asked: { search: string; lang: string },
  isEmpty: boolean,
): void {
  if (!isEmpty) return;
  counter.noteEmpty(asked);
  if (isVisitingRead(request.headers)) counter.record(asked, request.raw);
}

function createLimits() {
  const perAddress = new RateLimiterMemory({ points: MAX_PER_MINUTE, duration: 60 });
  const inTurn = limitConcurrency(concurrency);
  return async <T>(request: FastifyRequest, find: () => Promise<T>): Promise<T> => {
    // Reads of a page that the server renders come from the process itself.
    if (request.raw.socket instanceof Socket) await requireWithinLimit(perAddress.consume(clientKey(request.ip)));
    try {
      return await inTurn(find);
    } catch (error) {
      if (error instanceof LimitReached) throw problems.busy(1);
      throw error;
    }
  };
}
