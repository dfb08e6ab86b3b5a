import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { provinceKeys } from '@vitrin/shared-contracts/provinces';
import { publicationStateLabels } from '@vitrin/shared-contracts/publication-state';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { recordRoutes } from '../../content/record/record-routes.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { NotFound } from '../../platform/errors.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { pageMeta, pageRequest, queryChoice, queryId, queryIds, queryText } from '../../platform/http/paging.ts';
import { pageFilters } from '../../platform/http/request-body.ts';
import type { Services } from '../../services.ts';
import { listFilters } from './project-filters.repository.ts';
import { listProjects, listYears } from './projects.repository.ts';
import { projectRecords } from './projects.service.ts';
import { findPublic, listChosen, listPublic } from './public-projects.repository.ts';

export async function projectRoutes(app: FastifyInstance, services: Services): Promise<void> {
  publicReads(app, services);
  panelReads(app, services);
  recordRoutes(app, services, { url: api.adminProjects, responses: 'ProjectRecord', records: projectRecords });
}

/** What the public reads are made from: services are pages. */
const content = ['project', 'media', 'site-page'];

function publicReads(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get(
    api.projects,
    {
      config: {
        responses: 'ProjectSummary[]',
        content,
        query: ['page', 'service', 'year', 'province', 'ids'],
        filters: ['page', 'service', 'year', 'province', 'ids'],
      },
    },
    async (request) => {
      const page = { ...pageRequest(request.query, limits.projectsPerPage), ...choiceIn(request.query) };
      const ids = queryIds(request.query, 'ids', limits.project.chosen);
      if (ids) return dataEnvelope(await listChosen(db, await requestLanguages(db, request), ids));
      const { rows, total } = await listPublic(db, await requestLanguages(db, request), page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get(api.projectFilters, { config: { responses: 'ProjectFilters', content } }, async (request) =>
    dataEnvelope(await listFilters(db, await requestLanguages(db, request))),
  );

  app.get<{ Params: { slug: string } }>(
    '/api/pages/project/:slug',
    { config: { responses: 'Project', content } },
    async (request) => {
      const project = await findPublic(db, request.params.slug, await requestLanguages(db, request));
      if (!project) throw new NotFound();
      return dataEnvelope(project);
    },
  );
}

function panelReads(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const access = { right: 'projects.read' } as const;

  app.get(
    api.adminProjects,
    { config: { access, responses: 'ProjectRow[]', filters: [...pageFilters, 'state', 'province', 'year'] } },
    async ({ query }) => {
      const page = {
        ...pageRequest(query, limits.panelPageSize),
        ...choiceIn(query),
        state: queryChoice(query, 'state', publicationStateLabels),
      };
      const { rows, total } = await listProjects(db, await defaultLanguageOf(db), page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get(api.adminProjectYears, { config: { access, responses: 'ProjectYear[]' } }, async () =>
    dataEnvelope(await listYears(db)),
  );
}

/** Reads the filters of a list; one with an unknown value selects all projects. */
function choiceIn(query: unknown) {
  const province = queryText(query, 'province') ?? '';
  return {
    service: queryId(query, 'service'),
    year: queryId(query, 'year'),
    province: provinceKeys.includes(province) ? province : null,
  };
}
