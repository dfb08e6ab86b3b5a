import type { Unit } from 'shared-contracts/releases';
import { createErrorRateWindow, WINDOW_MS, type ErrorRate, type ErrorRateWindow } from './error-rate-window.ts';

/** Fewer may be one person trying again and again, or one office with a broken proxy. */
const LEAST_FAILING = 5;
/** Soon after a release was rolled back by what visitors reported, false reports would need as many liars again. */
const CERTAIN_FAILING = 2 * LEAST_FAILING;
/** Where most start well, it is some browser's or network's incident: these visitors get the release before by themselves. */
const FAILING_SHARE = 0.5;
/** Where nothing could be done about the reports, as with no healthy release left, it is tried again after this long. */
const AGAIN_MS = 60_000;

/** Whether a release that a browser received has started there. */
export interface StartReport {
  unit: Unit;
  id: string;
  /** An address or, for staff, a user: an office behind one address counts as several reporters. */
  reporter: string;
  failed: boolean;
}

export interface Incident {
  unit: Unit;
  id: string;
  /** Who reports it: browsers, which anybody can be, or the server itself. */
  seenBy: 'visitors' | 'server';
  /** Why, in a sentence that staff read. */
  reason: string;
  /** True if so many reporters fail that the watchdog acts even shortly after an automatic rollback of the unit. */
  isCertain: boolean;
}

/** Takes a release away from visitors. */
export type TakeDown = (incident: Incident) => Promise<void>;

export interface Watchdog {
  record(report: StartReport): Promise<void>;
  /** What the server has seen itself needs no second report, and waits for nothing that visitors have reported. */
  act(incident: Omit<Incident, 'seenBy' | 'isCertain'>): Promise<void>;
}

interface Entry {
  errors: ErrorRateWindow;
  reportedAt: number;
  acted: { at: number; isCertain: boolean } | null;
}

/**
 * Detects when a release fails too many of its visitors. Reports are unauthenticated, so each reporter counts once, and
 * only for releases that visitors get now. The most that false reports can achieve is that the last healthy release
 * goes live again, once an hour, or more often with twice as many reporters. Each process judges by its own visitors;
 * the first to decide moves the pointer, which the others then read.
 */
export function createWatchdog(takeDown: TakeDown, now: () => number = Date.now): Watchdog {
  const releases = new Map<string, Entry>();

  const entryOf = (unit: Unit, id: string) => {
    for (const [key, { reportedAt }] of releases) if (reportedAt < now() - WINDOW_MS) releases.delete(key);
    const key = `${unit} ${id}`;
    const entry = releases.get(key) ?? { errors: createErrorRateWindow(now), reportedAt: now(), acted: null };
    entry.reportedAt = now();
    releases.set(key, entry);
    return entry;
  };
  const decide = async (incident: Incident): Promise<void> => {
    const entry = entryOf(incident.unit, incident.id);
    const { acted } = entry;
    if (acted && now() - acted.at < AGAIN_MS && acted.isCertain === incident.isCertain) return;
    entry.acted = { at: now(), isCertain: incident.isCertain };
    await takeDown(incident);
  };

  return {
    async record({ unit, id, reporter, failed }) {
      const rate = entryOf(unit, id).errors.add(reporter, failed);
      const isCertain = rate.failing >= CERTAIN_FAILING;
      if (isIncident(rate)) await decide({ unit, id, seenBy: 'visitors', reason: reasonOf(rate), isCertain });
    },
    act: (incident) => takeDown({ ...incident, seenBy: 'server', isCertain: true }),
  };
}

function isIncident({ failing, reporters }: ErrorRate): boolean {
  return failing >= LEAST_FAILING && failing >= reporters * FAILING_SHARE;
}

function reasonOf({ failing, reporters }: ErrorRate): string {
  return `Son ${WINDOW_MS / 60_000} dakikada ${reporters} ziyaretçinin ${failing} tanesinde çalışmadı.`;
}
