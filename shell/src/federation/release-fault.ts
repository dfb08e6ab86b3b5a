import type { BrowserPhase } from '@vitrin/shared-contracts/release-reports';

/** A failure of a release in this browser, with its phase and cause. */
export class ReleaseFault extends Error {
  readonly phase: BrowserPhase;
  constructor(phase: BrowserPhase, cause: unknown) {
    super(String(cause), { cause });
    this.phase = phase;
  }
}
