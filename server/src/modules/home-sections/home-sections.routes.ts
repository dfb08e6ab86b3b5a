import type { FastifyInstance } from 'fastify';
import { homeSectionKindLabels, type HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { recordRoutes } from '../../content/record/record-routes.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { listRecords, listPublic } from './home-sections.repository.ts';
import { homeSectionRecords } from './home-sections.service.ts';
import { searchFilter } from '../../platform/http/request-body.ts';

export async function homeSectionRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  const config = { access: { right: 'home-sections.read' } } as const;

  app.get(api.homeSections, { config: { responses: 'HomeSection[]', content: ['home-section'] } }, async (request) =>
    dataEnvelope(await listPublic(db, await requestLanguages(db, request))),
  );

  app.get(
    api.adminHomeSections,
    { config: { ...config, responses: 'HomeSectionRecord[]', filters: searchFilter } },
    async ({ query }) => dataEnvelope(searchInMemory(await listRecords(db), query, wordsOf)),
  );

  recordRoutes(app, services, {
    url: api.adminHomeSections,
    responses: 'HomeSectionRecord',
    records: homeSectionRecords,
  });
}

function wordsOf({ kind, translations }: HomeSectionRecord): string[] {
  return [homeSectionKindLabels[kind], ...Object.values(translations).map(({ title, text }) => `${title}\n${text}`)];
}
