import { parse as parseQuery } from 'node:querystring';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import { guardPanel } from './platform/auth/guard.ts';
import { transportHeaders } from './platform/http/base-headers.ts';
import { declareResponses } from './platform/http/response-schemas.ts';
import { errorMapper } from './platform/http/errors.ts';
import { watchForwardedHeaders } from './platform/http/forwarded-headers.ts';
import { noteRoutes, observeRequest, type RequestObserver } from './platform/http/finished-requests.ts';
import type { FileCache } from './platform/http/file-cache.ts';
import { replaceFormerWorker } from './platform/http/former-service-worker.ts';
import { createFrontServer, type Front } from './platform/http/front-server.ts';
import { securityHeaders } from './platform/http/headers.ts';
import { sendMediaHost } from './platform/http/media-host.ts';
import { createReadCache, type ReadCache } from './platform/http/read-cache.ts';
import { listRoutes } from './platform/http/listed-routes.ts';
import { validateInput } from './platform/http/input-validation.ts';
import { handleUnknownUrls } from './platform/http/not-found.ts';
import { sendRequestError } from './platform/http/request-errors.ts';
import { repairEscapes } from './platform/http/repair-escapes.ts';
import { RunningRequests } from './platform/http/running-requests.ts';
import { mayBeForAdminHost, separateHosts } from './platform/http/separate-hosts.ts';
import { forbidSharedCaching, forbidSharedErrors } from './platform/http/shared-cache.ts';
import { responseSchemas } from './modules/response-schemas.ts';
import { accessLog } from './platform/logging/access-log.ts';
import { modules } from './modules/index.ts';
import type { Services } from './services.ts';

const MAX_BODY = 1_200_000;
const LONGEST_PARAMETER = 300;

/**
 * For routes that declare their responses, which are JSON; files, exports and event streams are sent as they are, unless
 * their route says otherwise.
 */
const jsonCompression = {
  threshold: 1_024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  // A small compressed request could become a large one.
  globalDecompression: false,
} satisfies FastifyCompressOptions;

interface ApiParts {
  front?: Front;
  readCache?: ReadCache;
  /** Without it every file is read from the disk. */
  fileCache?: FileCache;
}

/** Builds the API of all modules and the files of the media library, with their guards; no pages. */
export async function buildApi(
  services: Services,
  { front = () => false, readCache = createReadCache(services), fileCache }: ApiParts = {},
): Promise<FastifyInstance> {
  const app = bareApp(services, front);
  await app.register(cookie);
  await app.register(multipart);
  app.addHook('onRoute', (route) => {
    // Responses of cached reads are compressed once.
    if (route.config?.responses === undefined || route.config.content) route.compress ??= false;
  });
  await app.register(compress, jsonCompression);
  watchForwardedHeaders(app, services.untrustedProxies);
  separateHosts(app, services.config);
  handleUnknownUrls(app);
  securityHeaders(app);
  forbidSharedErrors(app, services.config);
  sendMediaHost(app, services.config);
  readCache.watch(app);
  fileCache?.watch(app);
  guardPanel(app, services);
  declareResponses(app, responseSchemas);
  listRoutes(app);
  validateInput(app);
  for (const routes of modules.flatMap((module) => module.routes)) await app.register(routes, services);
  return app;
}

function bareApp(services: Services, front: Front): FastifyInstance {
  const mapError = errorMapper(services);
  const running = new RunningRequests();
  const observers = requestObservers(services);
  const behindFront = createFrontServer((request, response) => {
    running.add(response, observers.length > 0 ? observeRequest(request, response, observers) : undefined);
    forbidSharedCaching(services.config, request, response);
    if (replaceFormerWorker(request, response)) return true;
    return !mayBeForAdminHost(request.headers, services.config) && front(request, response);
  }, services);
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.config.trustProxy,
    bodyLimit: MAX_BODY,
    serverFactory: (handler) => running.watch(behindFront(handler)),
    // During shutdown requests are still served until the server closes; Fastify would respond with 503.
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER, querystringParser: (query) => parseQuery(query) },
    ajv: { customOptions: { coerceTypes: false } },
    // Old links in other encodings end at their redirect or in the 404 page, as any unknown address.
    rewriteUrl: ({ url = '' }) => (url.startsWith('/api/') ? url : repairEscapes(url)),
    frameworkErrors: (error, request, reply) => void mapError(error, request, reply),
    clientErrorHandler: (error, socket) => sendRequestError(error, socket, transportHeaders(services.config)),
  });
  app.decorate('running', running);
  if (observers.length > 0) noteRoutes(app);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler<FastifyError>(mapError);
  return app;
}

/** Without observers a request costs nothing more. */
function requestObservers({ config, metrics, log }: Pick<Services, 'config' | 'metrics' | 'log'>): RequestObserver[] {
  return [
    ...(config.metricsToken === null ? [] : [metrics.requestFinished]),
    ...(config.accessLog ? [accessLog(log)] : []),
  ];
}
