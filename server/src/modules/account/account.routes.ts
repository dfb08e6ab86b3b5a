import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { createPasswordConfirmation } from '../../platform/auth/confirm-password.ts';
import { sessionOf } from '../../platform/auth/guard.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource, type FormCall } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { accountOf, changeAccount, changeOwnPassword, type AccountWrite } from './account.service.ts';
import { changeNotifications, ownNotifications } from './notifications.service.ts';
import { endOtherSessions, endSession, ownSessions } from './own-sessions.service.ts';
import { setSecondFactorRequirement, resetSecondFactor, secondFactorOf } from './required-second-factor.service.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { accountInputSchema, ownPasswordSchema, secondFactorRequiredSchema } from '@vitrin/shared-contracts/account';
import { notificationRulesSchema } from '@vitrin/shared-contracts/mail';
import { formData } from '../../platform/http/request-body.ts';

const right = 'account.use';

/** Registers the routes by which signed-in users manage their own account. */
export async function accountRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const confirm = createPasswordConfirmation(services.db);
  const own = ({ context, session }: FormCall): AccountWrite => ({ services, context, session, confirm });
  accountDataRoutes(app, services, own);
  sessionRoutes(app, services, own);
  notificationRoutes(app, services);
  secondFactorRoutes(app, own);
  secondFactorRequirementRoutes(app, services);
}

type Own = (call: FormCall) => AccountWrite;

function accountDataRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>, own: Own): void {
  app.get(api.account, { config: { responses: 'Account', access: { right } } }, async (request) =>
    dataEnvelope(await accountOf(db, sessionOf(request).user.id)),
  );
  formResource(app, api.account, {
    PUT: {
      right,
      responses: 'Account',
      body: formData(accountInputSchema),
      handle: async (call) =>
        messageEnvelope(messages.updated, await changeAccount(own(call), jsonField(call.fields, 'form_data'))),
    },
  });
  formResource(app, api.accountPassword, {
    PUT: {
      right,
      responses: null,
      body: ownPasswordSchema,
      async handle(call) {
        await changeOwnPassword(own(call), Object.fromEntries(call.fields));
        return messageEnvelope('Şifreniz değiştirildi. Diğer oturumlarınız kapatıldı.');
      },
    },
  });
}

function sessionRoutes(app: FastifyInstance, services: Services, own: Own): void {
  app.get(api.accountSessions, { config: { responses: 'AccountSession[]', access: { right } } }, async (request) =>
    dataEnvelope(await ownSessions(services, sessionOf(request))),
  );
  formResource(app, api.accountSessions, {
    DELETE: {
      right,
      responses: 'EndedSessions',
      body: null,
      handle: async (call) =>
        messageEnvelope('Diğer oturumlarınız kapatıldı.', { ended: await endOtherSessions(own(call)) }),
    },
  });
  formResource(app, `${api.accountSessions}/:id`, {
    DELETE: {
      right,
      responses: null,
      body: null,
      async handle(call) {
        await endSession(own(call), idOf(call.id));
        return messageEnvelope('Oturum kapatıldı.');
      },
    },
  });
}

/** Registers the e-mail notification settings of the signed-in user. */
function notificationRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    api.accountNotifications,
    { config: { responses: 'NotificationRecord', access: { right } } },
    async (request) => dataEnvelope(await ownNotifications(services, sessionOf(request))),
  );
  formResource(app, api.accountNotifications, {
    PUT: {
      right,
      responses: 'NotificationRecord',
      body: formData(notificationRulesSchema),
      handle: async ({ fields, context, session }) =>
        messageEnvelope(
          messages.updated,
          await changeNotifications({ services, context, session }, jsonField(fields, 'form_data')),
        ),
    },
  });
}

/** Registers the routes for the second factor of another user, below `/users`; for super administrators only. */
function secondFactorRequirementRoutes(app: FastifyInstance, services: Services): void {
  const right = 'users.second-factor';
  const url = `${api.adminUsers}/:id/second-factor`;
  app.get<{ Params: { id: string } }>(
    url,
    { config: { responses: 'SecondFactorState', access: { right } } },
    async (request) => dataEnvelope(await secondFactorOf(services.db, sessionOf(request), idOf(request.params.id))),
  );
  formResource(app, url, {
    PUT: {
      right,
      responses: 'SecondFactorState',
      body: secondFactorRequiredSchema,
      handle: async ({ fields, id, context, session }) =>
        messageEnvelope(
          messages.updated,
          await setSecondFactorRequirement({ services, context, session }, idOf(id), Object.fromEntries(fields)),
        ),
    },
    DELETE: {
      right,
      responses: 'SecondFactorState',
      body: null,
      handle: async ({ id, context, session }) =>
        messageEnvelope(
          'İki adımlı giriş sıfırlandı.',
          await resetSecondFactor({ services, context, session }, idOf(id)),
        ),
    },
  });
}
