import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource, type Operation } from '../../platform/http/form-resource.ts';
import {
  missingFilterLabels,
  missingInputSchema,
  redirectOriginLabels,
  redirectSortLabels,
} from '@vitrin/shared-contracts/redirects';
import { pageMeta, pageRequest, queryChoice, queryText } from '../../platform/http/paging.ts';
import { recordRoutes } from '../../content/record/record-routes.ts';
import type { Services } from '../../services.ts';
import { nearestAddress } from './nearest-address.ts';
import { ignoreMissing, missingAddresses } from './missing-addresses.service.ts';
import { listAllRedirects } from './all-redirects.repository.ts';
import { listAutomaticRedirects } from './automatic-redirects.repository.ts';
import { listRedirects } from './redirects.repository.ts';
import { redirectRecords, removeRedirects } from './redirects.service.ts';
import { idListSchema } from '@vitrin/shared-contracts/validation';
import { formData, pageFilters } from '../../platform/http/request-body.ts';

export async function redirectRoutes(app: FastifyInstance, services: Services): Promise<void> {
  listRoutes(app, services);
  missingRoutes(app, services);

  const removeSeveral: Operation = {
    right: 'redirects.write',
    responses: 'RecordIds',
    body: { delete_list: idListSchema() },
    handle: async ({ fields, context }) =>
      messageEnvelope(messages.deleted, await removeRedirects(services, context, jsonField(fields, 'delete_list'))),
  };
  recordRoutes(app, services, {
    url: api.adminRedirects,
    responses: 'Redirect',
    records: redirectRecords,
    more: { DELETE: removeSeveral },
  });
}

/** Redirects of staff, former addresses of pages, and both together. */
function listRoutes(app: FastifyInstance, services: Services): void {
  const access = { right: 'redirects.read' } as const;
  app.get(
    api.adminRedirects,
    { config: { responses: 'Redirect[]', access, filters: pageFilters } },
    async (request) => {
      const page = pageRequest(request.query, limits.panelPageSize);
      const { rows, total } = await listRedirects(services.db, page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get(
    api.adminAutomaticRedirects,
    { config: { responses: 'AutomaticRedirect[]', access, filters: pageFilters } },
    async (request) => {
      const page = pageRequest(request.query, limits.panelPageSize);
      const { rows, total } = await listAutomaticRedirects(services, page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get(
    api.adminAllRedirects,
    { config: { responses: 'ListedRedirect[]', access, filters: [...pageFilters, 'origin', 'sort'] } },
    async ({ query }) => {
      const page = pageRequest(query, limits.panelPageSize);
      const origin = queryChoice(query, 'origin', redirectOriginLabels);
      const sort = queryChoice(query, 'sort', redirectSortLabels);
      const { rows, total } = await listAllRedirects(services, { ...page, origin, sort });
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );
}

/** Addresses that visitors did not find. */
function missingRoutes(app: FastifyInstance, services: Services): void {
  const access = { right: 'redirects.read' } as const;
  app.get(
    api.adminMissingAddresses,
    { config: { responses: 'MissingAddress[]', access, filters: [...pageFilters, 'ignored'] } },
    async ({ query }) => {
      const page = pageRequest(query, limits.panelPageSize);
      const ignored = queryChoice(query, 'ignored', missingFilterLabels) === null ? 0 : 1;
      // The counts in memory are stored first, so that the list is up to date.
      await services.missing.flush(services.db);
      const { rows, total } = await missingAddresses(services, { ...page, ignored });
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get(
    api.adminNearestAddress,
    { config: { responses: 'NearestAddress', access, filters: ['path'] } },
    async ({ query }) => {
      const path = (queryText(query, 'path') ?? '').slice(0, limits.missingAddresses.path);
      return dataEnvelope({ address: await nearestAddress(services, path) });
    },
  );

  formResource(app, api.adminMissingAddresses, {
    POST: {
      right: 'redirects.write',
      responses: 'MissingPath',
      body: formData(missingInputSchema),
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.updated, await ignoreMissing(services, context, jsonField(fields, 'form_data'))),
    },
  });
}
