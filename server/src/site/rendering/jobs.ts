import type { RenderResult } from 'shared-contracts/rendering';
import type { RenderFailure } from './render-failure.ts';

export interface Job {
  resolve(result: RenderResult): void;
  reject(error: RenderFailure): void;
}

/** Creates the list of renderings in flight in a process. */
export function createJobs() {
  const jobs = new Map<number, Job>();
  let last = 0;
  return {
    isEmpty: () => jobs.size === 0,
    add(): { id: number; rendered: Promise<RenderResult> } {
      const { promise: rendered, resolve, reject } = Promise.withResolvers<RenderResult>();
      last += 1;
      jobs.set(last, { resolve, reject });
      return { id: last, rendered };
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
