import type { Unit } from '@vitrin/shared-contracts/releases';

/** A failure of a server bundle to render. */
export interface ServerFault {
  unit: Unit;
  release_id: string;
  phase: 'server';
  message: string;
  /** True when this process no longer uses the release. */
  isBlocked: boolean;
}
