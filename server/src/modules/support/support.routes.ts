import type { FastifyInstance, FastifyRequest } from 'fastify';
import { attachmentsField } from '@vitrin/shared-contracts/attachments';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import {
  type SupportStatus,
  supportStatusLabels,
  supportInputSchema,
  supportAnswerSchema,
} from '@vitrin/shared-contracts/support';
import { sessionOf } from '../../platform/auth/guard.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { readFormWithFiles } from '../../platform/http/form-file.ts';
import { contextOf, formResource } from '../../platform/http/form-resource.ts';
import { pageMeta, pageRequest, queryText } from '../../platform/http/paging.ts';
import { problems } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { attachmentRoutes } from './attachments.routes.ts';
import type { SentForm } from './attachments.service.ts';
import { listAllRequests, listOwnRequests, type SupportPage } from './support-list.repository.ts';
import {
  createRequest,
  readDelivery,
  isOwnStatus,
  requireReadable,
  readerOf,
  readRequest,
  addMessage,
  setOwnStatus,
} from './support.service.ts';
import { string } from 'yup';
import { formData, pageFilters } from '../../platform/http/request-body.ts';

const right = 'support.ask';
const url = api.adminSupport;
const files = [attachmentsField];
const SENT_MESSAGE = 'Gönderildi!';

type Named = { Params: { id: string } };

/** Support routes. All staff may call them; each user reads their own requests and those that they may reply to. */
export async function supportRoutes(app: FastifyInstance, services: Services): Promise<void> {
  readRoutes(app, services);
  writeRoutes(app, services);
  attachmentRoutes(app, services);
}

function readRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  app.get(
    url,
    { config: { responses: 'SupportRow[]', access: { right }, filters: [...pageFilters, 'status'] } },
    async (request) => {
      const page = supportPage(request.query);
      const { rows, total } = await listOwnRequests(db, sessionOf(request).user.id, page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get(api.adminSupportDelivery, { config: { responses: 'SupportDelivery', access: { right } } }, async (request) =>
    dataEnvelope(await readDelivery(services, sessionOf(request).user.id)),
  );

  app.get(
    api.adminSupportDesk,
    {
      config: {
        responses: 'SupportDeskRow[]',
        access: { right: 'support.answer' },
        filters: [...pageFilters, 'status'],
      },
    },
    async (request) => {
      const page = supportPage(request.query);
      const { rows, total } = await listAllRequests(db, page);
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get<Named>(`${url}/:id`, { config: { responses: 'SupportRecord', access: { right } } }, async (request) =>
    dataEnvelope(await readRequest(db, readerOf(sessionOf(request)), idOf(request.params.id))),
  );
}

function writeRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  app.post(
    url,
    { config: { responses: 'SupportRecord', access: { right }, body: formData(supportInputSchema), files } },
    (request) =>
      receiveAttachments(request, config.dataDir, async (sent) =>
        messageEnvelope(messages.created, await createRequest(services, contextOf(request), sent)),
      ),
  );

  app.post<Named>(
    `${url}/:id/answers`,
    { config: { responses: 'SupportRecord', access: { right }, body: formData(supportAnswerSchema), files } },
    async (request) => {
      const id = idOf(request.params.id);
      // Before a file is received: a user who may not read the request cannot send one.
      await requireReadable(db, readerOf(sessionOf(request)), id);
      return receiveAttachments(request, config.dataDir, async (sent) =>
        messageEnvelope(SENT_MESSAGE, await addMessage(services, contextOf(request), id, sent)),
      );
    },
  );

  formResource(app, `${url}/:id/status`, {
    PUT: {
      right,
      responses: 'SupportRecord',
      body: { status: string().oneOf(['open', 'closed']).required() },
      async handle({ fields, context, id }) {
        const status = fields.get('status');
        if (!isOwnStatus(status)) throw problems.malformed('status open ya da closed olmalıdır.');
        return messageEnvelope(messages.updated, await setOwnStatus(services, context, idOf(id), status));
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
  const rules = { field: attachmentsField, bytes: limits.fileBytes, maxFiles: limits.attachments, dataDir };
  const { fields, files, discard } = await readFormWithFiles(request, rules);
  try {
    if (fields.has('_method')) throw problems.method(['POST']);
    return await handle({ value: jsonField(fields, 'form_data'), files });
  } finally {
    await discard();
  }
}
