import type { RenderResult } from '@vitrin/shared-contracts/rendering';
import type { DependentRead } from '../../platform/http/response-cache.ts';
import type { RenderFailure } from './render-failure.ts';

/** A rendered page, with the reads of the site that it was made from. */
export interface RenderedPage {
  result: RenderResult;
  reads: readonly DependentRead[];
}

export interface Job {
  resolve(result: RenderResult): void;
  reject(error: RenderFailure): void;
}

/** Creates the list of renderings in flight in a process. */
export function createJobs() {
  const jobs = new Map<number, Job & { reads: DependentRead[] }>();
  let last = 0;
  return {
    isEmpty: () => jobs.size === 0,
    add(): { id: number; rendered: Promise<RenderedPage> } {
      const { promise: rendered, resolve, reject } = Promise.withResolvers<RenderedPage>();
      const reads: DependentRead[] = [];
      last += 1;
      jobs.set(last, { reads, resolve: (result) => resolve({ result, reads }), reject });
      return { id: last, rendered };
    },
    /** Adds a read to its page; the read of a page that has been sent is ignored. */
    addRead(id: number, read: DependentRead): void {
      jobs.get(id)?.reads.push(read);
    },
    /** Undefined: the job was not requested or has already finished. */
    remove(id: number): Job | undefined {
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
