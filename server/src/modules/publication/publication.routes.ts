import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { scheduleInputSchema, withdrawalSchema, workingCopyInputSchema } from '@vitrin/shared-contracts/publication';
import { allowedKind, draftableKind, pathParameter } from '../../content/allowed-kind.ts';
import { dataEnvelope, messageEnvelope, writeEnvelope } from '../../platform/http/envelope.ts';
import { jsonField, type FormFields } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { itemFrom, readerOf, type ItemOf } from './draft-request.ts';
import { recordPublication, unpublishedWork } from './record-publication.service.ts';
import { cancelSchedule, saveSchedule } from './schedules.service.ts';
import { withdraw } from './withdrawal.service.ts';
import { destroyCopy, discardCopy, discardedCopies, restoreCopy } from './discarded-copies.service.ts';
import { readCopy, saveCopy } from './working-copies.service.ts';
import { formData, jsonValue, textField } from '../../platform/http/request-body.ts';

/** Every route also requires a right of the kind: to schedule and to take off the site that to publish, for drafts that to write drafts. */
const right = 'account.use';
const access = { right } as const;
/** Keys that may write drafts may do so for programs. */
const anyApiKey = true;
/** The values of the form, those before, and the body of the request. */
const FORM_LIMITS = { bytes: 3 * limits.jsonFieldBytes + 200_000 };

/** Routes of drafts that staff share, of scheduled publications and of taking records off the site, for all kinds. */
export function publicationRoutes(app: FastifyInstance, services: Services): void {
  const draftOf = itemFrom(services, draftableKind);
  reads(app, services, draftOf);
  copyWrites(app, services, draftOf);
  discardedWrites(app, services, draftOf);
  scheduleWrites(app, services, itemFrom(services, allowedKind));

  formResource(app, api.adminWithdrawal(':entity', ':record'), {
    PUT: {
      right,
      responses: 'WithdrawnRecord',
      body: formData(withdrawalSchema),
      async handle({ request, fields, context }) {
        const kind = allowedKind(services, request);
        const input = validated(withdrawalSchema, jsonField(fields, 'form_data'));
        const of = { kind, record: pathParameter(request, 'record'), input };
        return writeEnvelope('Yayından kaldırıldı.', await withdraw(services, context, of));
      },
    },
  });
}

function reads(app: FastifyInstance, services: Services, itemOf: ItemOf): void {
  const kindOf = (request: FastifyRequest) => draftableKind(services, request);
  const recordOf = (request: FastifyRequest) => ({
    kind: kindOf(request),
    record: pathParameter(request, 'record'),
    reader: readerOf(request),
  });

  app.get(
    api.adminKindPublication(':entity'),
    { config: { access, anyApiKey, responses: 'UnpublishedWork' } },
    async (request) => dataEnvelope(await unpublishedWork(services, kindOf(request), readerOf(request))),
  );

  app.get(
    api.adminRecordPublication(':entity', ':record'),
    { config: { access, anyApiKey, responses: 'RecordPublication' } },
    async (request) => dataEnvelope(await recordPublication(services, recordOf(request))),
  );

  app.get(
    api.adminDiscardedCopies(':entity', ':record'),
    { config: { access, anyApiKey, responses: 'DiscardedCopy[]' } },
    async (request) => dataEnvelope(await discardedCopies(services, recordOf(request))),
  );

  app.get(
    api.adminWorkingCopy(':entity', ':id'),
    { config: { access, anyApiKey, responses: 'WorkingCopy' } },
    async (request) => {
      return dataEnvelope(await readCopy(services, itemOf(request)));
    },
  );
}

function copyWrites(app: FastifyInstance, services: Services, itemOf: ItemOf): void {
  formResource(
    app,
    api.adminWorkingCopy(':entity', ':id'),
    {
      PUT: {
        right,
        anyApiKey,
        responses: 'WorkingCopyRow',
        body: { form_data: workingCopyInputSchema, form: jsonValue, base: jsonValue, values: jsonValue },
        async handle({ request, fields, context }) {
          const of = itemOf(request);
          const json = {
            form_json: jsonText(fields, 'form'),
            base_json: fields.has('base') ? jsonText(fields, 'base') : null,
            values_json: jsonText(fields, 'values'),
          };
          const input = { ...validated(workingCopyInputSchema, jsonField(fields, 'form_data')), ...json };
          return messageEnvelope('Taslak kaydedildi.', await saveCopy(services, context, { ...of, input }));
        },
      },
      DELETE: {
        right,
        anyApiKey,
        responses: null,
        body: { rev: textField },
        async handle({ request, fields, context }) {
          await discardCopy(services, context, { ...itemOf(request), rev: revisionOf(fields) });
          return messageEnvelope('Taslak silindi.');
        },
      },
    },
    FORM_LIMITS,
  );
}

function discardedWrites(app: FastifyInstance, services: Services, itemOf: ItemOf): void {
  formResource(app, api.adminDiscardedCopy(':entity', ':id'), {
    POST: {
      right,
      responses: 'WorkingCopyRow',
      body: null,
      handle: async ({ request, context }) =>
        messageEnvelope('Taslak geri yüklendi.', await restoreCopy(services, context, itemOf(request))),
    },
    DELETE: {
      right,
      responses: null,
      body: null,
      async handle({ request, context }) {
        await destroyCopy(services, context, itemOf(request));
        return messageEnvelope(messages.deleted);
      },
    },
  });
}

function scheduleWrites(app: FastifyInstance, services: Services, itemOf: ItemOf): void {
  formResource(
    app,
    api.adminSchedule(':entity', ':id'),
    {
      PUT: {
        right,
        responses: 'ScheduledPublication',
        body: { form_data: scheduleInputSchema, values: jsonValue },
        async handle({ request, fields, context }) {
          const of = itemOf(request);
          const values_json = jsonText(fields, 'values');
          const input = { ...validated(scheduleInputSchema, jsonField(fields, 'form_data')), values_json };
          return messageEnvelope('Zamanlandı.', await saveSchedule(services, context, { ...of, input }));
        },
      },
      DELETE: {
        right,
        responses: null,
        body: null,
        async handle({ request, context }) {
          await cancelSchedule(services, context, itemOf(request));
          return messageEnvelope('Zamanlama iptal edildi.');
        },
      },
    },
    FORM_LIMITS,
  );
}

/** Returns a checked JSON field as text. */
function jsonText(fields: FormFields, name: string): string {
  return JSON.stringify(jsonField(fields, name));
}

/** Returns the revision that the user has seen; null to delete any. */
function revisionOf(fields: FormFields): number | null {
  const rev = fields.get('rev');
  return typeof rev === 'string' && /^\d{1,9}$/.test(rev) ? Number(rev) : null;
}
