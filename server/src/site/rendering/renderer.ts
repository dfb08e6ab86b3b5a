import type { FastifyBaseLogger } from 'fastify';
import { serverEntry, type Unit } from 'shared-contracts/releases';
import type { RemoteContext } from 'shared-contracts/remote-app';
import type { RenderRequest, RenderResult } from 'shared-contracts/rendering';
import type { StoredRelease } from '../../modules/releases/serving/registry.ts';
import { RenderFailure } from './render-failure.ts';
import { createPairs } from './render-pairs.ts';

/** Exceptions may hang on one request; after this many a release is set aside. */
const STRIKES = 3;

/** In order of preference: the chosen release, then its fallbacks. */
export interface RenderReleases {
  shells: readonly StoredRelease[];
  remotes: readonly StoredRelease[];
}

export interface Renderer {
  /** Renders with the first pair that succeeds; null when none is left. Throws when a read of the site fails. */
  render(releases: RenderReleases, request: RenderRequest): Promise<Rendered | null>;
  /** Whether its server bundle has failed too often to be asked again. */
  isSetAside(release: StoredRelease): boolean;
  close(): Promise<void>;
}

export interface Rendered {
  shell: StoredRelease;
  release: StoredRelease;
  result: RenderResult;
}

/** A failure of a server bundle to render. */
export interface ServerFault {
  unit: Unit;
  release_id: string;
  phase: 'server';
  message: string;
  /** True when this process no longer uses the release. */
  isBlocked: boolean;
}

/** An exception in rendering, with the bundle that threw it. */
interface Thrown {
  release: StoredRelease;
  failure: RenderFailure;
}

export interface RendererOptions {
  read: RemoteContext['read'];
  log: FastifyBaseLogger;
  onFault: (fault: ServerFault) => void;
}

export function createRenderer({ read, log, onFault }: RendererOptions): Renderer {
  const pairs = createPairs(read);
  /** By the registry's own record: it is a new one, and trusted anew, once somebody has decided about the unit. */
  const strikes = new WeakMap<StoredRelease, number>();

  const tell = ({ descriptor: { unit, id } }: StoredRelease, { message }: RenderFailure, isBlocked: boolean) => {
    log.error({ unit, release: id, isBlocked, reason: message }, 'server bundle failed');
    onFault({ unit, release_id: id, phase: 'server', message: message.slice(0, 300), isBlocked });
  };
  const isSetAside = (release: StoredRelease) => (strikes.get(release) ?? 0) >= STRIKES;
  const strike = (release: StoredRelease, failure: RenderFailure) => {
    // All the pages that its process had under way fail with it: one says so.
    if (isSetAside(release)) return;
    const count = failure.fatal ? STRIKES : (strikes.get(release) ?? 0) + 1;
    strikes.set(release, count);
    tell(release, failure, count >= STRIKES);
  };
  const isUsable = (release: StoredRelease) => serverEntry in release.descriptor.server && !isSetAside(release);

  /** Null: this pair cannot. An exception may be the page's own doing: it waits for what the others make of the page. */
  const tryPair = async (shell: StoredRelease, release: StoredRelease, request: RenderRequest, waiting: Thrown[]) => {
    try {
      return { shell, release, result: await pairs.of(shell, release).render(request) };
    } catch (error) {
      if (!(error instanceof RenderFailure) || error.status !== null) throw error;
      const thrown = { release: error.bundle === 'shell' ? shell : release, failure: error };
      if (error.fatal) strike(thrown.release, error);
      else waiting.push(thrown);
      return null;
    }
  };

  return {
    async render({ shells, remotes }, request) {
      const waiting: Thrown[] = [];
      for (const shell of shells.filter(isUsable)) {
        for (const release of remotes.filter(isUsable)) {
          if (isSetAside(shell)) break;
          const rendered = await tryPair(shell, release, request, waiting);
          if (!rendered) continue;
          for (const thrown of waiting) strike(thrown.release, thrown.failure);
          return rendered;
        }
      }
      // A page that no release can render blames none: else one odd address would take them all away, one by one.
      for (const { release, failure } of waiting) tell(release, failure, false);
      return null;
    },
    isSetAside,
    close: () => pairs.close(),
  };
}
