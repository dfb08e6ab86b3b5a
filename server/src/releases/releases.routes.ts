import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { object, string } from 'yup';
import { validate } from 'shared-contracts/validation';
import { keyedHash } from '../access/secrets.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { publish, type Rehearse } from './publish.ts';
import { mayPublish } from './publish-tokens.repository.ts';
import { receiveRelease } from './receive.ts';
import { isUnit, type Registry } from './registry.ts';
import { insertFault } from './releases.repository.ts';

const NEVER_SERVED = /\/(?:ssr|\.[^/]*)\/|\/release\.json$|\.map$|\.(?:br|gz)$/;
const FAULT_BYTES = 1_024;

/** Anybody may report a fault, so only so many are written in a minute. */
const reports = new RateLimiterMemory({ points: 30, duration: 60 });

const faultSchema = object({
  remote: string().required().max(40),
  id: string()
    .required()
    .matches(/^[0-9a-f]{16}$/),
  phase: string().required().oneOf(['load', 'start', 'render']),
  message: string().max(300).default(''),
});

export interface ReleaseOptions {
  services: Services;
  registry: Registry;
  rehearse: Rehearse;
}

/** Immutable files of the releases, publishing over HTTP, and reports of releases that failed in a browser. */
export async function releaseRoutes(
  app: FastifyInstance,
  { services, registry, rehearse }: ReleaseOptions,
): Promise<void> {
  await app.register(staticFiles, {
    root: path.join(services.config.dataDir, 'releases'),
    prefix: '/releases/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    allowedPath: (pathname) => !NEVER_SERVED.test(pathname),
    setHeaders: (reply) => {
      reply.header('X-Content-Type-Options', 'nosniff');
      reply.header('Cross-Origin-Resource-Policy', 'same-origin');
    },
  });

  // Before a byte of the body is read.
  const onRequest = async (request: FastifyRequest<{ Params: { remote: string } }>) => {
    if (!(await isAllowed(services, request.params.remote, request)))
      throw new Problem(401, 'Bu birimi yayımlama yetkiniz yok.');
  };

  app.post<{ Params: { remote: string } }>('/api/releases/:remote', { onRequest }, async (request, reply) => {
    const { remote } = request.params;
    const received = await receiveRelease(request, services.config.dataDir, remote);
    if (!received) {
      return reply.code(400).send({ success: false, message: 'Sürüm eksik ya da bozuk gönderildi.' });
    }
    const result = await publish(services, registry, rehearse, { ...received, actor: `yayın anahtarı (${remote})` });
    if ('message' in result) return reply.code(result.status).send({ success: false, message: result.message });
    return reply.code(result.status).send({ success: true, data: { id: result.id } });
  });

  app.post('/api/releases/faults', { bodyLimit: FAULT_BYTES }, async (request, reply) => {
    const { value } = validate(faultSchema, request.body);
    const known = value && isUnit(value.remote) ? registry.live(value.remote) : null;
    if (!value || !known || !isUnit(value.remote)) return reply.code(422).send({ success: false });
    if (!(await reports.consume('all').catch(() => null))) return reply.code(429).send({ success: false });
    request.log.warn({ fault: value }, 'release failed in a browser');
    await insertFault(services.db, {
      unit: value.remote,
      release_id: value.id,
      phase: value.phase,
      message: value.message,
    });
    return { success: true };
  });
}

async function isAllowed({ config, db }: Services, remote: string, request: FastifyRequest): Promise<boolean> {
  const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token || !isUnit(remote) || remote === 'shell') return false;
  return mayPublish(db, remote, keyedHash(config.secret, 'publish', token));
}
