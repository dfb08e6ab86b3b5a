import type { FastifyInstance } from 'fastify';
import { loginPath } from '@vitrin/shared-contracts/paths';
import type { Front } from '../platform/http/front-server.ts';
import type { Services } from '../services.ts';
import { createDocumentChooser } from '../releases/serving/document-releases.ts';
import { createVisitorReader } from '../releases/serving/visitor.ts';
import { createContentPreviews, type ContentPreviews, type PreviewParts } from './content-preview/content-preview.ts';
import { contentPreviewRoutes } from './content-preview/content-preview.routes.ts';
import { contactFormRoutes } from './contact-form.ts';
import { currentReleaseRoutes } from './current-release.routes.ts';
import { panelPage } from './panel.ts';
import { hasKernelLimits } from '../platform/sandbox/limits.ts';
import { iconRoutes } from './icons.routes.ts';
import { titlePictureRoutes } from './title-pictures/title-pictures.routes.ts';
import { failurePage } from './failure-page.ts';
import { releaseLinkPage } from './release-link.routes.ts';
import { leavePreviewRoutes } from './leave-preview.routes.ts';
import { previewHandoverRoutes } from './preview-handover.routes.ts';
import { generatedFileRoutes } from './generated-files.routes.ts';
import { createPreparedPages } from './prepared-pages.ts';
import { publicPages, type PublicPages } from './public-page.ts';
import { relatedResponses } from './related-responses.ts';
import { createRenderer, type Renderer, type RendererOptions } from './rendering/renderer.ts';
import type { ServerFault } from './rendering/server-fault.ts';
import { candidatesOf } from './render-document.ts';
import { purgeChanges } from './purge-changes.ts';
import { signInPage } from './sign-in.ts';
import type { SiteReads } from './site-reads.ts';
import { createSiteState } from './site-state.ts';
import { createStaleCopies, noStaleCopies, type StaleCopies } from './stale-copies.ts';
import { warmCopies } from './warm-copies.ts';
import { startJob, type ScheduledJob } from '../platform/jobs/scheduled-job.ts';
import type { SurfaceContext } from './surface-context.ts';

const DAY_MS = 86_400_000;
const SMALL_FORM_BYTES = 4_096;

/** Creates the renderer. Reads of a remote use the public API as in the browser, but in this process. */
export function surfaceRenderer(
  { log, metrics }: Pick<Services, 'log' | 'metrics'>,
  { read, contentVersion = null }: Pick<SiteReads, 'read'> & Pick<RendererOptions, 'contentVersion'>,
  onFault: (fault: ServerFault) => void,
): Renderer {
  if (!hasKernelLimits) log.warn('server bundles run without kernel limits, which require Linux with util-linux');
  const renderer = createRenderer({ log, read, onFault, contentVersion });
  return {
    ...renderer,
    async render(releases, request) {
      const begin = performance.now();
      const rendered = await renderer.render(releases, request);
      metrics.pageRendered((performance.now() - begin) / 1_000);
      return rendered;
    },
  };
}

export interface Surfaces {
  front: Front;
  routes: (app: FastifyInstance) => Promise<void>;
}

interface SurfaceParts extends Pick<SurfaceContext, 'services' | 'registry' | 'renderer' | 'reads'> {
  previewParts: PreviewParts;
}

/** Creates the three surfaces, distinguished by the first path segment (product §2), and those that teams add. */
export function createSurfaces({ previewParts, ...parts }: SurfaceParts): Surfaces {
  const { services, registry, renderer } = parts;
  const context: SurfaceContext = {
    ...parts,
    site: createSiteState(services),
    copies: staleCopiesOf(services),
    releases: createDocumentChooser(registry),
    visitors: createVisitorReader(services, registry),
  };
  const prepared = createPreparedPages(context);
  const pages = publicPages(context, prepared);
  const related = relatedResponses(context, prepared);
  const previews = createContentPreviews(context, previewParts);
  return {
    front: pages.front,
    async routes(app) {
      app.addHook('onClose', async () => {
        await Promise.all([renderer.close(), previews.close(), context.copies.settled()]);
      });
      warmCopiesDaily(app, services, context.copies);
      runWhileListening(app, services, purgeChanges(services, registry));
      app.addHook('onListen', () => prepareRendering(context));
      await app.register(currentReleaseRoutes, context);
      app.get('/api/hydration/:hash/*', related.answerData);
      app.get('/api/sections/*', related.answerSections);
      await app.register(documentRoutes, { context, previews, answer: pages.answer });
    },
  };
}

/** Starts the process that renders public pages, so that the first visitor does not wait for it. */
function prepareRendering({ releases, renderer }: SurfaceContext): void {
  const live = releases.defaultChoice({ remote: 'remote_public', parts: [] });
  if (live) void renderer.prepare(candidatesOf(live));
}

/** Does nothing for the embedded database, which has no copies. */
function warmCopiesDaily(app: FastifyInstance, services: Services, copies: StaleCopies): void {
  if (copies === noStaleCopies) return;
  const run = (_services: Services, stopping: AbortSignal) => warmCopies({ app, services, copies }, stopping);
  runWhileListening(app, services, { name: 'warm-copies', intervalMs: DAY_MS, runsAtStart: true, run });
}

function runWhileListening(app: FastifyInstance, services: Services, job: ScheduledJob<Services> | null): void {
  if (job === null) return;
  let end = () => Promise.resolve();
  app.addHook('onListen', () => void (end = startJob(job, services)));
  app.addHook('onClose', () => end());
}

function staleCopiesOf({ config, log }: Pick<Services, 'config' | 'log'>): StaleCopies {
  return config.databaseUrl === null ? noStaleCopies : createStaleCopies(config.dataDir, log);
}

interface Documents {
  context: SurfaceContext;
  previews: ContentPreviews;
  answer: PublicPages['answer'];
}

/** Errors in these routes are shown as a page. */
async function documentRoutes(app: FastifyInstance, { context, previews, answer }: Documents): Promise<void> {
  app.setErrorHandler(failurePage(context.services));
  await app.register(signInRoutes, context);
  await app.register(leavePreviewRoutes, context);
  await app.register(releaseLinkPage, context);
  await app.register(previewHandoverRoutes, context);
  await app.register(contentPreviewRoutes, { services: context.services, previews });
  const panel = panelPage(context);
  app.get('/admin', panel);
  app.get('/admin/*', panel);
  app.get('/favicon.ico', async (_request, reply) => {
    const { favIcoLogoPath } = (await context.site.read()).branding;
    return favIcoLogoPath ? reply.redirect(favIcoLogoPath) : reply.code(404).send();
  });
  await app.register(iconRoutes, context);
  await app.register(titlePictureRoutes, context);
  await app.register(generatedFileRoutes, { context, answer });
  await app.register(contactFormRoutes, context);
  app.get('/*', answer);
}

/** Registers the sign-in document, also as the response to a form posted without JavaScript. */
async function signInRoutes(app: FastifyInstance, context: SurfaceContext): Promise<void> {
  const signIn = signInPage(context);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: SMALL_FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get(loginPath, signIn);
  // Only the first segment determines the surface.
  app.get(`${loginPath}/*`, signIn);
  app.post(loginPath, signIn);
}
