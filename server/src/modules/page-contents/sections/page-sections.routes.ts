import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import { pageSectionsInputSchema } from '@vitrin/shared-contracts/page-sections';
import { api } from '@vitrin/shared-contracts/paths';
import { pageSectionsDefinition } from '@vitrin/shared-contracts/records/page-sections';
import { requestLanguages } from '../../../content/request-language.ts';
import { NotFound } from '../../../platform/errors.ts';
import { dataEnvelope, writeEnvelope } from '../../../platform/http/envelope.ts';
import { jsonField } from '../../../platform/http/form-fields.ts';
import { formResource } from '../../../platform/http/form-resource.ts';
import { queryText } from '../../../platform/http/paging.ts';
import { formData } from '../../../platform/http/request-body.ts';
import type { Services } from '../../../services.ts';
import { changePageSections, isSectionedPage, readPageSections } from './page-sections.service.ts';
import { readShownPage } from './shown-page.service.ts';

export async function pageSectionsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  const { read, write } = pageSectionsDefinition.rights;

  app.get(
    api.pageSections,
    {
      config: {
        responses: 'PageSections',
        content: ['page-sections', 'home-section', 'page-contents', 'media'],
        query: ['page'],
      },
    },
    async (request) => {
      const name = queryText(request.query, 'page');
      if (!isSectionedPage(name)) throw new NotFound();
      return dataEnvelope(await readShownPage(db, name, await requestLanguages(db, request)));
    },
  );

  app.get<{ Params: { page: string } }>(
    `${api.adminPageSections}/:page`,
    { config: { access: { right: read }, responses: 'PageSectionsRecord' } },
    async ({ params: { page } }) => {
      if (!isSectionedPage(page)) throw new NotFound();
      return dataEnvelope(await readPageSections(db, page));
    },
  );

  formResource(app, api.adminPageSections, {
    PUT: {
      right: write,
      responses: 'PageSectionsRecord',
      body: formData(pageSectionsInputSchema),
      handle: async ({ fields, context }) =>
        writeEnvelope(messages.updated, await changePageSections(services, context, jsonField(fields, 'form_data'))),
    },
  });
}
