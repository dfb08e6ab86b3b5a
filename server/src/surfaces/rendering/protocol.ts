import type { Branding } from 'shared-contracts/branding';
import type { HydrationData } from 'shared-contracts/boot';
import type { Language } from 'shared-contracts/languages';
import type { Answered, Head } from 'shared-contracts/remote-app';

/** One page to render. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  language: Language;
  branding: Branding;
}

export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; html: string; head: Head | null; hydration: HydrationData };

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
