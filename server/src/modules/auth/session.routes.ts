import type { FastifyInstance, FastifyRequest } from 'fastify';
import { confirmPasswordSchema, type ExtendSessionResponse } from '@vitrin/shared-contracts/account';
import type { StatusData } from '@vitrin/shared-contracts/auth';
import { api } from '@vitrin/shared-contracts/paths';
import { createPasswordConfirmation } from '../../platform/auth/confirm-password.ts';
import { sessionOf } from '../../platform/auth/guard.ts';
import { deleteSession, extendSession } from '../../platform/auth/sessions.repository.ts';
import type { StaffSession } from '../../platform/auth/sessions.ts';
import { recordEvent, sourceOf, type SecurityEvent } from '../../platform/audit/security-events.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { roleLabels } from '../users/roles.service.ts';
import { countUnread } from '../inbox/mailbox-list.service.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { formResource, type FormCall } from '../../platform/http/form-resource.ts';
import { Conflict } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';

const right = 'account.use';

/** Registers the routes of the current session: status, extension, sign-out. */
export async function sessionRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): Promise<void> {
  const config = { access: { right } } as const;
  app.get(api.status, { config: { ...config, responses: 'StatusData' } }, async (request) =>
    dataEnvelope(await statusOf(db, request)),
  );
  app.get(api.roleGroups, { config: { ...config, responses: 'RoleLabels' } }, async () =>
    dataEnvelope(await roleLabels(db)),
  );

  app.get(api.logout, { config: { ...config, responses: null } }, async (request) => {
    const { id, user } = sessionOf(request);
    await db.transaction().execute(async (trx) => {
      await deleteSession(trx, id);
      await recordEvent(trx, request, { ...eventOf(user), operation: 'sign-out' });
    });
    return messageEnvelope('Çıkış yapıldı.');
  });

  const confirm = createPasswordConfirmation(db);
  formResource(app, api.sessionExtend, {
    POST: {
      right,
      responses: { body: 'ExtendSessionResponse' },
      body: confirmPasswordSchema,
      async handle(call): Promise<ExtendSessionResponse> {
        const { password } = validated(confirmPasswordSchema, Object.fromEntries(call.fields));
        await confirm(call, password);
        const lastsMs = await extendOwnSession(db, call);
        return { success: true, message: 'Oturumunuz uzatıldı.', expires_in: Math.floor(lastsMs / 1000) };
      },
    },
  });
}

function extendOwnSession(db: Db, { session, context }: FormCall): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const lastsMs = await extendSession(trx, session.id);
    if (lastsMs === null)
      throw new Conflict('session-not-extendable', 'Bu oturum daha fazla uzatılamaz. Lütfen yeniden giriş yapın.');
    await recordEvent(trx, sourceOf(context), { ...eventOf(session.user), operation: 'extend-session' });
    return lastsMs;
  });
}

function eventOf({ id, name, email }: StaffSession['user']): Omit<SecurityEvent, 'operation'> {
  return { result: 'done', actor: { id, name }, title: email, entityId: id };
}

async function statusOf(db: Db, request: FastifyRequest): Promise<StatusData> {
  const { user, rights, expiresAt } = sessionOf(request);
  const { name, email, role_group } = user;
  const unread = {
    ...(rights.has('messages.contact') && { contact: await countUnread(db, 'contact') }),
    ...(rights.has('messages.human-resources') && { human_resources: await countUnread(db, 'human-resources') }),
  };
  return {
    user: { name, email, role_group },
    rights: [...rights],
    expires_at: expiresAt,
    expires_in: Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000)),
    unread,
  };
}
