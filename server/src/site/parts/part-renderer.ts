import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Branding } from '@vitrin/shared-contracts/branding';
import { defaultLanguage, type Language } from '@vitrin/shared-contracts/languages';
import { testedPlace, type SectionRequest } from '@vitrin/shared-contracts/rendering';
import { exampleValues } from '../../modules/releases/sections/section-cases.ts';
import type { StoredRelease } from '../../releases/serving/registry.ts';
import { limitConcurrency } from '../../platform/concurrency-limiter.ts';
import type { ContentVersion } from '../../platform/database/content-version.ts';
import { checkedMarkup, RefusedMarkup } from '../rendering/check-markup.ts';
import { RenderFailure } from '../rendering/render-failure.ts';
import { createPairs, type PairLimits, type PairRecycling } from '../rendering/render-pairs.ts';
import type { ServerFault } from '../rendering/server-fault.ts';
import type { ReadSite } from '../site-reads.ts';
import { createKeptFragments, noKeptFragments, type Fragment } from './kept-fragments.ts';

/** Milliseconds for which a place shows its fallback after its section has failed there. */
const PAUSE_MS = 5 * 60_000;
/** Far more than a site has places; values that change all the time must not fill the memory. */
const MAX_PAUSED = 1_000;
/** Failing places of one section, with different values, after which its release is the cause. */
const MAX_FAILING_PLACES = 2;
/** Renderings that wait for a process; further ones show their fallback. */
const MAX_WAITING = 20;
/** Processes of sections; each has the bundles of the shell and of one remote. */
const LIMITS: PairLimits = { processes: 4, idleMs: 30_000 };
const ENDS_WHEN_IDLE = { pages: 1, idleMs: LIMITS.idleMs, isReplaced: false };
const RECYCLING: PairRecycling = { site: ENDS_WHEN_IDLE, signIn: ENDS_WHEN_IDLE };

/** A section that is rendered at one place. */
export interface PartRequest extends Omit<SectionRequest, 'branding' | 'language'> {
  shell: StoredRelease;
  remote: StoredRelease;
  branding: Branding;
  language: Language;
}

/** Renders sections of remotes, in processes of their own: a section that hangs cannot stop a page. */
export interface PartRenderer {
  /** Returns a fragment whose markup was checked; null if its place has to show the fallback. Never rejects. */
  render(request: PartRequest): Promise<Fragment | null>;
  /** Reports whether another release has to be used if there is one. */
  isBlocked(release: StoredRelease): boolean;
  close(): Promise<void>;
}

export interface PartRendererOptions {
  read: ReadSite;
  log: FastifyBaseLogger;
  onFault: (fault: ServerFault) => void;
  /** Null: no fragment is kept, because the content is not saved. */
  contentVersion: Pick<ContentVersion, 'current' | 'of'> | null;
}

/** Creates the renderer of sections. */
export function createPartRenderer({ read, log, onFault, contentVersion }: PartRendererOptions): PartRenderer {
  const pairs = createPairs(read, RECYCLING, LIMITS);
  const queues = new WeakMap<StoredRelease, ReturnType<typeof limitConcurrency>>();
  const fragments = contentVersion ? createKeptFragments(contentVersion) : noKeptFragments;
  const paused = new LRUCache<string, true>({ max: MAX_PAUSED, ttl: PAUSE_MS });
  /** Keyed by the registry's objects: after a decision of staff about the unit, its releases are trusted again. */
  const blocked = new WeakSet<StoredRelease>();
  const failing = new WeakMap<StoredRelease, Map<string, Set<string>>>();
  const inFlight = new Map<string, Promise<Fragment | null>>();
  let isClosed = false;

  /** Renders one section of a release at a time, so that the end of its process has one cause. */
  const renderNow = async ({ shell, remote, ...request }: PartRequest): Promise<Fragment> => {
    const queue = queues.get(remote) ?? limitConcurrency({ running: 1, waiting: MAX_WAITING });
    queues.set(remote, queue);
    const { result, reads } = await queue(() => pairs.of(shell, remote).renderSection(request));
    return { html: checkedMarkup(result.html, request.id), data: result.data, reads };
  };

  const report = ({ remote: { descriptor }, name }: PartRequest, reason: string, isBlocked: boolean) => {
    const message = `“${name}” bölümü: ${reason}`.slice(0, 300);
    log.error({ unit: descriptor.unit, release: descriptor.id, isBlocked, reason: message }, 'section not rendered');
    onFault({ unit: descriptor.unit, release_id: descriptor.id, phase: 'server', message, isBlocked });
  };

  /** The values of one place may be the cause: its release is one only if its own example or another place fails too. */
  const judge = async (request: PartRequest, key: string, reason: string): Promise<void> => {
    const { remote, name } = request;
    const places = failing.get(remote) ?? new Map<string, Set<string>>();
    const keys = (places.get(name) ?? new Set()).add(key);
    failing.set(remote, places.set(name, keys));
    const isCause = !blocked.has(remote) && (keys.size >= MAX_FAILING_PLACES || (await failsWithExample(request)));
    if (isCause) blocked.add(remote);
    report(request, reason, isCause);
  };
  const failsWithExample = async (request: PartRequest): Promise<boolean> => {
    const declaration = request.remote.descriptor.sections?.[request.name];
    if (!declaration) return false;
    try {
      await renderNow({
        ...request,
        ...testedPlace,
        values: exampleValues(declaration),
        language: defaultLanguage,
      });
      return false;
    } catch (error) {
      return isOwnFailure(error);
    }
  };

  const renderNew = async (request: PartRequest, key: string): Promise<Fragment | null> => {
    const version = contentVersion?.current() ?? 0;
    try {
      const fragment = await renderNow(request);
      fragments.keep(key, fragment, version);
      return fragment;
    } catch (error) {
      // What ends with the server is no failure.
      if (isClosed) return null;
      if (isOwnFailure(error)) {
        paused.set(key, true);
        void judge(request, key, error.message);
      } else log.warn({ err: error, section: request.name }, 'section not rendered');
      return null;
    }
  };

  return {
    async render(request) {
      const key = keyOf(request);
      const kept = fragments.get(key);
      if (kept) return kept;
      if (paused.has(key)) return null;
      const rendering = inFlight.get(key) ?? renderNew(request, key).finally(() => inFlight.delete(key));
      inFlight.set(key, rendering);
      return rendering;
    },
    isBlocked: (release) => blocked.has(release),
    close() {
      isClosed = true;
      return pairs.close();
    },
  };
}

/** Reports whether the section itself has failed, not the site. A read that finds nothing is its own failure. */
function isOwnFailure(error: unknown): error is Error {
  if (error instanceof RefusedMarkup) return true;
  if (!(error instanceof RenderFailure) || error.bundle === 'shell') return false;
  return error.status === null || error.status < 500;
}

function keyOf({ shell, remote, ...request }: PartRequest): string {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return `${shell.descriptor.id} ${remote.descriptor.unit} ${remote.descriptor.id} ${hash}`;
}
