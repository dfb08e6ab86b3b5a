import type { FastifyInstance } from 'fastify';
import { draftInputSchema } from '@vitrin/shared-contracts/drafts';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { uuidPattern } from '@vitrin/shared-contracts/uuid';
import { sessionOf } from '../../platform/auth/guard.ts';
import { NotFound } from '../../platform/errors.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { jsonBody } from '../../platform/http/json-body.ts';
import type { Services } from '../../services.ts';
import { deleteDraft, listDrafts } from './drafts.repository.ts';
import { ownDraft, saveDraft } from './drafts.service.ts';

const access = { right: 'account.use' } as const;
/** The values are JSON inside JSON: quotes become two bytes, and most letters beyond ASCII are two as well. */
const BODY_BYTES = 3 * limits.draft.values;

interface DraftCall {
  Params: { id: string };
  Querystring: { rev?: string };
}

/** Registers the drafts of the signed-in user. They need no right of their own: saving the record requires it. */
export function draftRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const url = api.adminDraft(':id');

  app.get(api.adminDrafts, { config: { responses: 'DraftRow[]', access } }, async (request) =>
    dataEnvelope(await listDrafts(db, sessionOf(request).user.id)),
  );

  app.get<DraftCall>(url, { config: { responses: 'DraftRecord', access } }, async (request) =>
    dataEnvelope(await ownDraft(db, sessionOf(request).user.id, request.params.id)),
  );

  app.put<DraftCall>(
    url,
    { bodyLimit: BODY_BYTES, config: { responses: 'SavedDraft', access, body: draftInputSchema, json: true } },
    async (request) => {
      const { id } = request.params;
      if (!uuidPattern.test(id)) throw new NotFound();
      const input = jsonBody(draftInputSchema, request);
      return dataEnvelope(await saveDraft(services, { id, userId: sessionOf(request).user.id, input }));
    },
  );

  app.delete<DraftCall>(url, { config: { responses: null, access, filters: ['rev'] } }, async (request) => {
    await deleteDraft(db, sessionOf(request).user.id, request.params.id, revisionOf(request.query));
    return messageEnvelope('Yarım kalan yazı silindi.');
  });
}

/** Returns the revision that the user has seen; null to delete any. */
function revisionOf({ rev }: DraftCall['Querystring']): number | null {
  return rev !== undefined && /^\d{1,9}$/.test(rev) ? Number(rev) : null;
}
