import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ValidatedSettings } from '../../config/config.ts';
import { pictureFiles } from '../../modules/media/picture-files.ts';
import { releaseFiles } from '../../releases/files/serve-release-files.ts';
import { openFileStore } from '../../platform/files/store/open-file-store.ts';
import { baseHeaders, transportHeaders } from '../../platform/http/base-headers.ts';
import { queryText } from '../../platform/http/paging.ts';
import { problems } from '../../platform/http/problem.ts';
import { sendCached } from '../../platform/http/send-cached.ts';
import { sendFailure } from '../../platform/http/send-failure.ts';
import { separateHosts } from '../../platform/http/separate-hosts.ts';
import { createLog } from '../../platform/logging/log.ts';
import { createStaleCopies, type StaleCopies } from '../stale-copies.ts';

/**
 * Serves copies of public pages, pictures and builds from the disk, and answers everything else with 503: for the time
 * in which a start waits for PostgreSQL.
 */
export async function serveCopies(config: ValidatedSettings): Promise<FastifyInstance> {
  const log = createLog(config.logLevel);
  const copies = createStaleCopies(config.dataDir, log);
  const headers = { ...baseHeaders, ...transportHeaders(config) };
  // The start goes on at once: browsers keep connections open.
  const app = fastify({ forceCloseConnections: true, trustProxy: config.trustProxy });
  // The body of a form is not read: the visitor keeps it and sends it again.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  // On the raw response, because copies are sent past the framework.
  app.addHook('onRequest', async (_request, reply) => void reply.raw.setHeaders(new Map(Object.entries(headers))));
  separateHosts(app, config);
  probes(app);
  await app.register(releaseFiles, { dataDir: config.dataDir });
  await app.register(pictureFiles, { config, files: await openFileStore(config), prefix: '/media' });
  const answerRest = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, copies, headers);
  // Downloads are found by the database: they are not missing.
  app.get('/media/files/*', answerRest);
  app.setNotFoundHandler(answerRest);
  app.setErrorHandler((error, { raw }, reply) => {
    log.error({ err: error }, 'request failed while the database is away');
    reply.hijack();
    sendFailure(raw, reply.raw, headers);
  });
  await app.listen({ port: config.port, host: config.host });
  return app;
}

function probes(app: FastifyInstance): void {
  app.get('/healthz', async () => ({ success: true }));
  app.get('/readyz', async ({ query }, reply) => {
    const failing = queryText(query, 'public') === undefined ? ['database'] : [];
    void reply.header('cache-control', 'no-store').code(failing.length === 0 ? 200 : 503);
    return { success: failing.length === 0, data: { failing, warnings: ['database'] } };
  });
}

async function answer(
  { method, url, raw }: FastifyRequest,
  reply: FastifyReply,
  copies: StaleCopies,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  if (url.startsWith('/api/')) {
    const { status, message, headers: retry } = problems.unavailable();
    return reply.code(status).headers(retry).send({ success: false, message });
  }
  const copy = method === 'GET' || method === 'HEAD' ? await copies.find(url) : null;
  reply.hijack();
  if (copy) sendCached(raw, reply.raw, copy);
  else sendFailure(raw, reply.raw, headers);
  return reply;
}
