import type { FastifyInstance, FastifyRequest } from 'fastify';
import { durations } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { presenceSchema } from '@vitrin/shared-contracts/presence';
import { uuidPattern } from '@vitrin/shared-contracts/uuid';
import { sessionOf } from '../../platform/auth/guard.ts';
import { draftableKind } from '../../content/allowed-kind.ts';
import { NotFound } from '../../platform/errors.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { jsonBody } from '../../platform/http/json-body.ts';
import type { Services } from '../../services.ts';
import { deleteOpenForm, deleteUnseen, otherUsers, saveOpenForm, type OpenForm } from './presence.repository.ts';

/** Each request also requires the right of the kind. */
const access = { right: 'account.use' } as const;

interface FormCall {
  Params: { entity: string; record: string; id: string };
}

/** Routes by which an open form says that it is open; the answer names who else has the record open. */
export function presenceRoutes(app: FastifyInstance, { db, kinds }: Pick<Services, 'db' | 'kinds'>): void {
  const url = api.adminPresence(':entity', ':record', ':id');
  const formOf = (request: FastifyRequest<FormCall>): OpenForm => {
    const { entity, record, id } = request.params;
    draftableKind({ kinds }, request);
    if (!uuidPattern.test(id)) throw new NotFound();
    return { id, entity, record, userId: sessionOf(request).user.id };
  };

  app.put<FormCall>(
    url,
    { config: { access, responses: 'PresentUser[]', body: presenceSchema, json: true } },
    async (request) => {
      const form = formOf(request);
      const { typed } = jsonBody(presenceSchema, request);
      const now = Date.now();
      await saveOpenForm(db, form, { now: new Date(now).toISOString(), typed });
      const since = new Date(now - durations.presenceMs).toISOString();
      await deleteUnseen(db, since);
      return dataEnvelope(await otherUsers(db, form, since));
    },
  );

  app.delete<FormCall>(url, { config: { access, responses: null } }, async (request) => {
    await deleteOpenForm(db, formOf(request));
    return messageEnvelope('Form kapatıldı.');
  });
}
