import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { releaseRoutes } from '../../releases/files/release-files.routes.ts';
import { refreshRemotePages } from '../remote-pages/remote-pages.service.ts';
import { createReleaseMonitor } from './health/release-monitor.ts';
import { reportRoutes } from './health/reports.routes.ts';
import { recordServerFailure, type ServerFailure } from './health/reports.service.ts';
import { compatibilityRoutes } from './publish/compatibility.routes.ts';
import { exchangeRoutes } from './pipelines/exchange.routes.ts';
import { publishRoutes } from './publish/publish.routes.ts';
import { createSectionChecks, type SectionChecksDeps } from './sections/section-checks.ts';
import { openRegistry, type Registry } from '../../releases/serving/registry.ts';
import { createRenderedPages, type PageRendering } from './smoke-test/rendered-pages.ts';
import { createSmokeTest } from './smoke-test/smoke-test.ts';

export interface OpenReleases {
  registry: Registry;
  /** Counts a server bundle that failed to render. */
  onServerFailure: (failure: ServerFailure) => void;
}

/** What the checks of a release need of the site. */
type ReleaseSite = Omit<PageRendering, 'registry'> & Pick<SectionChecksDeps, 'placedSections'>;

/** Keeps the live releases in memory, and mounts the routes for files, reports and publishing. */
export async function openReleases(app: FastifyInstance, services: Services, site: ReleaseSite): Promise<OpenReleases> {
  const registry = await openRegistry(services);
  app.addHook('onClose', () => registry.close());
  const monitor = createReleaseMonitor(services, registry);
  app.addHook('onClose', () => monitor.idle());
  // A promoted release shows its pages at once where it was promoted; a job covers everything else.
  services.releases.follow(() => refreshRemotePages(services));
  await app.register(releaseRoutes, services);
  await app.register(reportRoutes, monitor);
  await app.register(compatibilityRoutes, services);
  await app.register(exchangeRoutes, services);
  const pages = createRenderedPages({ ...site, registry });
  services.releasePages.connect(pages);
  const smokeTest = createSmokeTest({ ...site, registry, log: services.log });
  const sectionChecks = createSectionChecks({ ...site, registry, log: services.log });
  await app.register(publishRoutes, { services, registry, smokeTest, sectionChecks, warningsOf: pages.warningsOf });
  return {
    registry,
    onServerFailure: (failure) =>
      void recordServerFailure(monitor, failure).catch((error: unknown) =>
        services.log.error({ err: error }, 'failure of a server bundle not recorded'),
      ),
  };
}
