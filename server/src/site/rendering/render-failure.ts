import type { Failure, PairFiles } from './protocol.ts';

interface FailureKind {
  fatal: boolean;
  status?: number | null;
  bundle?: keyof PairFiles;
}

/** A rendering that failed. `fatal`: the release itself can no longer be trusted. */
export class RenderFailure extends Error {
  readonly fatal: boolean;
  /** Set when a read of the site failed, which is not the fault of the release. */
  readonly status: number | null;
  /** The unit whose server bundle failed. */
  readonly bundle: keyof PairFiles;
  constructor(message: string, { fatal, status = null, bundle = 'remote' }: FailureKind) {
    super(message);
    this.name = 'RenderFailure';
    this.fatal = fatal;
    this.status = status;
    this.bundle = bundle;
  }
}

export function toFailure({ name, message, status }: Failure): RenderFailure {
  return new RenderFailure(`${name}: ${message}`, { fatal: false, status });
}
