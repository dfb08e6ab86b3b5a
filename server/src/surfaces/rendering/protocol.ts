import type { Answered } from 'shared-contracts/remote-app';
import type { RenderRequest, RenderResult } from 'shared-contracts/rendering';

/** Where a worker finds the two bundles of its pair. */
export interface WorkerFiles {
  shell: string;
  remote: string;
}

export interface Failure {
  name: string;
  message: string;
  /** HTTP status of a read that failed; a fault of the site, not of the release. */
  status: number | null;
}

export type ToWorker =
  | { kind: 'render'; job: number; request: RenderRequest }
  | { kind: 'answer'; read: number; answer: Answered<unknown> }
  | { kind: 'refused'; read: number; failure: Failure };

export type FromWorker =
  | { kind: 'loaded' }
  | { kind: 'read'; read: number; path: string; params: Record<string, string> }
  | { kind: 'result'; job: number; result: RenderResult }
  | { kind: 'failed'; job: number; failure: Failure };
