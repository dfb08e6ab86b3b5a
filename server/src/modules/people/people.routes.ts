import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { publicationStateLabels } from '@vitrin/shared-contracts/publication-state';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { recordRoutes } from '../../content/record/record-routes.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { NotFound } from '../../platform/errors.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { pageMeta, pageRequest, queryChoice } from '../../platform/http/paging.ts';
import { limitFreshness } from '../../platform/http/read-cache.ts';
import { pageFilters } from '../../platform/http/request-body.ts';
import type { Services } from '../../services.ts';
import { articlesOf, nextPublication, summaryContent } from '../articles/articles.service.ts';
import { listNames, listPeople } from './people.repository.ts';
import { personRecords } from './people.service.ts';
import { findPublic, listPublic } from './public-people.repository.ts';

export async function personRoutes(app: FastifyInstance, services: Services): Promise<void> {
  publicReads(app, services);
  panelReads(app, services);
  recordRoutes(app, services, { url: api.adminPeople, responses: 'PersonRecord', records: personRecords });
}

function publicReads(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get(api.people, { config: { responses: 'PersonSummary[]', content: ['person', 'media'] } }, async (request) =>
    dataEnvelope(await listPublic(db, await requestLanguages(db, request))),
  );

  app.get<{ Params: { slug: string } }>(
    '/api/pages/person/:slug',
    { config: { responses: 'Person', content: summaryContent } },
    async (request) => {
      // A page names the articles of the person.
      limitFreshness(request, await nextPublication(db));
      const languages = await requestLanguages(db, request);
      const person = await findPublic(db, request.params.slug, languages);
      if (!person) throw new NotFound();
      const articles = await articlesOf(db, languages, { author: person.id, most: limits.person.articles });
      return dataEnvelope({ ...person, articles });
    },
  );
}

function panelReads(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const access = { right: 'people.read' } as const;

  app.get(
    api.adminPeople,
    { config: { access, responses: 'PersonRow[]', filters: [...pageFilters, 'state'] } },
    async ({ query }) => {
      const page = {
        ...pageRequest(query, limits.panelPageSize),
        state: queryChoice(query, 'state', publicationStateLabels),
      };
      const { rows, total } = await listPeople(db, await defaultLanguageOf(db), page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get(api.adminPersonNames, { config: { access, responses: 'PersonName[]' } }, async () =>
    dataEnvelope(await listNames(db, await defaultLanguageOf(db))),
  );
}
