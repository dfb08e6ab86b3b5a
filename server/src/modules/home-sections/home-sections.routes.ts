import type { FastifyInstance } from 'fastify';
import { homeSectionKindLabels, type HomeSectionRecord } from 'shared-contracts/home-sections';
import { api } from 'shared-contracts/paths';
import { answer } from '../../platform/http/envelope.ts';
import { idOf } from '../../platform/http/form-fields.ts';
import { NotFound } from '../../platform/errors.ts';
import { recordWrites } from '../../content/record-writes.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { searchFew } from '../../platform/http/search-few.ts';
import type { Services } from '../../services.ts';
import { findRecord, listRecords, listShown } from './home-sections.repository.ts';
import { homeSectionWrites } from './home-sections.service.ts';

export async function homeSectionRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  const config = { access: { right: 'home-sections.read' } } as const;

  app.get(api.homeSections, { config: { answers: 'HomeSection[]' } }, async (request) =>
    answer(await listShown(db, await requestLanguages(db, request))),
  );

  app.get(api.adminHomeSections, { config: { ...config, answers: 'HomeSectionRecord[]' } }, async ({ query }) =>
    answer(searchFew(await listRecords(db), query, wordsOf)),
  );

  app.get<{ Params: { id: string } }>(
    `${api.adminHomeSections}/:id`,
    { config: { ...config, answers: 'HomeSectionRecord' } },
    async (request) => {
      const section = await findRecord(db, idOf(request.params.id));
      if (!section) throw new NotFound();
      return answer(section);
    },
  );

  const writing = { right: 'home-sections.write', answers: 'HomeSectionRecord' } as const;
  recordWrites(app, api.adminHomeSections, writing, homeSectionWrites(services));
}

function wordsOf({ kind, translations }: HomeSectionRecord): string[] {
  return [homeSectionKindLabels[kind], ...Object.values(translations).map(({ title, text }) => `${title}\n${text}`)];
}
