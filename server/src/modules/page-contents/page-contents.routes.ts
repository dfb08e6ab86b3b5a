import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import { contentGroups, emptyContents, type ContentGroup } from '@vitrin/shared-contracts/page-contents';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, writeEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { queryText } from '../../platform/http/paging.ts';
import { NotFound } from '../../platform/errors.ts';
import { requestLanguages } from '../../content/request-language.ts';
import type { Services } from '../../services.ts';
import { readShownPage } from './sections/shown-page.service.ts';
import { shownValues } from './content-values.ts';
import { findGroup, listGroups, readGroup } from './page-contents.repository.ts';
import { changeContents, shownGroup } from './page-contents.service.ts';
import { contentInputSchema } from '@vitrin/shared-contracts/content-inputs';

export async function pageContentRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  app.get(
    api.content,
    {
      config: {
        responses: 'PageContent',
        content: ['page-contents', 'page-header', 'page-sections', 'media'],
        query: ['page'],
      },
    },
    async (request) => {
      const group = groupOf(queryText(request.query, 'page'));
      const languages = await requestLanguages(db, request);
      const { values, lang } = await readGroup(db, group, languages);
      // Only the editor in the panel needs the document of the biography.
      values.delete('document');
      const shown = await shownValues(db, Object.fromEntries(values), languages.requested);
      const shownPage = group === 'corporate' ? await readShownPage(db, 'biography', languages) : null;
      return dataEnvelope({
        ...emptyContents[group],
        ...shown,
        ...(shownPage && { sections: shownPage.sections }),
        lang,
      });
    },
  );
  panelRoutes(app, services);
}

function panelRoutes(app: FastifyInstance, services: Services): void {
  const config = { access: { right: 'pages.read' } } as const;

  app.get(api.adminContents, { config: { ...config, responses: 'ContentGroupRecord[]' } }, async () =>
    dataEnvelope(await Promise.all((await listGroups(services.db)).map((record) => shownGroup(services.db, record)))),
  );

  app.get<{ Params: { id: string } }>(
    `${api.adminContents}/:id`,
    { config: { ...config, responses: 'ContentGroupRecord' } },
    async ({ params }) => dataEnvelope(await shownGroup(services.db, await findGroup(services.db, groupOf(params.id)))),
  );

  formResource(app, `${api.adminContents}/:id`, {
    PUT: {
      right: 'pages.write',
      responses: 'ContentGroupRecord',
      body: { form_data: contentInputSchema('home') },
      handle: async ({ fields, context, id }) => {
        const { data, ...done } = await changeContents(services, context, groupOf(id), jsonField(fields, 'form_data'));
        return writeEnvelope(messages.updated, { data: await shownGroup(services.db, data), ...done });
      },
    },
  });
}

function groupOf(name: string | undefined): ContentGroup {
  const group = contentGroups.find((known) => known === name);
  if (!group) throw new NotFound();
  return group;
}
