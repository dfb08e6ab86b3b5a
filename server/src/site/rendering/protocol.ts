import type { ReadResult } from '@vitrin/shared-contracts/remote-app';
import type { RenderRequest, RenderResult, SectionRequest, SectionResult } from '@vitrin/shared-contracts/rendering';

/** A server bundle as its release describes it. */
export interface ServerBundle {
  file: string;
  /** SHA-384; null when the release has no hash for the file, so that it must not run. */
  integrity: string | null;
}

/** The server bundles of shell and remote that a process loads. */
export interface PairFiles {
  shell: ServerBundle;
  remote: ServerBundle;
}

/** The code of a server bundle whose integrity was verified. */
export interface ServerCode {
  name: string;
  code: string;
}

export interface Failure {
  name: string;
  message: string;
  /** HTTP status of a failed read; a fault of the site, not of the release. */
  status: number | null;
}

export type ToProcess =
  | { kind: 'load'; shell: ServerCode; remote: ServerCode }
  | { kind: 'render'; job: number; request: RenderRequest }
  | { kind: 'section'; job: number; request: SectionRequest }
  | { kind: 'answer'; read: number; answer: ReadResult<unknown> }
  | { kind: 'refused'; read: number; failure: Failure };

export type FromProcess =
  | { kind: 'ready' }
  /** The shell's server bundle has run; the remote's is next. */
  | { kind: 'loading'; bundle: 'remote' }
  | { kind: 'broken'; failure: Failure }
  | { kind: 'loaded' }
  | { kind: 'read'; job: number; read: number; path: string; params: Record<string, string> }
  | { kind: 'result'; job: number; result: RenderResult }
  | { kind: 'section-result'; job: number; result: SectionResult }
  | { kind: 'unmatched'; job: number }
  | { kind: 'failed'; job: number; failure: Failure };
