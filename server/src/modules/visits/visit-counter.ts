import type { VisitDimension } from 'shared-contracts/visits';
import { periodStart } from '../../platform/jobs/clock.ts';
import type { Db } from '../../platform/database/tables.ts';
import { dayAfter, istanbulDay } from '../../platform/istanbul-day.ts';
import { createAgentClasses } from './agent-classes.ts';
import { MOST_VALUES, OTHERS, saveVisits, type DayCounts } from './visits.repository.ts';

/** A page view, or a request for an unknown address. */
export interface Visit {
  kind: 'page' | 'missing';
  path: string;
  language: string;
  /** Host of the referring page; null for our own pages and if there is none. */
  referrer: string | null;
  /** User agent; it determines device and bots, and is never stored. */
  agent: string;
}

/** Counts visits in memory: writing each would cost a commit. A crash may lose ten seconds of them (product §10). */
export interface VisitCounter {
  note(visit: Visit): void;
  flush(db: Db): Promise<void>;
}

/** Visits that came before the patterns of bots were loaded. */
const MOST_WAITING = 500;

export function createVisitCounter(): VisitCounter {
  const agents = createAgentClasses();
  let sums = createSums();
  let waiting: Visit[] = [];

  const note = (visit: Visit): void => {
    const device = agents.of(visit.agent);
    if (device === null) wait(visit);
    else if (device !== 'bot') sums.addAll(istanbulDay(), countsOf(visit, device));
  };
  const wait = (visit: Visit): void => {
    if (waiting.length >= MOST_WAITING) return;
    waiting.push(visit);
    if (waiting.length === 1) void settle();
  };
  const settle = async (): Promise<void> => {
    await agents.ready();
    const noted = waiting;
    waiting = [];
    for (const visit of noted) note(visit);
  };

  return {
    note,
    async flush(db) {
      if (waiting.length > 0) await settle();
      // A slow clock would count among days that are over, whose sums are destroyed first.
      const first = dayAfter(istanbulDay(Date.parse(await periodStart(db))), -1);
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
      for (const [dimension, value] of counted) add(of(day, dimension), value, 1);
    },
    put({ day, dimension, counts }: DayCounts): void {
      for (const [value, count] of counts) add(of(day, dimension), value, count);
    },
    entries: () => [...byKey.values()],
  };
}

/** Beyond the most distinct values, whoever sends them, they count together. */
function add(counts: Map<string, number>, value: string, count: number): void {
  const name = counts.has(value) || counts.size < MOST_VALUES ? value : OTHERS;
  counts.set(name, (counts.get(name) ?? 0) + count);
}
