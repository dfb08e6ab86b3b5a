import type { RenderResult, SectionResult } from '@vitrin/shared-contracts/rendering';
import type { DependentRead } from '../../platform/http/response-cache.ts';
import type { RenderFailure } from './render-failure.ts';

/** What was rendered, with the reads of the site that it was made from. */
interface Rendered<Result> {
  result: Result;
  reads: readonly DependentRead[];
}

/** A rendered page. */
export type RenderedPage = Rendered<RenderResult>;
/** A rendered section of a remote. */
export type RenderedSection = Rendered<SectionResult>;

export interface Job<Result> {
  resolve(result: Result): void;
  reject(error: RenderFailure): void;
}

/** Renderings of one kind in flight in a process. */
export interface Jobs<Result> {
  add(): { id: number; rendered: Promise<Rendered<Result>> };
  /** Undefined: the job was not requested or has already finished. */
  remove(id: number): Job<Result> | undefined;
}

/** All renderings in flight in a process. */
export interface ProcessJobs {
  pages: Jobs<RenderResult>;
  sections: Jobs<SectionResult>;
  isEmpty(): boolean;
  /** Adds a read to its rendering; the read of one that has been sent is ignored. */
  addRead(id: number, read: DependentRead): void;
  /** Returns a job of either kind that has failed, as `remove` does. */
  removeFailed(id: number): Pick<Job<never>, 'reject'> | undefined;
  rejectAll(error: RenderFailure): void;
}

/** Creates the lists of renderings in flight in a process. No two jobs have the same id. */
export function createJobs(): ProcessJobs {
  let last = 0;
  const nextId = () => (last += 1);
  const pages = createList<RenderResult>(nextId);
  const sections = createList<SectionResult>(nextId);
  const lists = [pages, sections];
  return {
    pages,
    sections,
    isEmpty: () => lists.every((list) => list.isEmpty()),
    addRead: (id, read) => lists.forEach((list) => list.addRead(id, read)),
    removeFailed: (id) => pages.remove(id) ?? sections.remove(id),
    rejectAll: (error) => lists.forEach((list) => list.rejectAll(error)),
  };
}

function createList<Result>(nextId: () => number) {
  const jobs = new Map<number, Job<Result> & { reads: DependentRead[] }>();
  return {
    isEmpty: () => jobs.size === 0,
    add() {
      const { promise: rendered, resolve, reject } = Promise.withResolvers<Rendered<Result>>();
      const reads: DependentRead[] = [];
      const id = nextId();
      jobs.set(id, { reads, resolve: (result) => resolve({ result, reads }), reject });
      return { id, rendered };
    },
    addRead(id: number, read: DependentRead): void {
      jobs.get(id)?.reads.push(read);
    },
    remove(id: number): Job<Result> | undefined {
      const job = jobs.get(id);
      jobs.delete(id);
      return job;
    },
    rejectAll(error: RenderFailure): void {
      for (const job of jobs.values()) job.reject(error);
      jobs.clear();
    },
  };
}
