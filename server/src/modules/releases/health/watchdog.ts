import type { Unit } from '@vitrin/shared-contracts/releases';
import {
  createErrorRateWindow,
  WINDOW_MS,
  type ErrorRate,
  type ErrorRateWindow,
  type FailureRates,
  type WindowReport,
} from './error-rate-window.ts';

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
export interface StartReport extends WindowReport {
  unit: Unit;
  id: string;
  /** Section that a page of the site shows; undefined for a page of the release itself, whose starts would hide one that fails. */
  section?: string | undefined;
  /** An address or, for staff, a user: an office behind one address counts as several reporters. */
  reporter: string;
}

/** A section that fails, with where. */
export interface FailingSection {
  name: string;
  /** Keys of all places at which it fails, as browsers report them. */
  places: readonly string[];
  /** True if the section as a whole fails for too few: only what is shown at this place can be taken away. */
  isOnlyThere: boolean;
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
  /** Undefined for a page of the release, and if a report does not say at which place the section failed. */
  section?: FailingSection | undefined;
}

/** Takes a release, or one of its sections, away from visitors. */
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
  /** By the place that it was about; an empty text for the release. */
  lastActions: Map<string, { at: number; isCertain: boolean }>;
}

/** Reports whether a release shows no section at a place any more; what was reported about it before is settled. */
type IsSwitchedOff = (release: Pick<StartReport, 'unit' | 'id'>, place: string) => boolean;

/**
 * Detects when a release fails too many of its visitors. Reports are unauthenticated, so each reporter counts once, and
 * only for releases that visitors get now. The most that false reports can achieve is that the last healthy release
 * goes live again, once an hour, or more often with twice as many reporters. Each process judges by its own visitors;
 * the first to decide moves the pointer, which the others then read.
 */
export function createWatchdog(
  takeDown: TakeDown,
  isSwitchedOff: IsSwitchedOff,
  now: () => number = Date.now,
): Watchdog {
  const releases = new Map<string, Entry>();

  const entryOf = ({ unit, id, section = '' }: Pick<StartReport, 'unit' | 'id' | 'section'>) => {
    for (const [key, { reportedAt }] of releases) if (reportedAt < now() - WINDOW_MS) releases.delete(key);
    const key = `${unit} ${id} ${section}`;
    const isIgnored = (place: string | undefined) => place !== undefined && isSwitchedOff({ unit, id }, place);
    const entry = releases.get(key) ?? {
      errors: createErrorRateWindow(now, isIgnored),
      reportedAt: now(),
      lastActions: new Map(),
    };
    entry.reportedAt = now();
    releases.set(key, entry);
    return entry;
  };
  const evaluate = async (entry: Entry, incident: Incident): Promise<void> => {
    const { lastActions } = entry;
    for (const [subject, { at }] of lastActions) if (now() - at >= RETRY_MS) lastActions.delete(subject);
    // False reports about one place must not delay what is decided about the release.
    const subject = incident.section?.isOnlyThere ? incident.section.places.join() : '';
    if (lastActions.get(subject)?.isCertain === incident.isCertain) return;
    lastActions.set(subject, { at: now(), isCertain: incident.isCertain });
    await takeDown(incident);
  };

  return {
    async record({ unit, id, section, ...report }) {
      const entry = entryOf({ unit, id, section });
      const rates = entry.errors.add(report);
      const failure = rates && failureIn(rates, section, report.place);
      if (failure) await evaluate(entry, { unit, id, source: 'visitors', ...failure });
    },
    reportServerFailure: (incident) => takeDown({ ...incident, source: 'server', isCertain: true }),
  };
}

type Failure = Pick<Incident, 'reason' | 'isCertain' | 'section'>;

/** Returns what fails for too many reporters: the section or page as a whole or, if that works for most, one place. */
function failureIn(rates: FailureRates, section: string | undefined, place: string | undefined): Failure | null {
  if (isIncident(rates)) {
    const places = [...rates.places].filter((each) => each !== undefined);
    const isKnown = section !== undefined && places.length === rates.places.size;
    return failureOf(rates, section, isKnown ? { places, isOnlyThere: false } : null);
  }
  if (section === undefined || place === undefined || !isIncident(rates.here)) return null;
  return failureOf(rates.here, section, { places: [place], isOnlyThere: true });
}

function failureOf(rate: ErrorRate, name: string | undefined, where: Omit<FailingSection, 'name'> | null): Failure {
  const isCertain = rate.failing >= MIN_FAILING_CERTAIN;
  if (name === undefined) return { reason: failureReason(rate), isCertain };
  const reason = `“${name}” bölümü: ${failureReason(rate)}`;
  return { reason, isCertain, ...(where && { section: { name, ...where } }) };
}

function isIncident({ failing, reporters }: ErrorRate): boolean {
  return failing >= MIN_FAILING && failing >= reporters * FAILING_SHARE;
}

function failureReason({ failing, reporters }: ErrorRate): string {
  return `Son ${WINDOW_MS / 60_000} dakikada ${reporters} ziyaretçinin ${failing} tanesinde çalışmadı.`;
}
