import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import type { OpeningRow } from '@vitrin/shared-contracts/openings';
import { recordRoutes } from '../../content/record/record-routes.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { NotFound } from '../../platform/errors.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { limitFreshness } from '../../platform/http/read-cache.ts';
import { searchFilter } from '../../platform/http/request-body.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { openingRecords, openingRows } from './openings.service.ts';
import { findPublicOpening, listOpen, nextClosing } from './public-openings.repository.ts';

const content = ['opening'];

export async function openingRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  app.get(api.openings, { config: { responses: 'OpeningList', content } }, async (request) => {
    limitFreshness(request, await nextClosing(db));
    return dataEnvelope(await listOpen(db, await requestLanguages(db, request)));
  });

  app.get<{ Params: { slug: string } }>(
    '/api/pages/opening/:slug',
    { config: { responses: 'Opening', content } },
    async (request) => {
      const opening = await findPublicOpening(db, request.params.slug, await requestLanguages(db, request));
      if (!opening) throw new NotFound();
      limitFreshness(request, await nextClosing(db));
      return dataEnvelope(opening);
    },
  );

  app.get(
    api.adminOpenings,
    { config: { access: { right: 'openings.read' }, responses: 'OpeningRow[]', filters: searchFilter } },
    async ({ query }) => dataEnvelope(searchInMemory(await openingRows(db), query, wordsOf)),
  );

  recordRoutes(app, services, { url: api.adminOpenings, responses: 'OpeningRecord', records: openingRecords });
}

function wordsOf({ title }: OpeningRow): string[] {
  return [title];
}
