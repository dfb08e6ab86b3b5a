import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditAction } from '@vitrin/shared-contracts/audit';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { sessionOf } from '../../platform/auth/guard.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { queryText } from '../../platform/http/paging.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { erasePerson } from './erasure.service.ts';
import { redacted } from './redacted.ts';
import { findSimilarPeople } from './similar-people.repository.ts';
import { exportArchive } from './person-archive.ts';
import { senderOfQuery, personalData } from './person.service.ts';
import { erasureSchema } from '@vitrin/shared-contracts/privacy';
import { formData } from '../../platform/http/request-body.ts';

/** Registers the routes for the data of one person. Each access is recorded in the audit log with a redacted name. */
export function personRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const access = { right: 'privacy.read' } as const;
  const options = { exposeHeadRoute: false };
  const recordAccess = (request: FastifyRequest, operation: AuditAction, person: string) =>
    recordEvent(db, request, {
      operation,
      result: 'done',
      actor: sessionOf(request).user,
      entity: 'personal-data',
      title: redacted(person),
    });

  app.get(
    api.adminPersonalData,
    { ...options, config: { access, responses: 'PersonalData', filters: ['email'] } },
    async (request) => {
      const sender = senderOfQuery(queryText(request.query, 'email'));
      await recordAccess(request, 'read', sender);
      return dataEnvelope(await personalData(db, sender));
    },
  );

  app.get(
    api.adminPersonalDataNear,
    { ...options, config: { access, responses: 'PersonCandidate[]', filters: ['search'] } },
    async (request) => {
      const search = (queryText(request.query, 'search') ?? '').trim();
      if (search === '') return dataEnvelope([]);
      const found = await findSimilarPeople(db, search);
      await recordAccess(request, 'read', search);
      return dataEnvelope(found);
    },
  );

  app.get(
    api.adminPersonalDataExport,
    { ...options, config: { access, filters: ['email'] } },
    async (request, reply) => {
      const sender = senderOfQuery(queryText(request.query, 'email'));
      const { message_total, requests, mails } = await personalData(db, sender);
      if (message_total + requests.length + mails === 0) throw new NotFound();
      await recordAccess(request, 'export', sender);
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="kisisel-veriler.zip"')
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(Readable.from(exportArchive(services, sender)));
    },
  );

  formResource(app, api.adminErasure, {
    POST: {
      right: 'privacy.write',
      responses: 'ErasureResult',
      body: formData(erasureSchema),
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.deleted, await erasePerson(services, context, jsonField(fields, 'form_data'))),
    },
  });
}
