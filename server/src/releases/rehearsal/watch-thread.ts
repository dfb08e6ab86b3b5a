import { workerData } from 'node:worker_threads';

/**
 * Ends the rehearsing process from a thread of its own, since an endless loop lets no timer of the main one run. What counts
 * is the work of the process, not the clock: on a busy machine a good release is slow.
 */
const EVERY_MS = 100;
/** V8's own limits leave out what lies outside of its heap. */
const MOST_BYTES = 700 * 1_048_576;
/** Without any work for so long: it waits for what never comes. The site's own answers end after five seconds. */
const STILL_MS = 8_000;
/** This thread alone needs less. */
const STILL_SHARE = 0.03;

const { longestMs } = workerData as { longestMs: number };
let before = worked();
let stillMs = 0;

setInterval(() => {
  const now = worked();
  stillMs = now - before < EVERY_MS * STILL_SHARE ? stillMs + EVERY_MS : 0;
  before = now;
  if (process.memoryUsage.rss() > MOST_BYTES) process.kill(process.pid, 'SIGKILL');
  else if (now > longestMs || stillMs > STILL_MS) process.kill(process.pid, 'SIGTERM');
}, EVERY_MS);

/** Milliseconds of processor time of the whole process. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
