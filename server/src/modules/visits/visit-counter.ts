import type { VisitDimension } from '@vitrin/shared-contracts/visits';
import { retentionStart } from '../../platform/jobs/clock-check.ts';
import type { Db } from '../../platform/database/tables.ts';
import { dayAfter, istanbulDay } from '../../platform/istanbul-day.ts';
import { createAgentClasses } from './agent-classes.ts';
import { MAX_VALUES, OTHERS_LABEL, saveVisits, type DayCounts } from './visits.repository.ts';

/** A page view, or a request for an unknown address. */
export interface Visit {
  kind: 'page' | 'missing';
  path: string;
  language: string;
  /** Host of the referring page; null for our own pages and if there is none. */
  referrer: string | null;
  /** User agent; it determines device and bots, and is never stored. */
  agent: string;
  /** Called if the visit counts as one of a person, which may be known only after the bot patterns have loaded. */
  onCounted?: () => void;
}

/** Counts visits in memory: writing each would cost a commit. A crash may lose ten seconds of them (product §10). */
export interface VisitCounter {
  record(visit: Visit): void;
  flush(db: Db): Promise<void>;
}

/** Maximum number of visits that wait for the bot patterns to load. */
const MAX_WAITING = 500;

export function createVisitCounter(): VisitCounter {
  const agents = createAgentClasses();
  let sums = createSums();
  let waiting: Visit[] = [];

  const record = (visit: Visit): void => {
    const device = agents.classify(visit.agent);
    if (device === null) wait(visit);
    if (device === null || device === 'bot') return;
    sums.addAll(istanbulDay(), countsOf(visit, device));
    visit.onCounted?.();
  };
  const wait = (visit: Visit): void => {
    if (waiting.length >= MAX_WAITING) return;
    waiting.push(visit);
    if (waiting.length === 1) void classifyWaiting();
  };
  const classifyWaiting = async (): Promise<void> => {
    await agents.ready();
    const noted = waiting;
    waiting = [];
    for (const visit of noted) record(visit);
  };

  return {
    record,
    async flush(db) {
      if (waiting.length > 0) await classifyWaiting();
      // A slow clock would count visits on days that are over and whose sums are destroyed first.
      const first = dayAfter(istanbulDay(Date.parse(await retentionStart(db))), -1);
      const taken = sums.entries();
      sums = createSums();
      if (taken.length === 0) return;
      try {
        // One commit for all sums, because a request for the statistics waits for it.
        await db.transaction().execute(async (trx) => {
          for (const counts of taken)
            await saveVisits(trx, { ...counts, day: counts.day < first ? first : counts.day });
        });
      } catch (error) {
        for (const left of taken) sums.put(left);
        throw error;
      }
    },
  };
}

type Counted = [dimension: VisitDimension, value: string];

function countsOf({ kind, path, language, referrer }: Visit, device: string): Counted[] {
  if (kind === 'missing') return [['missing', path]];
  const counted: Counted[] = [
    ['page', path],
    ['language', language],
    ['device', device],
  ];
  if (referrer !== null) counted.push(['referrer', referrer]);
  return counted;
}

interface Sums extends DayCounts {
  counts: Map<string, number>;
}

function createSums() {
  const byKey = new Map<string, Sums>();
  const of = (day: string, dimension: VisitDimension): Map<string, number> => {
    const key = `${day} ${dimension}`;
    const known = byKey.get(key) ?? { day, dimension, counts: new Map<string, number>() };
    byKey.set(key, known);
    return known.counts;
  };
  return {
    addAll(day: string, counted: readonly Counted[]): void {
      for (const [dimension, value] of counted) addCapped(of(day, dimension), value, 1);
    },
    put({ day, dimension, counts }: DayCounts): void {
      for (const [value, count] of counts) addCapped(of(day, dimension), value, count);
    },
    entries: () => [...byKey.values()],
  };
}

/**
 * Adds to the count of a value. Values beyond the maximum number of distinct values are counted together, so that
 * clients cannot fill the memory.
 */
function addCapped(counts: Map<string, number>, value: string, count: number): void {
  const name = counts.has(value) || counts.size < MAX_VALUES ? value : OTHERS_LABEL;
  counts.set(name, (counts.get(name) ?? 0) + count);
}
