import type { FastifyInstance } from 'fastify';
import { limits } from 'shared-contracts/limits';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { supportStatusLabels, type SupportStatus } from 'shared-contracts/support';
import { sessionOf } from '../../access/guard.ts';
import { answer, done } from '../../http/envelope.ts';
import { idOf, jsonField } from '../../http/form-fields.ts';
import { formResource } from '../../http/form-resource.ts';
import { pageMeta, pageRequest, queryText } from '../../http/paging.ts';
import { problems } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { listRequests } from './support.repository.ts';
import { askForHelp, isOwnStatus, ownRequest, settle } from './support.service.ts';

const right = 'support.ask';

/** Asking for help, and the own requests. */
export async function supportRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  const config = { access: { right } } as const;
  const url = api.adminSupport;

  app.get(url, { config }, async (request) => {
    const { id: userId } = sessionOf(request).user;
    const page = { ...pageRequest(request.query, limits.panelPageSize), userId, status: statusOf(request.query) };
    const { rows, total } = await listRequests(db, page);
    return answer(rows, pageMeta(page, total));
  });

  app.get<{ Params: { id: string } }>(`${url}/:id`, { config }, async (request) =>
    answer(await ownRequest(db, sessionOf(request).user.id, idOf(request.params.id))),
  );

  formResource(app, url, {
    POST: {
      right,
      handle: async ({ fields, context }) =>
        done(messages.created, await askForHelp(services, context, jsonField(fields, 'form_data'))),
    },
  });
  formResource(app, `${url}/:id/status`, {
    PUT: {
      right,
      async handle({ fields, context, id }) {
        const status = fields.get('status');
        if (!isOwnStatus(status)) throw problems.malformed('status open ya da closed olmalıdır.');
        return done(messages.updated, await settle(services, context, idOf(id), status));
      },
    },
  });
}

function statusOf(query: unknown): SupportStatus | null {
  const status = queryText(query, 'status');
  return status !== undefined && Object.hasOwn(supportStatusLabels, status) ? (status as SupportStatus) : null;
}
