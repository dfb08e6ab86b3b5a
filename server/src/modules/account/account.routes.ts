import type { FastifyInstance } from 'fastify';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { createPasswordConfirmation } from '../../platform/auth/confirm-password.ts';
import { sessionOf } from '../../platform/auth/guard.ts';
import { answer, done } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource, type FormCall } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { accountOf, changeAccount, changeOwnPassword, type OwnWrite } from './account.service.ts';
import { changeNotifications, ownNotifications } from './notifications.service.ts';
import { endOtherSessions, endSession, ownSessions } from './own-sessions.service.ts';
import { requireSecondFactor, resetSecondFactor, secondFactorOf } from './required-second-factor.service.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';

const right = 'account.use';

/** Registers the routes by which signed-in users manage their own account. */
export async function accountRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const confirm = createPasswordConfirmation(services.db);
  const own = ({ context, session }: FormCall): OwnWrite => ({ services, context, session, confirm });
  account(app, services, own);
  sessions(app, services, own);
  notifications(app, services);
  secondFactorRoutes(app, own);
  required(app, services);
}

type Own = (call: FormCall) => OwnWrite;

function account(app: FastifyInstance, { db }: Services, own: Own): void {
  app.get(api.account, { config: { answers: 'Account', access: { right } } }, async (request) =>
    answer(await accountOf(db, sessionOf(request).user.id)),
  );
  formResource(app, api.account, {
    PUT: {
      right,
      answers: 'Account',
      handle: async (call) =>
        done(messages.updated, await changeAccount(own(call), jsonField(call.fields, 'form_data'))),
    },
  });
  formResource(app, api.accountPassword, {
    PUT: {
      right,
      answers: null,
      async handle(call) {
        await changeOwnPassword(own(call), Object.fromEntries(call.fields));
        return done('Şifreniz değiştirildi. Diğer oturumlarınız kapatıldı.');
      },
    },
  });
}

function sessions(app: FastifyInstance, services: Services, own: Own): void {
  app.get(api.accountSessions, { config: { answers: 'AccountSession[]', access: { right } } }, async (request) =>
    answer(await ownSessions(services, sessionOf(request))),
  );
  formResource(app, api.accountSessions, {
    DELETE: {
      right,
      answers: 'EndedSessions',
      handle: async (call) => done('Diğer oturumlarınız kapatıldı.', { ended: await endOtherSessions(own(call)) }),
    },
  });
  formResource(app, `${api.accountSessions}/:id`, {
    DELETE: {
      right,
      answers: null,
      async handle(call) {
        await endSession(own(call), idOf(call.id));
        return done('Oturum kapatıldı.');
      },
    },
  });
}

/** Which new messages she is told of by e-mail. */
function notifications(app: FastifyInstance, services: Services): void {
  app.get(api.accountNotifications, { config: { answers: 'NotificationRecord', access: { right } } }, async (request) =>
    answer(await ownNotifications(services, sessionOf(request))),
  );
  formResource(app, api.accountNotifications, {
    PUT: {
      right,
      answers: 'NotificationRecord',
      handle: async ({ fields, context, session }) =>
        done(
          messages.updated,
          await changeNotifications({ services, context, session }, jsonField(fields, 'form_data')),
        ),
    },
  });
}

/** Another person's second step, below the address of users; for super administrators alone. */
function required(app: FastifyInstance, services: Services): void {
  const right = 'users.second-factor';
  const url = `${api.adminUsers}/:id/second-factor`;
  app.get<{ Params: { id: string } }>(
    url,
    { config: { answers: 'SecondFactorState', access: { right } } },
    async (request) => answer(await secondFactorOf(services.db, sessionOf(request), idOf(request.params.id))),
  );
  formResource(app, url, {
    PUT: {
      right,
      answers: 'SecondFactorState',
      handle: async ({ fields, id, context, session }) =>
        done(
          messages.updated,
          await requireSecondFactor({ services, context, session }, idOf(id), Object.fromEntries(fields)),
        ),
    },
    DELETE: {
      right,
      answers: 'SecondFactorState',
      handle: async ({ id, context, session }) =>
        done('İki adımlı giriş sıfırlandı.', await resetSecondFactor({ services, context, session }, idOf(id))),
    },
  });
}
