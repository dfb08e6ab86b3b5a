import type { FastifyInstance } from 'fastify';
import { roleInputSchema } from '@vitrin/shared-contracts/roles';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { sessionOf } from '../../platform/auth/guard.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource, type FormCall } from '../../platform/http/form-resource.ts';
import { formData } from '../../platform/http/request-body.ts';
import type { Services } from '../../services.ts';
import { managerOf } from './managed-user.ts';
import { changeRole, createRole, listRoles, removeRole, roleInput } from './roles.service.ts';
import type { UserWrite } from './users.service.ts';

/** Registers the requests for roles. Users with the right to manage users also manage roles, within their own rights. */
export async function roleRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const right = 'users.write';
  const callOf = ({ context, session }: FormCall): UserWrite => ({ services, context, manager: managerOf(session) });
  const inputOf = ({ fields }: FormCall) => roleInput(jsonField(fields, 'form_data'));

  app.get(api.adminRoles, { config: { access: { right: 'users.read' }, responses: 'RoleRecord[]' } }, async (request) =>
    dataEnvelope(await listRoles(services.db, managerOf(sessionOf(request)))),
  );
  formResource(app, api.adminRoles, {
    POST: {
      right,
      responses: 'RoleRecord',
      body: formData(roleInputSchema),
      handle: async (form) => messageEnvelope(messages.created, await createRole(callOf(form), inputOf(form))),
    },
  });
  formResource(app, `${api.adminRoles}/:id`, {
    PUT: {
      right,
      responses: 'RoleRecord',
      body: formData(roleInputSchema),
      handle: async (form) =>
        messageEnvelope(messages.updated, await changeRole(callOf(form), idOf(form.id), inputOf(form))),
    },
    DELETE: {
      right,
      responses: null,
      body: null,
      handle: async (form) => {
        await removeRole(callOf(form), idOf(form.id));
        return messageEnvelope(messages.deleted);
      },
    },
  });
}
