import type { VitalClass, VitalName } from './release-management.ts';
import type { FaultPhase, RemoteName } from './releases.ts';

/** What a browser can see of a fault; the server bundle is the server's own to watch. */
export type BrowserPhase = Exclude<FaultPhase, 'server'>;
export const browserPhases = [
  'load',
  'start',
  'render',
  'blank',
  'freeze',
  'navigate',
] as const satisfies readonly BrowserPhase[];

/** Body of POST /api/releases/faults. */
export interface FaultReport {
  remote: RemoteName;
  id: string;
  phase: BrowserPhase;
  message: string;
  /** The page went on: noted, but no failed start. */
  survived: boolean;
}

/** Body of POST /api/releases/health: a start that went well or, with `vitals`, how such a page felt. Names nobody. */
export interface HealthReport {
  remote: RemoteName;
  id: string;
  /** The shell's own release, which fares as the remotes in it do. */
  shell: string;
  vitals?: Partial<Record<VitalName, VitalClass | undefined>> | undefined;
}
