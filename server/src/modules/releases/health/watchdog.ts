import type { Unit } from '@vitrin/shared-contracts/releases';
import { createErrorRateWindow, WINDOW_MS, type ErrorRate, type ErrorRateWindow } from './error-rate-window.ts';

/** Fewer may be one user who retries, or one office with a broken proxy. */
const MIN_FAILING = 5;
/**
 * Shortly after a rollback caused by visitor reports, this many are needed, so that false reports would take twice as
 * many attackers.
 */
const MIN_FAILING_CERTAIN = 2 * MIN_FAILING;
/**
 * Below this share it is a problem of single browsers or networks: those visitors get the previous release as a
 * fallback anyway.
 */
const FAILING_SHARE = 0.5;
/**
 * Milliseconds before the next attempt when nothing could be done about the reports, as with no healthy release to roll
 * back to.
 */
const RETRY_MS = 60_000;

/** Whether a release that a browser received has started there. */
export interface StartReport {
  unit: Unit;
  id: string;
  /** Section that a page of the site shows; undefined for a page of the release itself, whose starts would hide one that fails. */
  section?: string | undefined;
  /** An address or, for staff, a user: an office behind one address counts as several reporters. */
  reporter: string;
  failed: boolean;
}

export interface Incident {
  unit: Unit;
  id: string;
  /** Source of the report: browsers, which an attacker can imitate, or the server itself. */
  source: 'visitors' | 'server';
  /** Reason in a sentence that staff read. */
  reason: string;
  /** True if so many reporters fail that the watchdog acts even shortly after an automatic rollback of the unit. */
  isCertain: boolean;
}

/** Takes a release away from visitors. */
export type TakeDown = (incident: Incident) => Promise<void>;

export interface Watchdog {
  record(report: StartReport): Promise<void>;
  /**
   * Acts on a failure that the server detected itself: needs no second report, and ignores the pause after visitor
   * reports.
   */
  reportServerFailure(incident: Omit<Incident, 'source' | 'isCertain'>): Promise<void>;
}

interface Entry {
  errors: ErrorRateWindow;
  reportedAt: number;
  lastAction: { at: number; isCertain: boolean } | null;
}

/**
 * Detects when a release fails too many of its visitors. Reports are unauthenticated, so each reporter counts once, and
 * only for releases that visitors get now. The most that false reports can achieve is that the last healthy release
 * goes live again, once an hour, or more often with twice as many reporters. Each process judges by its own visitors;
 * the first to decide moves the pointer, which the others then read.
 */
export function createWatchdog(takeDown: TakeDown, now: () => number = Date.now): Watchdog {
  const releases = new Map<string, Entry>();

  const entryOf = ({ unit, id, section = '' }: Pick<StartReport, 'unit' | 'id' | 'section'>) => {
    for (const [key, { reportedAt }] of releases) if (reportedAt < now() - WINDOW_MS) releases.delete(key);
    const key = `${unit} ${id} ${section}`;
    const entry = releases.get(key) ?? { errors: createErrorRateWindow(now), reportedAt: now(), lastAction: null };
    entry.reportedAt = now();
    releases.set(key, entry);
    return entry;
  };
  const evaluate = async (entry: Entry, incident: Incident): Promise<void> => {
    const { lastAction } = entry;
    if (lastAction && now() - lastAction.at < RETRY_MS && lastAction.isCertain === incident.isCertain) return;
    entry.lastAction = { at: now(), isCertain: incident.isCertain };
    await takeDown(incident);
  };

  return {
    async record({ unit, id, section, reporter, failed }) {
      const entry = entryOf({ unit, id, section });
      const rate = entry.errors.add(reporter, failed);
      const isCertain = rate.failing >= MIN_FAILING_CERTAIN;
      const reason = section === undefined ? failureReason(rate) : `“${section}” bölümü: ${failureReason(rate)}`;
      if (isIncident(rate)) await evaluate(entry, { unit, id, source: 'visitors', reason, isCertain });
    },
    reportServerFailure: (incident) => takeDown({ ...incident, source: 'server', isCertain: true }),
  };
}

function isIncident({ failing, reporters }: ErrorRate): boolean {
  return failing >= MIN_FAILING && failing >= reporters * FAILING_SHARE;
}

function failureReason({ failing, reporters }: ErrorRate): string {
  return `Son ${WINDOW_MS / 60_000} dakikada ${reporters} ziyaretçinin ${failing} tanesinde çalışmadı.`;
}
