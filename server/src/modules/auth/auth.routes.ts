import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loginSchema, type StatusData } from 'shared-contracts/auth';
import { api } from 'shared-contracts/paths';
import { roleGroupLabels } from 'shared-contracts/rights';
import { issueCompanion } from '../../access/companion.ts';
import { isPageCall } from '../../access/csrf.ts';
import { sessionOf } from '../../access/guard.ts';
import { createLoginThrottle } from '../../access/login-throttle.ts';
import { deleteSession } from '../../access/sessions.repository.ts';
import type { Db } from '../../database/tables.ts';
import { countUnread } from '../../database/unread-messages.ts';
import { answer, done } from '../../http/envelope.ts';
import { readForm } from '../../http/form-fields.ts';
import { problems } from '../../http/problem.ts';
import { validated } from '../../http/validated.ts';
import type { Services } from '../../services.ts';
import { signIn } from './auth.service.ts';

const LOGIN_BYTES = 4_096;
const AGENT_LENGTH = 200;

export async function authRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const throttle = createLoginThrottle(services.db);
  const onRequest = async (request: FastifyRequest) => {
    if (!isPageCall(request, services.config, 'auth')) throw problems.stalePage();
  };

  app.post(api.login, { bodyLimit: LOGIN_BYTES, onRequest }, async (request, reply) => {
    const fields = await readForm(request, { bytes: LOGIN_BYTES });
    const input = validated(loginSchema, Object.fromEntries(fields));
    const agent = (request.headers['user-agent'] ?? '').slice(0, AGENT_LENGTH);
    return signIn(services, throttle, input, { address: request.ip, agent, newCompanion: () => issueCompanion(reply) });
  });

  const config = { access: { right: 'account.use' } } as const;
  app.get(api.status, { config }, async (request) => answer(await statusOf(services.db, request)));
  app.get(api.roleGroups, { config }, async () => answer(roleGroupLabels));

  app.get(api.logout, { config }, async (request) => {
    await deleteSession(services.db, sessionOf(request).id);
    return done('Çıkış yapıldı.');
  });
}

async function statusOf(db: Db, request: FastifyRequest): Promise<StatusData> {
  const { user, rights, expiresAt } = sessionOf(request);
  const { name, email, role_group } = user;
  const unread = {
    ...(rights.has('messages.contact') && { contact: await countUnread(db, 'contact') }),
    ...(rights.has('messages.human-resources') && { human_resources: await countUnread(db, 'human-resources') }),
  };
  return { user: { name, email, role_group }, rights: [...rights], expires_at: expiresAt, unread };
}
