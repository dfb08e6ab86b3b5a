import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { publicationStateLabels } from '@vitrin/shared-contracts/publication-state';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { idOf } from '../../platform/http/form-fields.ts';
import { pageMeta, pageRequest, queryChoice, queryText } from '../../platform/http/paging.ts';
import { recordRoutes } from '../../content/record/record-routes.ts';
import type { Services } from '../../services.ts';
import { listProductRows } from './products.repository.ts';
import { productRecords } from './products.service.ts';
import { pageFilters } from '../../platform/http/request-body.ts';

/** Registers the panel routes. The list can be filtered by one category; products are ordered within their category. */
export function productRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const config = { access: { right: 'catalogue.read' } } as const;

  app.get(
    api.adminProducts,
    { config: { ...config, responses: 'ProductRow[]', filters: [...pageFilters, 'category_id', 'state'] } },
    async (request) => {
      const category = queryText(request.query, 'category_id');
      const categoryId = category === undefined ? null : idOf(category);
      const state = queryChoice(request.query, 'state', publicationStateLabels);
      const page = { ...pageRequest(request.query, limits.panelPageSize), categoryId, state };
      const { rows, total } = await listProductRows(db, await defaultLanguageOf(db), page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  recordRoutes(app, services, { url: api.adminProducts, responses: 'ProductRecord', records: productRecords });
}
