import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { NotFound } from '../../platform/errors.ts';
import { dataEnvelope, writeEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { isHeaderRoute } from './page-headers.repository.ts';
import { changePageHeader, readPageHeader } from './page-headers.service.ts';
import { pageHeaderInputSchema } from '@vitrin/shared-contracts/content-inputs';
import { formData } from '../../platform/http/request-body.ts';

export async function pageHeaderRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get<{ Params: { route: string } }>(
    `${api.adminPageHeaders}/:route`,
    { config: { access: { right: 'pages.read' }, responses: 'PageHeaderRecord' } },
    async ({ params: { route } }) => {
      if (!isHeaderRoute(route)) throw new NotFound();
      return dataEnvelope(await readPageHeader(services.db, route));
    },
  );

  formResource(app, api.adminPageHeaders, {
    PUT: {
      right: 'pages.write',
      responses: 'PageHeaderRecord',
      body: formData(pageHeaderInputSchema),
      handle: async ({ fields, context }) =>
        writeEnvelope(messages.updated, await changePageHeader(services, context, jsonField(fields, 'form_data'))),
    },
  });
}
