import type { BrowserPhase } from 'shared-contracts/release-reports';

/** What ended the start of a release in this browser, and where. */
export class ReleaseFault extends Error {
  readonly phase: BrowserPhase;
  constructor(phase: BrowserPhase, cause: unknown) {
    super(String(cause), { cause });
    this.phase = phase;
  }
}
