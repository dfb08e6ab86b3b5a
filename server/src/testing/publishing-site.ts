import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Credential } from '@vitrin/shared-contracts/publishing';
import { buildApi } from '../api.ts';
import type { PublishingParts, SmokeTest } from '../modules/releases/publish/publish.ts';
import type { SectionChecks } from '../modules/releases/sections/section-checks.ts';
import { exchangeRoutes } from '../modules/releases/pipelines/exchange.routes.ts';
import { publishRoutes } from '../modules/releases/publish/publish.routes.ts';
import { openRegistry, type Registry } from '../releases/serving/registry.ts';
import type { Services } from '../services.ts';
import { storeLiveRelease } from './stored-releases.ts';
import {
  sendRelease,
  teamCredential,
  validRelease,
  type Files,
  type Published,
  type Sending,
} from './sent-releases.ts';
import { checkResponses } from './check-responses.ts';
import { buildTestServices } from './test-app.ts';

/** A site with a live shell and a live remote_public, whose team publishes another release. */
export interface PublishingSite {
  services: Services;
  app: FastifyInstance;
  registry: Registry;
  team: Credential;
  /** Ids of the live releases. */
  shell: string;
  first: string;
  /** Result of the smoke test; passes by default. */
  smokeTest: SmokeTest;
  /** Result of the checks of sections; passes by default. */
  sectionChecks: SectionChecks;
  /** Losses compared with the live release; none by default. */
  warningsOf: PublishingParts['warningsOf'];
  send(change?: Partial<Sending>): Promise<Published>;
  /** Returns the file names in the folder of all releases, or of one remote's. */
  storedNames(remote?: string): string[];
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The small release that is sent by default. */
export const sentFiles: Files = { 'entry.js': '1' };
export const sentServer: Files = { 'index.cjs': '2' };

export async function buildPublishingSite(): Promise<PublishingSite> {
  const { services, close } = await buildTestServices();
  const shell = await storeLiveRelease(services, 'shell', 'kabuk', { shared: { react: '19.3.1' } });
  const first = await storeLiveRelease(services, 'remote_public', 'ilk');
  const team = await teamCredential(services, 'remote_public');
  const start = async () => {
    const app = await buildApi(services);
    checkResponses(app);
    const registry = await openRegistry(services);
    app.addHook('onClose', () => registry.close());
    await app.register(exchangeRoutes, services);
    await app.register(publishRoutes, {
      services,
      registry,
      smokeTest: (release) => site.smokeTest(release),
      sectionChecks: (release) => site.sectionChecks(release),
      warningsOf: (release) => site.warningsOf(release),
    });
    return { app, registry };
  };
  const site: PublishingSite = {
    services,
    team,
    shell,
    first,
    smokeTest: async () => null,
    sectionChecks: async () => ({ problem: null, measured: [] }),
    warningsOf: async () => [],
    ...(await start()),
    send: (change) => sendRelease(site.app, { credential: team, ...validRelease(sentFiles, sentServer), ...change }),
    storedNames: (remote = '') => readdirSync(path.join(services.config.dataDir, 'releases', remote)),
    async restart() {
      await site.app.close();
      Object.assign(site, await start());
    },
    async close() {
      await site.app.close();
      await close();
    },
  };
  return site;
}
