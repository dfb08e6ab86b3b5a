import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { serverEntry, type Unit } from 'shared-contracts/releases';
import type { RemoteContext } from 'shared-contracts/remote-app';
import type { StoredRelease } from '../../releases/registry.ts';
import type { RenderRequest, RenderResult } from 'shared-contracts/rendering';
import { RenderFailure, startPair, type RenderPair } from './render-pair.ts';

/** Exceptions may hang on one request; after this many a release is set aside. */
const STRIKES = 3;

export interface Renderer {
  /** Renders with the first release that can; null when none is left. A failed read of the site throws. */
  render(shell: StoredRelease, candidates: readonly StoredRelease[], request: RenderRequest): Promise<Rendered | null>;
  /** Renders once in a worker of its own; throws what went wrong. */
  rehearse(shell: StoredRelease, release: StoredRelease, request: RenderRequest): Promise<void>;
  close(): Promise<void>;
}

export interface Rendered {
  release: StoredRelease;
  result: RenderResult;
}

export interface RendererOptions {
  read: RemoteContext['read'];
  log: FastifyBaseLogger;
  onFault: (fault: { unit: Unit; release_id: string; phase: string; message: string }) => void;
}

export function createRenderer({ read, log, onFault }: RendererOptions): Renderer {
  const pairs = new Map<string, RenderPair>();
  const strikes = new Map<string, number>();

  const pairFor = (shell: StoredRelease, remote: StoredRelease): RenderPair => {
    const key = `${shell.descriptor.id}+${remote.descriptor.id}`;
    const known = pairs.get(key);
    if (known) return known;
    const files = { shell: serverFile(shell), remote: serverFile(remote) };
    const pair = startPair(files, read, () => pairs.delete(key));
    pairs.set(key, pair);
    return pair;
  };

  const strike = ({ descriptor }: StoredRelease, failure: RenderFailure) => {
    const count = failure.fatal ? STRIKES : (strikes.get(descriptor.id) ?? 0) + 1;
    strikes.set(descriptor.id, count);
    const setAside = count >= STRIKES;
    log.error(
      { unit: descriptor.unit, release: descriptor.id, setAside, reason: failure.message },
      'server half failed',
    );
    onFault({
      unit: descriptor.unit,
      release_id: descriptor.id,
      phase: 'server',
      message: failure.message.slice(0, 300),
    });
  };

  const isUsable = ({ descriptor }: StoredRelease) =>
    serverEntry in descriptor.server && (strikes.get(descriptor.id) ?? 0) < STRIKES;

  return {
    async render(shell, candidates, request) {
      for (const release of candidates.filter(isUsable)) {
        try {
          return { release, result: await pairFor(shell, release).render(request) };
        } catch (error) {
          if (!(error instanceof RenderFailure) || error.status !== null) throw error;
          strike(release, error);
        }
      }
      return null;
    },
    async rehearse(shell, release, request) {
      if (!(serverEntry in release.descriptor.server)) return;
      const pair = startPair({ shell: serverFile(shell), remote: serverFile(release) }, read, () => undefined);
      try {
        await pair.render(request);
      } finally {
        await pair.close();
      }
    },
    async close() {
      await Promise.all([...pairs.values()].map((pair) => pair.close()));
    },
  };
}

function serverFile({ folder }: StoredRelease): string {
  return path.join(folder, 'ssr', serverEntry);
}
