import { limits } from '@vitrin/shared-contracts/limits';
import type { Db } from '../../platform/database/tables.ts';
import { createAgentClasses } from '../visits/agent-classes.ts';
import { saveMissing, type MissingCount } from './missing-addresses.repository.ts';

/** A request that ended in the 404 page. */
export interface MissingRequest {
  /** As `countedPath` returns it. */
  path: string;
  /** Page of this site with the link; null if it is not known. */
  linkedFrom: string | null;
  /** User agent; it tells bots from browsers, and is never stored. */
  agent: string;
}

/**
 * Counts addresses without a page in memory: a scan must not become a write for each request. A crash may lose ten
 * seconds of them (product §10).
 */
export interface MissingCounter {
  record(request: MissingRequest): void;
  flush(db: Db): Promise<void>;
}

/** Maximum number of requests that wait for the bot patterns to load. */
const MAX_WAITING = 200;

export function createMissingCounter(): MissingCounter {
  const agents = createAgentClasses();
  const counts = createCounts();
  let waiting: MissingRequest[] = [];

  const record = (request: MissingRequest): void => {
    const agent = agents.classify(request.agent);
    if (agent !== null) counts.add(countOf(request, agent === 'bot'));
    else if (waiting.length < MAX_WAITING && waiting.push(request) === 1) void countWaiting();
  };
  const countWaiting = async (): Promise<void> => {
    await agents.ready();
    const known = waiting;
    waiting = [];
    for (const request of known) record(request);
  };

  return {
    record,
    async flush(db) {
      if (waiting.length > 0) await countWaiting();
      const taken = counts.take();
      if (taken.length === 0) return;
      try {
        await saveMissing(db, taken);
      } catch (error) {
        for (const count of taken) counts.add(count);
        throw error;
      }
    },
  };
}

function countOf({ path, linkedFrom }: MissingRequest, isBot: boolean): MissingCount {
  const last_seen = new Date().toISOString();
  return { path, visitors: isBot ? 0 : 1, bots: isBot ? 1 : 0, last_seen, linked_from: linkedFrom };
}

/**
 * Keeps a limited number of paths. At twice the limit the least requested ones are dropped, so that a request costs the
 * same however many paths are known.
 */
function createCounts() {
  const { inMemory } = limits.missingAddresses;
  let byPath = new Map<string, MissingCount>();
  const mostRequested = () => [...byPath.values()].toSorted(compareCounts).slice(0, inMemory);
  return {
    add(count: MissingCount): void {
      byPath.set(count.path, sumOf(byPath.get(count.path), count));
      if (byPath.size >= 2 * inMemory) byPath = new Map(mostRequested().map((each) => [each.path, each]));
    },
    take(): MissingCount[] {
      const taken = mostRequested();
      byPath = new Map();
      return taken;
    },
  };
}

/** Browsers first: a scan that presents itself as a bot displaces no address that visitors miss. */
function compareCounts(a: MissingCount, b: MissingCount): number {
  return b.visitors - a.visitors || b.bots - a.bots || (a.last_seen < b.last_seen ? 1 : -1);
}

function sumOf(known: MissingCount | undefined, added: MissingCount): MissingCount {
  if (!known) return added;
  return {
    path: known.path,
    visitors: known.visitors + added.visitors,
    bots: known.bots + added.bots,
    last_seen: known.last_seen > added.last_seen ? known.last_seen : added.last_seen,
    linked_from: added.linked_from ?? known.linked_from,
  };
}
