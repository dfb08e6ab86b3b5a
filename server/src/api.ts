import { parse as parseQuery } from 'node:querystring';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import { guard } from './access/guard.ts';
import { transportHeaders } from './http/base-headers.ts';
import { errorMapper } from './http/errors.ts';
import { watchForwardedHeaders } from './http/forwarded-headers.ts';
import { serverBehind, type Front } from './http/front.ts';
import { securityHeaders } from './http/headers.ts';
import { hostileInput } from './http/hostile-input.ts';
import { unknownAddresses } from './http/not-found.ts';
import { requestFaults } from './http/request-faults.ts';
import { RunningRequests } from './http/running-requests.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { articleRoutes } from './modules/articles/articles.routes.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { sessionRoutes } from './modules/auth/session.routes.ts';
import { brandingRoutes } from './modules/branding/branding.routes.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { consentRoutes } from './modules/consents/consents.routes.ts';
import { contactInformationRoutes } from './modules/contact-information/contact-information.routes.ts';
import { contractRoutes } from './modules/contracts/contracts.routes.ts';
import { homeSectionRoutes } from './modules/home-sections/home-sections.routes.ts';
import { inboxStreamRoutes } from './modules/inbox-stream/inbox-stream.routes.ts';
import { languageRoutes } from './modules/languages/languages.routes.ts';
import { mailRoutes } from './modules/mail/mail.routes.ts';
import { messageRoutes } from './modules/messages/messages.routes.ts';
import { pageContentRoutes } from './modules/page-contents/page-contents.routes.ts';
import { pageMetaRoutes } from './modules/page-meta/page-meta.routes.ts';
import { pictureItemRoutes } from './modules/picture-items/picture-items.routes.ts';
import { privacyRoutes } from './modules/privacy/privacy.routes.ts';
import { redirectRoutes } from './modules/redirects/redirects.routes.ts';
import { releaseManagementRoutes } from './modules/releases/releases.routes.ts';
import { siteSettingsRoutes } from './modules/site-settings/site-settings.routes.ts';
import { socialMediaRoutes } from './modules/social-media/social-media.routes.ts';
import { statisticsRoutes } from './modules/statistics/statistics.routes.ts';
import { supportRoutes } from './modules/support/support.routes.ts';
import { userRoutes } from './modules/users/users.routes.ts';
import { visitsRoutes } from './modules/visits/visits.routes.ts';
import type { Services } from './services.ts';

const MAX_BODY = 1_200_000;
const LONGEST_PARAMETER = 300;

const routeModules = [
  authRoutes,
  sessionRoutes,
  accountRoutes,
  articleRoutes,
  pictureItemRoutes,
  homeSectionRoutes,
  catalogueRoutes,
  contractRoutes,
  languageRoutes,
  pageMetaRoutes,
  pageContentRoutes,
  contactInformationRoutes,
  messageRoutes,
  mailRoutes,
  inboxStreamRoutes,
  privacyRoutes,
  consentRoutes,
  supportRoutes,
  socialMediaRoutes,
  redirectRoutes,
  brandingRoutes,
  statisticsRoutes,
  siteSettingsRoutes,
  visitsRoutes,
  userRoutes,
  auditRoutes,
  releaseManagementRoutes,
];

/** All calls below /api with everything that keeps them, without the documents. */
export async function buildApi(services: Services, front: Front = () => false): Promise<FastifyInstance> {
  const app = bareApp(services, front);
  await app.register(cookie);
  await app.register(multipart);
  watchForwardedHeaders(app, services.untrustedProxies);
  unknownAddresses(app);
  securityHeaders(app);
  guard(app, services);
  hostileInput(app);
  for (const routes of routeModules) await app.register(routes, services);
  return app;
}

function bareApp(services: Services, front: Front): FastifyInstance {
  const mapError = errorMapper(services);
  const running = new RunningRequests();
  const behindFront = serverBehind((request, response) => {
    running.note(response);
    return front(request, response);
  }, services);
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.config.trustProxy,
    bodyLimit: MAX_BODY,
    serverFactory: (handler) => running.watch(behindFront(handler)),
    // Whoever is told to stop answers what comes until nothing comes any more.
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER, querystringParser: (query) => parseQuery(query) },
    ajv: { customOptions: { coerceTypes: false } },
    frameworkErrors: (error, request, reply) => void mapError(error, request, reply),
    clientErrorHandler: (error, socket) => requestFaults(error, socket, transportHeaders(services.config)),
  });
  app.decorate('running', running);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler<FastifyError>(mapError);
  return app;
}
