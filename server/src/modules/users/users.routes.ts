import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { belongingChoicesSchema, type BelongingChoices } from '@vitrin/shared-contracts/user-belongings';
import { userFormSchema, userStateLabels, type UserState } from '@vitrin/shared-contracts/users';
import { sessionOf } from '../../platform/auth/guard.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField, type FormFields } from '../../platform/http/form-fields.ts';
import { formResource, type FormCall } from '../../platform/http/form-resource.ts';
import { pageMeta, pageRequest, queryText } from '../../platform/http/paging.ts';
import { problems } from '../../platform/http/problem.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { belongingsOf } from './belongings.service.ts';
import { manageableRoles, managerOf, requireVisibleUser } from './managed-user.ts';
import { createUser, resetPassword } from './user-secrets.service.ts';
import { listUsers } from './users.repository.ts';
import { changeUser, setUserActive, userInput, type UserWrite } from './users.service.ts';
import { formData, flagField, pageFilters } from '../../platform/http/request-body.ts';

interface WithId {
  Params: { id: string };
}

export async function userRoutes(app: FastifyInstance, services: Services): Promise<void> {
  reads(app, services);
  writes(app, services);
}

function reads(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const config = { access: { right: 'users.read' } } as const;

  app.get(
    api.adminUsers,
    { config: { ...config, responses: 'UserRecord[]', filters: [...pageFilters, 'role', 'state'] } },
    async (request) => {
      const page = pageRequest(request.query, limits.panelPageSize);
      const asked = queryText(request.query, 'role');
      const manageable = await manageableRoles(db, managerOf(sessionOf(request)));
      const roles = manageable.filter((role) => !asked || role === asked);
      const { rows, total } = await listUsers(db, { ...page, roles, state: stateOf(request.query) });
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get<WithId>(`${api.adminUsers}/:id`, { config: { ...config, responses: 'UserRecord' } }, async (request) =>
    dataEnvelope(await requireVisibleUser(db, managerOf(sessionOf(request)), idOf(request.params.id))),
  );

  app.get<WithId>(
    `${api.adminUsers}/:id/belongings`,
    { config: { access: { right: 'users.write' }, responses: 'UserBelongings[]' } },
    async (request) =>
      dataEnvelope(await belongingsOf(services, managerOf(sessionOf(request)), idOf(request.params.id))),
  );
}

function writes(app: FastifyInstance, services: Services): void {
  const right = 'users.write';
  const callOf = ({ context, session }: FormCall): UserWrite => ({ services, context, manager: managerOf(session) });
  const inputOf = (fields: FormFields) => userInput(jsonField(fields, 'form_data'));

  formResource(app, api.adminUsers, {
    POST: {
      right,
      responses: 'UserSecret',
      body: formData(userFormSchema),
      handle: async (form) => messageEnvelope(messages.created, await createUser(callOf(form), inputOf(form.fields))),
    },
  });
  formResource(app, `${api.adminUsers}/:id`, {
    PUT: {
      right,
      responses: 'UserRecord',
      body: formData(userFormSchema),
      handle: async (form) =>
        messageEnvelope(messages.updated, await changeUser(callOf(form), idOf(form.id), inputOf(form.fields))),
    },
  });
  formResource(app, `${api.adminUsers}/:id/active`, {
    PUT: {
      right,
      responses: 'UserRecord',
      body: { active: flagField, belongings: belongingChoicesSchema.optional() },
      handle: async (form) =>
        messageEnvelope(messages.updated, await setUserActive(callOf(form), idOf(form.id), switchOf(form.fields))),
    },
  });
  formResource(app, `${api.adminUsers}/:id/reset-password`, {
    PUT: {
      right,
      responses: 'UserSecret',
      body: null,
      handle: async (form) => messageEnvelope(messages.updated, await resetPassword(callOf(form), idOf(form.id))),
    },
  });
}

function stateOf(query: unknown): UserState | null {
  const state = queryText(query, 'state');
  return state !== undefined && Object.hasOwn(userStateLabels, state) ? (state as UserState) : null;
}

function switchOf(fields: FormFields): { active: 0 | 1; belongings: BelongingChoices } {
  const choices = fields.has('belongings') ? jsonField(fields, 'belongings') : {};
  return { active: activeOf(fields), belongings: validated(belongingChoicesSchema, choices) };
}

function activeOf(fields: FormFields): 0 | 1 {
  const active = fields.get('active');
  if (active !== '0' && active !== '1' && active !== 0 && active !== 1)
    throw problems.malformed('active 0 ya da 1 olmalıdır.');
  return Number(active) === 0 ? 0 : 1;
}
