import type { VitalClass, VitalName } from './release-management.ts';
import type { FaultPhase, RemoteName } from './releases.ts';

/** Phases of faults that a browser can detect. The server itself detects faults in the server bundle. */
export type BrowserPhase = Exclude<FaultPhase, 'server'>;
/** Phases of faults that a browser can report. */
export const browserPhases = [
  'load',
  'start',
  'render',
  'blank',
  'freeze',
  'navigate',
] as const satisfies readonly BrowserPhase[];

/** Body of `POST /api/releases/faults`. */
export interface FaultReport {
  remote: RemoteName;
  id: string;
  phase: BrowserPhase;
  message: string;
  /** True when the page kept working: the fault is logged but does not count as a failed start. */
  survived: boolean;
  /** Name of the section that failed on a page of the site; missing for a page of the remote. */
  section?: string | undefined;
  /** Key of the place of the section, as the document names it; missing in reports of older shells. */
  place?: string | undefined;
}

/**
 * Body of `POST /api/releases/health`: a successful start or, with `vitals`, the web vitals of a visit. It holds no
 * data about the visitor.
 */
export interface HealthReport {
  remote: RemoteName;
  id: string;
  /** Release id of the shell; its health is derived from the reports of the remotes that run in it. */
  shell: string;
  vitals?: Partial<Record<VitalName, VitalClass | undefined>> | undefined;
  /** Name of the section that has started on a page of the site; missing for a page of the remote. */
  section?: string | undefined;
  /** Key of the place of the section, as the document names it; missing in reports of older shells. */
  place?: string | undefined;
}
