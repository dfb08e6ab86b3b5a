import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { WorkerFiles } from './protocol.ts';

const HEAP_MB = 96;
const YOUNG_MB = 8;
const SOURCE = new URL('./render-worker.ts', import.meta.url).href;

/**
 * A render worker with an empty environment. It starts from two lines that turn the compile cache on first: with a warm
 * cache the worker never loads the compiler that strips types, which is 20 MB.
 */
export function startWorker(workerData: WorkerFiles): Worker {
  const cache = JSON.stringify(getCompileCacheDir() ?? null);
  const bootstrap = `import module from 'node:module';
if (${cache}) module.enableCompileCache(${cache});
await import(${JSON.stringify(SOURCE)});`;
  return new Worker(bootstrap, {
    eval: true,
    workerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
}
