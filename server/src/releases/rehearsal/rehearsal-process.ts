import module from 'node:module';
import { Worker } from 'node:worker_threads';
import type { FromRehearsal, Rehearsal, ToRehearsal } from './protocol.ts';

module.enableCompileCache();

/** Runs in a process of its own, with nothing in its environment: whatever a release does here ends with it. */
const { createReads } = await import('./reads.ts');
const watch = new Worker(new URL('./watch-thread.ts', import.meta.url), {
  workerData: { longestMs: Number(process.argv[2]) },
  env: {},
});
watch.unref();
const reads = createReads(tell);

process.on('message', (message: ToRehearsal) => {
  if (message.kind === 'begin') void begin(message.rehearsal);
  else reads.settle(message);
});
tell({ kind: 'ready' });

async function begin(rehearsal: Rehearsal): Promise<void> {
  try {
    const { pagesOf, rehearseServerHalf } = await import('./server-half.ts');
    const pages = pagesOf(await pathsInBrowser(rehearsal));
    if (rehearsal.isRendered) await rehearseServerHalf(rehearsal, pages, reads.read);
    tell({ kind: 'sound' });
  } catch (error) {
    tell({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) });
  }
}

async function pathsInBrowser({ boot, shell, remote, firstPage }: Rehearsal): Promise<string[]> {
  if (!boot) return firstPage === null ? [] : [firstPage];
  const { rehearseBrowserHalf } = await import('./browser-half.ts');
  return (await rehearseBrowserHalf(boot, shell, remote)).map(({ path }) => path);
}

function tell(message: FromRehearsal): void {
  process.send?.(message);
}
