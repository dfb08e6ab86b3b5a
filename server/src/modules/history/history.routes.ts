import type { FastifyInstance, FastifyRequest } from 'fastify';
import { versionNoteSchema } from '@vitrin/shared-contracts/history';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { allowedKind, draftableKind, pathParameter } from '../../content/allowed-kind.ts';
import { dataEnvelope, messageEnvelope, writeEnvelope } from '../../platform/http/envelope.ts';
import { NotFound } from '../../platform/errors.ts';
import { sessionOf } from '../../platform/auth/guard.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { idOf, jsonField, readForm } from '../../platform/http/form-fields.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import {
  noteVersion,
  recordHistory,
  restoredRecord,
  undoVersion,
  versionChange,
  versionDetail,
  type HistoryOf,
} from './history.service.ts';
import { formData } from '../../platform/http/request-body.ts';

interface RecordParams {
  entity: string;
  record: string;
}

interface VersionParams extends RecordParams {
  number: string;
}

/** Every route also requires a right of the kind: to read its history, that to write drafts. */
const right = 'account.use';
const access = { right } as const;

/** Routes of the history of all kinds. */
export function historyRoutes(app: FastifyInstance, services: Services): void {
  const url = `${api.adminHistory}/:entity/:record`;
  const historyOf = (request: FastifyRequest): HistoryOf => ({
    kind: allowedKind(services, request),
    record: pathParameter(request, 'record'),
  });
  /** Users who only write drafts read no deleted record, nor its versions. */
  const readHistoryOf = async (request: FastifyRequest): Promise<HistoryOf> => {
    const of = { kind: draftableKind(services, request), record: pathParameter(request, 'record') };
    const mayPublish = sessionOf(request).rights.has(of.kind.right);
    if (!mayPublish && !(await of.kind.read(services, of.record))) throw new NotFound();
    return of;
  };

  app.get<{ Params: RecordParams }>(url, { config: { access, responses: 'VersionRow[]' } }, async (request) =>
    dataEnvelope(await recordHistory(services, await readHistoryOf(request))),
  );

  app.get<{ Params: VersionParams }>(
    `${url}/:number`,
    { config: { access, responses: 'VersionDetail' } },
    async (request) =>
      dataEnvelope(await versionDetail(services, await readHistoryOf(request), idOf(request.params.number))),
  );

  app.get<{ Params: VersionParams }>(
    `${url}/:number/change`,
    { config: { access, responses: 'FieldChange[]' } },
    async (request) =>
      dataEnvelope(await versionChange(services, await readHistoryOf(request), idOf(request.params.number))),
  );

  app.get<{ Params: VersionParams }>(
    `${url}/:number/restored`,
    { config: { access, responses: 'RestoredVersion' } },
    async (request) =>
      dataEnvelope(await restoredRecord(services, await readHistoryOf(request), idOf(request.params.number))),
  );

  app.put<{ Params: VersionParams }>(
    `${url}/:number`,
    { config: { access, responses: 'VersionRow', body: formData(versionNoteSchema) } },
    async (request) => {
      const of = historyOf(request);
      const { note } = validated(versionNoteSchema, jsonField(new Map(await readForm(request)), 'form_data'));
      return messageEnvelope(messages.updated, await noteVersion(services, of, idOf(request.params.number), note));
    },
  );

  formResource(app, api.adminVersionUndo(':entity', ':record', ':number'), {
    POST: {
      right,
      responses: null,
      body: null,
      async handle({ request, context }) {
        const number = idOf(pathParameter(request, 'number'));
        const done = await undoVersion(services, context, historyOf(request), number);
        return writeEnvelope('Geri alındı.', { ...done, data: undefined });
      },
    },
  });
}
