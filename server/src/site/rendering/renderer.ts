import type { FastifyBaseLogger } from 'fastify';
import { serverEntry } from '@vitrin/shared-contracts/releases';
import type { RenderRequest } from '@vitrin/shared-contracts/rendering';
import type { StoredRelease } from '../../releases/serving/registry.ts';
import { createPartRenderer, type PartRenderer, type PartRendererOptions } from '../parts/part-renderer.ts';
import type { ReadSite } from '../site-reads.ts';
import type { RenderedPage } from './jobs.ts';
import { RenderFailure } from './render-failure.ts';
import type { ServerFault } from './server-fault.ts';
import { createPairs, type PairRecycling } from './render-pairs.ts';

/** Number of exceptions after which a release is blocked; a single exception may depend on one request. */
const MAX_FAILURES = 3;

/** In order of preference: the chosen release, then its fallbacks. */
export interface RenderReleases {
  shells: readonly StoredRelease[];
  remotes: readonly StoredRelease[];
}

export interface Renderer {
  /** Renders with the first pair that succeeds; null when none is left. Throws when a read of the site fails. */
  render(releases: RenderReleases, request: RenderRequest): Promise<Rendered | null>;
  /**
   * Loads the server bundles that would render first, so that the next rendering does not wait for them. Never rejects:
   * a bundle that does not load is reported when it has to render.
   */
  prepare(releases: RenderReleases): Promise<void>;
  /** Returns true when the server bundle of the release has failed too often to be used again. */
  isReleaseBlocked(release: StoredRelease): boolean;
  /** Renders sections of remotes. */
  parts: PartRenderer;
  close(): Promise<void>;
}

export interface Rendered extends RenderedPage {
  shell: StoredRelease;
  release: StoredRelease;
}

/** An exception during rendering, with the release that threw it. */
interface CaughtFailure {
  release: StoredRelease;
  failure: RenderFailure;
}

export interface RendererOptions extends Partial<Pick<PartRendererOptions, 'contentVersion'>> {
  read: ReadSite;
  log: FastifyBaseLogger;
  onFault: (fault: ServerFault) => void;
  /** When idle processes are replaced or end. */
  recycling?: PairRecycling;
}

export function createRenderer({ read, log, onFault, recycling, contentVersion = null }: RendererOptions): Renderer {
  const pairs = createPairs(read, recycling);
  const parts = createPartRenderer({ read, log, onFault, contentVersion });
  /**
   * Keyed by the registry's object: after a staff decision about the unit the registry creates a new object, so that
   * the release is trusted again.
   */
  const failureCounts = new WeakMap<StoredRelease, number>();

  const reportFault = ({ descriptor: { unit, id } }: StoredRelease, { message }: RenderFailure, isBlocked: boolean) => {
    log.error({ unit, release: id, isBlocked, reason: message }, 'server bundle failed');
    onFault({ unit, release_id: id, phase: 'server', message: message.slice(0, 300), isBlocked });
  };
  const isReleaseBlocked = (release: StoredRelease) => (failureCounts.get(release) ?? 0) >= MAX_FAILURES;
  const countFailure = (release: StoredRelease, failure: RenderFailure) => {
    // All pages in flight of a process fail together; only one is reported.
    if (isReleaseBlocked(release)) return;
    const count = failure.fatal ? MAX_FAILURES : (failureCounts.get(release) ?? 0) + 1;
    failureCounts.set(release, count);
    reportFault(release, failure, count >= MAX_FAILURES);
  };
  const isUsable = (release: StoredRelease) => serverEntry in release.descriptor.server && !isReleaseBlocked(release);

  /**
   * Renders with one pair; null when it fails. A non-fatal exception may be caused by the page itself, so it is
   * collected in `waiting` until another pair has tried the page.
   */
  const tryPair = async (
    shell: StoredRelease,
    release: StoredRelease,
    request: RenderRequest,
    pendingFailures: CaughtFailure[],
  ) => {
    try {
      return { shell, release, ...(await pairs.of(shell, release).render(request)) };
    } catch (error) {
      if (!(error instanceof RenderFailure) || error.status !== null) throw error;
      const thrown = { release: error.bundle === 'shell' ? shell : release, failure: error };
      if (error.fatal) countFailure(thrown.release, error);
      else pendingFailures.push(thrown);
      return null;
    }
  };

  return {
    async render({ shells, remotes }, request) {
      const pendingFailures: CaughtFailure[] = [];
      for (const shell of shells.filter(isUsable)) {
        for (const release of remotes.filter(isUsable)) {
          if (isReleaseBlocked(shell)) break;
          const rendered = await tryPair(shell, release, request, pendingFailures);
          if (!rendered) continue;
          for (const thrown of pendingFailures) countFailure(thrown.release, thrown.failure);
          return rendered;
        }
      }
      // A page that no release can render blocks none; otherwise one unusual URL would block all releases one by one.
      for (const { release, failure } of pendingFailures) reportFault(release, failure, false);
      return null;
    },
    async prepare({ shells, remotes }) {
      const [shell, remote] = [shells.find(isUsable), remotes.find(isUsable)];
      if (shell && remote)
        await pairs
          .of(shell, remote)
          .load()
          .catch(() => undefined);
    },
    isReleaseBlocked,
    parts,
    async close() {
      await Promise.all([pairs.close(), parts.close()]);
    },
  };
}
