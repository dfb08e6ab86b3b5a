import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import {
  dataRequestFilterLabels,
  type DataRequestFilter,
  dataRequestInputSchema,
} from '@vitrin/shared-contracts/privacy';
import { sessionOf } from '../../platform/auth/guard.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { queryChoice, pageMeta, pageRequest, queryText } from '../../platform/http/paging.ts';
import { problems } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { listDataRequests } from './data-requests.repository.ts';
import { changeDataRequest, createDataRequest, readDataRequest } from './data-requests.service.ts';
import { formData, pageFilters } from '../../platform/http/request-body.ts';

export function dataRequestRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const config = { access: { right: 'privacy.read' } } as const;

  app.get(
    api.adminDataRequests,
    { config: { ...config, responses: 'DataRequestRow[]', filters: [...pageFilters, 'state'] } },
    async ({ query }) => {
      const page = { ...pageRequest(query, limits.panelPageSize), state: stateOf(query) };
      const { rows, total } = await listDataRequests(db, page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get<{ Params: { id: string } }>(
    `${api.adminDataRequests}/:id`,
    { config: { ...config, responses: 'DataRequestRecord' }, exposeHeadRoute: false },
    async (request) => {
      const found = await readDataRequest(db, idOf(request.params.id));
      const opened = { operation: 'read', result: 'done', entity: 'data-request', title: found.reference } as const;
      await recordEvent(db, request, { ...opened, actor: sessionOf(request).user, entityId: found.id });
      return dataEnvelope(found);
    },
  );

  const right = 'privacy.write';
  formResource(app, api.adminDataRequests, {
    POST: {
      right,
      responses: 'DataRequestRecord',
      body: formData(dataRequestInputSchema),
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.created, await createDataRequest(services, context, jsonField(fields, 'form_data'))),
    },
  });
  formResource(app, `${api.adminDataRequests}/:id`, {
    PUT: {
      right,
      responses: 'DataRequestRecord',
      body: formData(dataRequestInputSchema),
      handle: async ({ fields, context, id }) =>
        messageEnvelope(
          messages.updated,
          await changeDataRequest(services, context, idOf(id), jsonField(fields, 'form_data')),
        ),
    },
  });
}

function stateOf(query: unknown): DataRequestFilter | null {
  const state = queryChoice(query, 'state', dataRequestFilterLabels);
  if (state === null && queryText(query, 'state')) throw problems.malformed('Filtre geçersiz.');
  return state;
}
