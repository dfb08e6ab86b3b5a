import type { Failure, PairFiles } from './protocol.ts';

interface FailureKind {
  fatal: boolean;
  status?: number | null;
  bundle?: keyof PairFiles;
}

/** A rendering that did not happen. `fatal`: the release itself cannot be trusted any more. */
export class RenderFailure extends Error {
  readonly fatal: boolean;
  /** Set when a read of the site failed, which is no fault of the release. */
  readonly status: number | null;
  /** Whose server bundle it was. */
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
