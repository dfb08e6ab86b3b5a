import path from 'node:path';
import { serverEntry, type Unit } from '@vitrin/shared-contracts/releases';
import type { StoredRelease } from '../../releases/serving/registry.ts';
import type { ReadSite } from '../site-reads.ts';
import type { ServerBundle, PairFiles } from './protocol.ts';
import { startPair, type RenderPair } from './render-pair.ts';
import { toRetirable, type Recycling, type RetirablePair } from './retirable-pair.ts';

/** Processes of pages: enough for the live releases, candidates and a preview. */
const PAGES: PairLimits = { processes: 8, idleMs: 10 * 60_000 };
/**
 * A replacement takes some tenths of a second of one core to load its bundles. The sign-in has few pages, and each is
 * rendered once per state of the site, so its process ends without a replacement (decision 67).
 */
const RECYCLING: PairRecycling = {
  site: { pages: 100, idleMs: 10_000, isReplaced: true },
  signIn: { pages: 1, idleMs: 2_000, isReplaced: false },
};
const SIGN_IN: Unit = 'remote_auth';

/** When idle processes end, those of the sign-in and all others. */
export type PairRecycling = Readonly<Record<'site' | 'signIn', Recycling>>;

export interface PairLimits {
  /** Maximum number of processes. */
  processes: number;
  /** A process that has been idle for this long, in milliseconds, ends when another one starts. */
  idleMs: number;
}

/** The running processes, one per pair of releases. */
export interface RenderPairs {
  of(shell: StoredRelease, remote: StoredRelease): RenderPair;
  close(): Promise<void>;
}

/**
 * Creates the process list. Processes of releases that are no longer served end, so that many canaries do not leave
 * many processes.
 */
export function createPairs(read: ReadSite, recycling = RECYCLING, limits = PAGES): RenderPairs {
  /** Least recently used first. */
  const running = new Map<string, { pair: RetirablePair; usedAt: number }>();
  const retireUnused = (now: number) => {
    for (const [key, { pair, usedAt }] of running) {
      if (running.size < limits.processes && now - usedAt < limits.idleMs) return;
      running.delete(key);
      pair.retire();
    }
  };
  const forget = (key: string, pair: RetirablePair) => {
    if (running.get(key)?.pair === pair) running.delete(key);
  };
  const end = (key: string, pair: RetirablePair) => {
    forget(key, pair);
    pair.retire();
  };
  const start = (key: string, files: PairFiles, kind: keyof PairRecycling): RetirablePair => {
    const started = startPair(files, read, () => forget(key, pair));
    const onIdle = () => {
      if (recycling[kind].isReplaced) void replace(key, pair, files, kind).catch(() => undefined);
      else end(key, pair);
    };
    const pair = toRetirable(started, recycling[kind], onIdle);
    return pair;
  };
  /** Replaces a process by one that has loaded the same bundles; it keeps running if they do not load. */
  const replace = async (key: string, old: RetirablePair, files: PairFiles, kind: keyof PairRecycling) => {
    if (running.get(key)?.pair !== old) return;
    const replacement = start(key, files, kind);
    await replacement.load();
    const entry = running.get(key);
    if (entry?.pair !== old) return replacement.retire();
    entry.pair = replacement;
    old.retire();
  };
  return {
    of(shell, remote) {
      const key = [shell.descriptor.id, remote.descriptor.unit, remote.descriptor.id].join(' ');
      const usedAt = Date.now();
      const known = running.get(key)?.pair;
      running.delete(key);
      if (!known) retireUnused(usedAt);
      const kind = remote.descriptor.unit === SIGN_IN ? 'signIn' : 'site';
      const pair = known ?? start(key, filesOf(shell, remote), kind);
      running.set(key, { pair, usedAt });
      return pair;
    },
    async close() {
      await Promise.all([...running.values()].map(({ pair }) => pair.close()));
    },
  };
}

export function filesOf(shell: StoredRelease, remote: StoredRelease): PairFiles {
  return { shell: serverBundle(shell), remote: serverBundle(remote) };
}

function serverBundle({ folder, descriptor }: StoredRelease): ServerBundle {
  return { file: path.join(folder, 'ssr', serverEntry), integrity: descriptor.server[serverEntry] ?? null };
}
