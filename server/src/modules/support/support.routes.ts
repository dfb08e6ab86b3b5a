import type { FastifyInstance, FastifyRequest } from 'fastify';
import { attachmentsField } from 'shared-contracts/attachments';
import { limits } from 'shared-contracts/limits';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { type SupportStatus, supportStatusLabels } from 'shared-contracts/support';
import { sessionOf } from '../../platform/auth/guard.ts';
import { answer, done } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { readFormWithFiles } from '../../platform/http/form-file.ts';
import { contextOf, formResource } from '../../platform/http/form-resource.ts';
import { pageMeta, pageRequest, queryText } from '../../platform/http/paging.ts';
import { problems } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { attachmentRoutes } from './attachments.routes.ts';
import type { SentForm } from './attachments.service.ts';
import { listDesk, listOwnRequests, type SupportPage } from './support-list.repository.ts';
import {
  askForHelp,
  deliveryOf,
  isOwnStatus,
  readable,
  readerOf,
  readRequest,
  say,
  settle,
} from './support.service.ts';

const right = 'support.ask';
const url = api.adminSupport;
const SENT = 'Gönderildi!';

type Named = { Params: { id: string } };

/** Support routes. All staff may call them; each user reads their own requests and those that they may reply to. */
export async function supportRoutes(app: FastifyInstance, services: Services): Promise<void> {
  reads(app, services);
  writes(app, services);
  attachmentRoutes(app, services);
}

function reads(app: FastifyInstance, services: Services): void {
  const { db } = services;
  app.get(url, { config: { answers: 'SupportRow[]', access: { right } } }, async (request) => {
    const page = supportPage(request.query);
    const { rows, total } = await listOwnRequests(db, sessionOf(request).user.id, page);
    return answer(rows, pageMeta(page, total));
  });

  app.get(api.adminSupportDelivery, { config: { answers: 'SupportDelivery', access: { right } } }, async (request) =>
    answer(await deliveryOf(services, sessionOf(request).user.id)),
  );

  app.get(
    api.adminSupportDesk,
    { config: { answers: 'SupportDeskRow[]', access: { right: 'support.answer' } } },
    async (request) => {
      const page = supportPage(request.query);
      const { rows, total } = await listDesk(db, page);
      return answer(rows, pageMeta(page, total));
    },
  );

  app.get<Named>(`${url}/:id`, { config: { answers: 'SupportRecord', access: { right } } }, async (request) =>
    answer(await readRequest(db, readerOf(sessionOf(request)), idOf(request.params.id))),
  );
}

function writes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  app.post(url, { config: { answers: 'SupportRecord', access: { right } } }, (request) =>
    receiveAttachments(request, config.dataDir, async (sent) =>
      done(messages.created, await askForHelp(services, contextOf(request), sent)),
    ),
  );

  app.post<Named>(
    `${url}/:id/answers`,
    { config: { answers: 'SupportRecord', access: { right } } },
    async (request) => {
      const id = idOf(request.params.id);
      // Before a file is received: a user who may not read the request cannot send one.
      await readable(db, readerOf(sessionOf(request)), id);
      return receiveAttachments(request, config.dataDir, async (sent) =>
        done(SENT, await say(services, contextOf(request), id, sent)),
      );
    },
  );

  formResource(app, `${url}/:id/status`, {
    PUT: {
      right,
      answers: 'SupportRecord',
      async handle({ fields, context, id }) {
        const status = fields.get('status');
        if (!isOwnStatus(status)) throw problems.malformed('status open ya da closed olmalıdır.');
        return done(messages.updated, await settle(services, context, idOf(id), status));
      },
    },
  });
}

function supportPage(query: unknown): SupportPage {
  return { ...pageRequest(query, limits.panelPageSize), status: statusOf(query) };
}

function statusOf(query: unknown): SupportStatus | null {
  const status = queryText(query, 'status');
  return status !== undefined && Object.hasOwn(supportStatusLabels, status) ? (status as SupportStatus) : null;
}

/** Reads a form with its files and passes it to `handle`; afterwards deletes the files unless they were stored. */
async function receiveAttachments<T>(
  request: FastifyRequest,
  dataDir: string,
  handle: (sent: SentForm) => Promise<T>,
): Promise<T> {
  const rules = { field: attachmentsField, bytes: limits.fileBytes, most: limits.attachments, dataDir };
  const { fields, files, discard } = await readFormWithFiles(request, rules);
  try {
    if (fields.has('_method')) throw problems.method(['POST']);
    return await handle({ value: jsonField(fields, 'form_data'), files });
  } finally {
    await discard();
  }
}
